import type { JobFile } from '../job-files.ts';
import type { Given } from './client-needs.ts';

/** What is known of a result's file in advance. */
export interface ExpectedFile {
  readonly kind: JobFile['kind'] | 'partial' | 'notes';
  /** Its possible extensions, without dots. */
  readonly endings: readonly string[];
}

const PICTURES: readonly string[] = ['png', 'jpg', 'webp', 'gif', 'avif'];

/** The possible extensions of each kind of file. */
const ENDINGS: Readonly<Record<ExpectedFile['kind'], readonly string[]>> = {
  video: ['mp4', 'webm', 'mov', 'mkv'],
  song: ['mp3', 'wav', 'flac', 'ogg', 'opus', 'm4a'],
  picture: PICTURES,
  partial: PICTURES,
  cover: PICTURES,
  notes: ['json'],
};

/** The extensions for the contract's image formats. */
const ENDING_OF_FORMAT: ReadonlyMap<unknown, string> = new Map([
  [undefined, 'png'],
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
]);

/** The maximum number of images whose names are checked, however many are requested. */
const MOST_PICTURES = 100;

/** The expected files of jobs that have not ended. The number of images of an existing job is unknown. */
const DEFAULT_KINDS = {
  video: ['video', 'cover'],
  image: ['picture'],
  music: ['song', 'song', 'cover', 'cover'],
} as const;

/** The files that a kind of job usually produces. */
export function usualFiles(action: keyof typeof DEFAULT_KINDS): readonly ExpectedFile[] {
  return filesOfKinds(DEFAULT_KINDS[action]);
}

/** The expected files for a list of kinds, in the order of the result. */
export function filesOfKinds(kinds: readonly ExpectedFile['kind'][]): readonly ExpectedFile[] {
  return kinds.map((kind) => ({ kind, endings: ENDINGS[kind] }));
}

/** The images that a request asks for, followed by its partial images; the contract's default format is PNG. */
export function picturesOf(request: Given): readonly ExpectedFile[] {
  const { n = 1, output_format: format } = request;
  const ending = ENDING_OF_FORMAT.get(format);
  const endings = ending === undefined ? PICTURES : [ending];
  const files = (kind: ExpectedFile['kind'], count: number): readonly ExpectedFile[] =>
    Array.from({ length: count }, () => ({ kind, endings }));
  return [...files('picture', countIn(n)), ...files('partial', statesOf(request))];
}

/** The number of partial images that a request asks for. */
export function statesOf({ partial_images: count }: Given): number {
  return countIn(count);
}

function countIn(given: unknown): number {
  return Math.min(Math.max(0, Math.trunc(Number(given)) || 0), MOST_PICTURES);
}

/**
 * Labels that distinguish the names of a result's files: the kind if it differs from the first file's, and a number if
 * several are alike. Empty for a single file.
 */
export function labelsOf(kinds: readonly ExpectedFile['kind'][]): readonly string[] {
  return kinds.map((kind, index) => {
    const isSeveral = kinds.filter((one) => one === kind).length > 1;
    const number = kinds.slice(0, index).filter((one) => one === kind).length + 1;
    return [...(kind === kinds[0] ? [] : [kind]), ...(isSeveral ? [number] : [])].join('-');
  });
}
