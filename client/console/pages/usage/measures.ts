import type { UsageRow } from '../../../../generated/types.ts';
import { written } from '../../components/facts.tsx';

/** What of the usage is counted. */
export interface Measure {
  readonly label: string;
  readonly of: (row: UsageRow) => number;
  /** An amount with what it counts. */
  readonly say: (amount: number) => string;
}

/** What usage can be counted in, in the order in which it is offered. */
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

/** Every name, in order. */
export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasureName);

/** Whether a text names a measure. */
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
