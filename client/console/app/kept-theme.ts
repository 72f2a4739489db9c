/** Local storage key of the chosen theme. */
export const THEME_PLACE = 'patchbay.theme';

/**
 * Applies the theme that was chosen last. The page runs this function before the first paint, from a file of its own,
 * to avoid a flash of another theme: it must not refer to anything else in this file.
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
 * Applies a theme that is chosen in another window of the browser.
 *
 * @param onChange - called after the theme was applied
 * @returns a function that unsubscribes
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
