const NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
const OCTAVE = 12;
/** Octave numbering in which middle C, note 60, is C4. */
const FIRST_OCTAVE = -1;
const A4 = { pitch: 69, hertz: 440 };

/** The name of a note, such as C4 for middle C. */
export function nameOf(pitch: number): string {
  const nearest = Math.round(pitch);
  return `${NAMES[stepOf(nearest)]}${Math.floor(nearest / OCTAVE) + FIRST_OCTAVE}`;
}

/** Whether a note is a black key. */
export function isBlack(pitch: number): boolean {
  return NAMES[stepOf(pitch)]?.endsWith('♯') === true;
}

/** Whether a note is a C, the first of an octave. */
export function isC(pitch: number): boolean {
  return stepOf(pitch) === 0;
}

/** The frequency of a note in equal temperament. */
export function hertzOf(pitch: number): number {
  return A4.hertz * 2 ** ((pitch - A4.pitch) / OCTAVE);
}

function stepOf(pitch: number): number {
  return ((pitch % OCTAVE) + OCTAVE) % OCTAVE;
}
