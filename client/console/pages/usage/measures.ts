import type { UsageRow } from '../../../../generated/types.ts';
import { written } from '../../components/facts.tsx';

/** A measure of usage. */
export interface Measure {
  readonly label: string;
  readonly of: (row: UsageRow) => number;
  /** Formats an amount with its unit. */
  readonly say: (amount: number) => string;
}

/** The measures of usage, in display order. */
export const MEASURES = {
  units: { label: 'Units', of: ({ units }) => Number(units), say: counted('unit', 'units') },
  requests: {
    label: 'Requests',
    of: ({ requests }) => requests,
    say: counted('request', 'requests'),
  },
  seconds: {
    label: 'Seconds of video',
    of: ({ seconds }) => seconds,
    say: counted('second of video', 'seconds of video'),
  },
  images: { label: 'Images', of: ({ images }) => images, say: counted('image', 'images') },
  songs: { label: 'Songs', of: ({ songs }) => songs, say: counted('song', 'songs') },
  tokens: {
    label: 'Tokens',
    of: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
    say: counted('token', 'tokens'),
  },
} as const satisfies Readonly<Record<string, Measure>>;

/** The name of a measure. */
export type MeasureName = keyof typeof MEASURES;

/** All names, in display order. */
export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);

/** Type guard for measure names. */
export function isMeasureName(text: string): text is MeasureName {
  return Object.hasOwn(MEASURES, text);
}

/** A measure by its name. */
export function measureNamed(name: MeasureName): Measure {
  return MEASURES[name];
}

function counted(one: string, many: string): (amount: number) => string {
  return (amount) => `${written(amount)} ${amount === 1 ? one : many}`;
}
