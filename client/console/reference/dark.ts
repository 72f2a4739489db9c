import { followKeptTheme } from '../app/kept-theme.ts';

const DEVICE = matchMedia('(prefers-color-scheme: dark)');
/** What the styles of the package go by. */
const LOOKS = { dark: 'dark-mode', light: 'light-mode' } as const;

/** Whether the page is dark: as the console was last set to, else as the device is. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? DEVICE.matches : theme === 'dark';
}

/** Follows the look of the console, also as set in another window, and the device. */
export function followTheme(): void {
  DEVICE.addEventListener('change', show);
  followKeptTheme(show);
  // The package looks at its settings once, and goes back to what it saw then whenever the device changes.
  new MutationObserver(show).observe(document.body, { attributeFilter: ['class'] });
}

function show(): void {
  const dark = isDark();
  document.body.classList.toggle(LOOKS.dark, dark);
  document.body.classList.toggle(LOOKS.light, !dark);
}
