import type { JobFile } from '../job-files.ts';
import type { Given } from './client-needs.ts';

/** A file of a result, as far as it is known before it is there. */
export interface ExpectedFile {
  readonly kind: JobFile['kind'] | 'partial' | 'notes';
  /** The endings that it may have, without their dots. */
  readonly endings: readonly string[];
}

const PICTURES: readonly string[] = ['png', 'jpg', 'webp', 'gif', 'avif'];

/** The endings that files of each kind may be saved with. */
const ENDINGS: Readonly<Record<ExpectedFile['kind'], readonly string[]>> = {
  video: ['mp4', 'webm', 'mov', 'mkv'],
  song: ['mp3', 'wav', 'flac', 'ogg', 'opus', 'm4a'],
  picture: PICTURES,
  partial: PICTURES,
  cover: PICTURES,
  notes: ['json'],
};

/** How pictures of the contract's formats are saved. */
const ENDING_OF_FORMAT: ReadonlyMap<unknown, string> = new Map([
  [undefined, 'png'],
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
]);

/** Names are checked for so many pictures at most, however many are asked for. */
const MOST_PICTURES = 100;

/** The files of jobs that have not ended. How many pictures an older job makes is not known. */
const USUAL_KINDS = {
  video: ['video', 'cover'],
  image: ['picture'],
  music: ['song', 'song', 'cover', 'cover'],
} as const;

/** The files that a job of a kind makes as a rule. */
export function usualFiles(action: keyof typeof USUAL_KINDS): readonly ExpectedFile[] {
  return filesOfKinds(USUAL_KINDS[action]);
}

/** Files by what they are, in the order of the result. */
export function filesOfKinds(kinds: readonly ExpectedFile['kind'][]): readonly ExpectedFile[] {
  return kinds.map((kind) => ({ kind, endings: ENDINGS[kind] }));
}

/** The pictures that a request asks for, and behind them the unfinished states; the contract's own format is PNG. */
export function picturesOf(request: Given): readonly ExpectedFile[] {
  const { n = 1, output_format: format } = request;
  const ending = ENDING_OF_FORMAT.get(format);
  const endings = ending === undefined ? PICTURES : [ending];
  const files = (kind: ExpectedFile['kind'], count: number): readonly ExpectedFile[] =>
    Array.from({ length: count }, () => ({ kind, endings }));
  return [...files('picture', countIn(n)), ...files('partial', statesOf(request))];
}

/** How many unfinished states of a picture a request wants to see. */
export function statesOf({ partial_images: count }: Given): number {
  return countIn(count);
}

function countIn(given: unknown): number {
  return Math.min(Math.max(0, Math.trunc(Number(given)) || 0), MOST_PICTURES);
}

/**
 * What tells the files of a result apart in their names: the kind of those that are not of the first one's, and a number
 * where several are alike. Empty for a file that stands alone.
 */
export function labelsOf(kinds: readonly ExpectedFile['kind'][]): readonly string[] {
  return kinds.map((kind, index) => {
    const isSeveral = kinds.filter((one) => one === kind).length > 1;
    const number = kinds.slice(0, index).filter((one) => one === kind).length + 1;
    return [...(kind === kinds[0] ? [] : [kind]), ...(isSeveral ? [number] : [])].join('-');
  });
}
