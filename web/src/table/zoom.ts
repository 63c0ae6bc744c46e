/** What was measured on the screen, in the units of an element that has grown with the page. */
export function localLength(element: Element): (measured: number) => number {
  const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return (measured) => measured / zoom;
}
