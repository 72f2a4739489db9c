/** The heading of the page that is shown, where the keyboard goes on from when its place is gone. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** Takes the keyboard there, after what it was at has gone by being pressed. */
export function goOnFromHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}
