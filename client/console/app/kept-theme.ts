/** Where the browser keeps the look that was chosen. */
export const THEME_PLACE = 'patchbay.theme';

/**
 * Shows the look that was chosen last. The page runs it before anything is drawn, from a file of its own, so that
 * nobody sees another one first: it must not use anything of this file.
 */
export function showKeptTheme(place: string): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(place);
  } catch {
    // Without storage, the look follows the device.
  }
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
  else delete document.documentElement.dataset.theme;
}

/**
 * Shows the look that is chosen in another window of the browser, too.
 *
 * @param onChange - is told once it is shown
 * @returns a function that stops it
 */
export function followKeptTheme(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== THEME_PLACE && key !== null) return;
    showKeptTheme(THEME_PLACE);
    onChange();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
