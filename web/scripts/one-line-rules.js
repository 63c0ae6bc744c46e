/** Prettier for our CSS: a rule written on one line stays on one line while it fits, as Prettier itself keeps objects. */
import { doc } from "prettier";
import * as postcss from "prettier/plugins/postcss";

const { group, line } = doc.builders;
const { mapDoc } = doc.utils;
const base = postcss.printers.postcss;

function isOneLine(node, text) {
  return node.type === "css-rule" && !text.slice(node.source.startOffset, node.source.endOffset).includes("\n");
}

/** The same layout, with breaks that happen only if the whole does not fit. */
function soften(printed) {
  return group(
    mapDoc(printed, (part) => {
      if (part.type === "break-parent") return "";
      return part.type === "line" && part.hard ? line : part;
    }),
  );
}

/** Prettier prints with the plugin that parsed. */
export const parsers = { css: postcss.parsers.css };

export const printers = {
  postcss: {
    ...base,
    print(path, options, print) {
      const printed = base.print(path, options, print);
      return isOneLine(path.node, options.originalText) ? soften(printed) : printed;
    },
  },
};
