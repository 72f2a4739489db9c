import { useSyncExternalStore } from 'react';
import { followKeptTheme, THEME_PLACE } from './kept-theme.ts';

/** The theme of the console; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** All themes, in display order. */
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const CHANGED = 'patchbay-theme';

/** The theme and its setter; all windows of the browser stay in sync. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, shownTheme), choose];
}

function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === shown) ?? 'system';
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_PLACE);
    else localStorage.setItem(THEME_PLACE, theme);
  } catch {
    // Without storage, the choice applies until the page is left.
  }
  dispatchEvent(new Event(CHANGED));
}

function listen(onChange: () => void): () => void {
  const unfollow = followKeptTheme(onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    unfollow();
  };
}
