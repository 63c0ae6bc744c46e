import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `npm run dev` finds a server: `tafelrunde serve`, or `python dev/house.py`. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tafelrunde/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/rules": { target: server, bypass: (request) => (request.url?.endsWith(".md") ? undefined : request.url) },
    },
  },
});
