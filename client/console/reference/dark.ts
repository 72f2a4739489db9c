const DEVICE = matchMedia('(prefers-color-scheme: dark)');
const CHOICE = 'data-theme';

/** Whether the page is dark: as the console was last set to, else as the device is. */
export function isDark(): boolean {
  const chosen = document.documentElement.getAttribute(CHOICE);
  return chosen === null || chosen === 'system' ? DEVICE.matches : chosen === 'dark';
}

/** Tells of every change, also of one that is made in another window. */
export function followTheme(onChange: () => void): void {
  DEVICE.addEventListener('change', onChange);
  new MutationObserver(onChange).observe(document.documentElement, { attributeFilter: [CHOICE] });
}
