import { followKeptTheme } from '../app/kept-theme.ts';

const DEVICE = matchMedia('(prefers-color-scheme: dark)');
/** The class names that the package's styles depend on. */
const LOOKS = { dark: 'dark-mode', light: 'light-mode' } as const;

/** Whether the page is dark: according to the console's theme, otherwise to the device. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? DEVICE.matches : theme === 'dark';
}

/** Follows the console's theme, including changes in another window, and the device. */
export function followTheme(): void {
  DEVICE.addEventListener('change', show);
  followKeptTheme(show);
  // The package reads its configuration once, and reverts to it whenever the device's theme changes.
  new MutationObserver(show).observe(document.body, { attributeFilter: ['class'] });
}

function show(): void {
  const dark = isDark();
  document.body.classList.toggle(LOOKS.dark, dark);
  document.body.classList.toggle(LOOKS.light, !dark);
}
