import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Runes as a browser runs them, not as a server would.
  resolve: { conditions: ["browser"] },
  // Records that Python has written lie with its tests.
  server: { fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"], css: true },
});
