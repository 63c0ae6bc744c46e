export default {
  printWidth: 140,
  plugins: ["prettier-plugin-svelte", "./scripts/one-line-rules.js"],
};
