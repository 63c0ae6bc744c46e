/** Prettier for our CSS: a rule written on one line stays on one line while it fits, as Prettier itself keeps objects. */
import { doc } from "prettier";
import * as postcss from "prettier/plugins/postcss";

const { group, line, softline } = doc.builders;
const { mapDoc } = doc.utils;
const base = postcss.printers.postcss;

function isOneLine(node, text) {
  return node?.type === "css-rule" && !text.slice(node.source.startOffset, node.source.endOffset).includes("\n");
}

/** The same layout, with breaks that happen only if the whole does not fit. */
function soften(printed) {
  return mapDoc(printed, (part) => {
    if (part.type === "break-parent") return "";
    return part.type === "line" && part.hard ? line : part;
  });
}

/** A value of several parts begins with a break, after a space that stands there already. */
function withoutGap(printed) {
  return mapDoc(printed, (part) => {
    if (part.type !== "indent" || !part.contents[0]?.[0]?.hard) return part;
    return { ...part, contents: [softline, ...part.contents.slice(1)] };
  });
}

/** Prettier prints with the plugin that parsed. */
export const parsers = { css: postcss.parsers.css };

export const printers = {
  postcss: {
    ...base,
    print(path, options, print) {
      const printed = base.print(path, options, print);
      if (isOneLine(path.node, options.originalText)) return group(soften(printed));
      const isInside = path.node.type === "css-decl" && isOneLine(path.parent, options.originalText);
      return isInside ? withoutGap(printed) : printed;
    },
  },
};
