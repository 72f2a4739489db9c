/** The colours of a roll, as a canvas takes them. */
export interface Palette {
  readonly ground: string;
  readonly sunken: string;
  readonly blackRow: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly whiteKey: string;
  readonly blackKey: string;
  readonly keyLine: string;
  readonly keyText: string;
  readonly litKeyText: string;
  /** One for each instrument. */
  readonly notes: readonly string[];
  /** A family of fonts. */
  readonly font: string;
}

/** How many instruments have a colour of their own. */
export const NOTE_COLOURS = 8;

/** Reads the colours of the theme that an element is shown in. */
export function paletteOf(element: HTMLElement): Palette {
  const colour = (name: string): string => resolved(element, name);
  return {
    ground: colour('--surface'),
    sunken: colour('--surface-sunken'),
    blackRow: colour('--roll-row'),
    line: colour('--roll-line'),
    text: colour('--text'),
    quiet: colour('--text-quiet'),
    accent: colour('--accent'),
    whiteKey: colour('--roll-white-key'),
    blackKey: colour('--roll-black-key'),
    keyLine: colour('--roll-key-line'),
    keyText: colour('--roll-key-text'),
    litKeyText: colour('--surface'),
    notes: Array.from({ length: NOTE_COLOURS }, (_, index) => colour(`--roll-note-${index}`)),
    font: getComputedStyle(element).fontFamily,
  };
}

/**
 * What a variable comes to. A canvas understands no `light-dark()`, so an element's own colour tells; one that changes
 * slowly would still tell the colour before.
 */
function resolved(element: HTMLElement, name: string): string {
  const { color: before, transition } = element.style;
  element.style.transition = 'none';
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.color = before;
  element.style.transition = transition;
  return color;
}

/** Calls back whenever the theme may have changed, until the returned function is called. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
