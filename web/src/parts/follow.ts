/** Keeps the end of a list in sight: when something is added, and when the list itself gets smaller. Whoever has scrolled up stays there until they are back at the end. */
const SLACK = 24;

export function followEnd(list: HTMLElement): () => void {
  let isFollowing = true;
  const toEnd = (): void => {
    if (isFollowing) list.scrollTop = list.scrollHeight;
  };
  const notice = (): void => {
    isFollowing = list.scrollHeight - list.clientHeight - list.scrollTop <= SLACK;
  };
  const sizes = new ResizeObserver(toEnd);
  const contents = new MutationObserver(toEnd);
  sizes.observe(list);
  contents.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", notice, { passive: true });
  toEnd();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    list.removeEventListener("scroll", notice);
  };
}
