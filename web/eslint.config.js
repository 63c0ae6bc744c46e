import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

export default defineConfig(
  // Made by Python.
  { ignores: ["src/wire.ts", "src/games/*/contract.ts", "src/drawings/*.ts"] },
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: globals.browser, parserOptions: typed },
    rules: {
      // `_` is what must be named and is not needed, as in `{#each REGIONS as _, at}`.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // State is replaced, never changed in place; the maps and sets here are bookkeeping that no page watches.
      "svelte/prefer-svelte-reactivity": "off",
      // Rows of equal things (sockets, tokens, a list that never changes) have no identity to key by.
      "svelte/require-each-key": "off",
      // `{" "}` is a space that the compiler would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { ...typed, parser: typescript.parser, svelteConfig } },
    rules: {
      // Here the props of a component are `any` to the linter; svelte-check knows their types and checks them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["**/*.js"], extends: [typescript.configs.disableTypeChecked] },
  { files: ["*.js", "*.ts", "scripts/*.js"], languageOptions: { globals: globals.node } },
);
