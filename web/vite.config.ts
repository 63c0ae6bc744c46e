import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Where `npm run dev` finds a server: `tafelrunde serve`. */
const server = "http://127.0.0.1:8000";

/** Beside every text a brotli and a gzip form of it, which the server sends to browsers that read them. */
function compressed(): Plugin {
  let target = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (target = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(target, { recursive: true, encoding: "utf-8" })) {
        const path = join(target, name);
        if (!/\.(js|css|svg|html)$/.test(name) || statSync(path).size < 300) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            },
          }),
        );
      }
    },
  };
}

/** Catalogues without their comments and empty lines. */
function terse(): Plugin {
  return {
    name: "terse",
    enforce: "pre",
    apply: "build",
    load(id) {
      const [path, asked] = id.split("?");
      if (asked !== "raw" || !path?.endsWith(".ftl")) return null;
      const lines = readFileSync(path, "utf-8")
        .split("\n")
        .filter((line) => line.trim() && !line.startsWith("#"));
      return `export default ${JSON.stringify(lines.join("\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { discloseVersion: false, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } }),
    terse(),
    compressed(),
  ],
  build: {
    outDir: "../src/tafelrunde/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        entryFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // What every table needs comes in one piece: each piece more costs its headers.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "table", test: /src\/(net\/line|table\/(play|stage|steps|thing|zoom)|games\/(board|drag)|parts\/(Seal|Shield))\./ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/rules": server,
    },
  },
});
