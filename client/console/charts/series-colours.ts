/** The colours of series, in the order in which they are given out. Each is told from the others by whoever does not see all colours. */
export const SERIES_COLOURS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
] as const;

/** The colour of whatever has none of its own. */
export const COLOUR_OF_OTHERS = 'var(--chart-others)';

/** The colour of a series, by its place. */
export function seriesColour(place: number): string {
  return SERIES_COLOURS[place] ?? COLOUR_OF_OTHERS;
}
