/** The heading of the page that is shown, where the keyboard goes on from when its place is gone. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}
