/** The colours of series, in order of assignment. People with colour blindness can tell them apart. */
export const SERIES_COLOURS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
] as const;

/** The colour of the remaining series, which share one. */
export const COLOUR_OF_OTHERS = 'var(--chart-others)';

/** The colour of a series by its index. */
export function seriesColour(place: number): string {
  return SERIES_COLOURS[place] ?? COLOUR_OF_OTHERS;
}
