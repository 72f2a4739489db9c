import { useSyncExternalStore } from 'react';
import { followKeptTheme, THEME_PLACE } from './kept-theme.ts';

/** How the console looks; `system` is as the device does. */
export type Theme = 'system' | 'light' | 'dark';

/** All looks, in the order in which they are offered. */
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const CHANGED = 'patchbay-theme';

/** The look, and what changes it; every window of the browser follows. */
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
    // It holds until the page is left.
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
