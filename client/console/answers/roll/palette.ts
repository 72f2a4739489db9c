/** The colours of a piano roll, resolved for a canvas. */
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
  /** One colour per instrument. */
  readonly notes: readonly string[];
  /** A font family. */
  readonly font: string;
}

/** Number of distinct instrument colours. */
export const NOTE_COLOURS = 8;

/** Reads the theme's colours at an element. */
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
 * Resolves a CSS variable to a colour. A canvas does not understand `light-dark()`, so the computed colour of an
 * element is read; its transition is disabled, because it would still return the previous colour.
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

/** Calls `listener` whenever the theme may have changed. The returned function unsubscribes. */
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
