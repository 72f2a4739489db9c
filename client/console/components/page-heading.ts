/** The heading of the current page: the fallback for the focus when its element is gone. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** Moves the focus to the heading, after the pressed element was removed. */
export function goOnFromHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}
