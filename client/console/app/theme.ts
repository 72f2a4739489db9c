import { useSyncExternalStore } from 'react';

/** How the console looks; `system` is as the device does. */
export type Theme = 'system' | 'light' | 'dark';

/** All looks, in the order in which they are offered. */
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Where the browser keeps the look that was chosen. */
export const THEME_PLACE = 'patchbay.theme';

const CHANGED = 'patchbay-theme';

/**
 * Shows the look that was chosen last. The page runs it before anything is drawn, from a file of its own, so that
 * nobody sees another one first: it must not use anything of this file.
 */
export function showKeptTheme(place: string): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(place);
  } catch {
    // Where nothing may be kept, it is as on the device.
  }
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
  else delete document.documentElement.dataset.theme;
}

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
  const follow = ({ key }: StorageEvent): void => {
    if (key !== THEME_PLACE && key !== null) return;
    showKeptTheme(THEME_PLACE);
    onChange();
  };
  addEventListener(CHANGED, onChange);
  addEventListener('storage', follow);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', follow);
  };
}
