// Before the first paint, so that candlelight never flashes white.
try {
  const kept = JSON.parse(localStorage.getItem("tafelrunde") ?? "{}");
  const dark = kept.theme ? kept.theme === "candle" : matchMedia("(prefers-color-scheme: dark)").matches;
  if (dark) document.documentElement.dataset.theme = "candle";
} catch {
  // No storage, no wish: day.
}
