import { Readable } from 'node:stream';
import type { Media } from '../../server/upstreams/port/call.ts';
import type { ImageUpstream } from '../../server/upstreams/port/images.ts';
import type {
  JobReport,
  JobUpstream,
  VideoOrder,
  VideoResult,
} from '../../server/upstreams/port/jobs.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';

type Answers<T> = readonly UpstreamOutcome<T>[];

/** A video upstream that answers as a test wants it to, and remembers what it was asked. */
export interface ScriptedUpstream extends JobUpstream<VideoOrder, VideoResult> {
  /** The keys of the submissions that came. */
  readonly keys: readonly string[];
  /** How often it was asked how far a job is. */
  readonly polls: () => number;
}

/** Makes one. Each list is used up one answer a call; the last answer stays. Without a list, files are what they should be. */
export function anUpstream({
  submit = [succeeded('upstream-1')],
  poll = [succeeded<JobReport<VideoResult>>({ state: 'done', result: RESULT })],
  fetch,
}: {
  readonly submit?: Answers<string>;
  readonly poll?: Answers<JobReport<VideoResult>>;
  readonly fetch?: Answers<Media>;
} = {}): ScriptedUpstream {
  const keys: string[] = [];
  let polls = 0;
  let fetches = 0;
  return {
    keys,
    knowsKeys: true,
    polls: () => polls,
    async submit(_order, { key }) {
      keys.push(key);
      return nth(submit, keys.length);
    },
    async poll() {
      polls += 1;
      return nth(poll, polls);
    },
    async fetch(_upstreamJobId, reference) {
      fetches += 1;
      if (fetch !== undefined) return nth(fetch, fetches);
      return succeeded(aFile(reference === RESULT.cover ? 'image/jpeg' : 'video/mp4'));
    },
  };
}

/** Pictures of an upstream that knows no keys, and makes them as a test wants it to. */
export function imagesThat(make: ImageUpstream['make']): ImageUpstream {
  return { knowsKeys: false, make };
}

/** What the upstream says it has made. */
export const RESULT: VideoResult = { video: 'video', cover: 'cover' };

export function succeeded<T>(value: T): UpstreamOutcome<T> {
  return { ok: true, value };
}

export function refusedWith(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** The beginnings by which files are told. */
const BEGINNINGS = {
  'video/mp4': Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'text/plain': Buffer.from('Hello.'),
};

/** A file of a type, which its first bytes tell and which is said of it. */
export function aFile(mediaType: keyof typeof BEGINNINGS, saidToBe: string = mediaType): Media {
  return { mediaType: saidToBe, open: async () => Readable.from([BEGINNINGS[mediaType]]) };
}

function nth<T>(answers: Answers<T>, count: number): UpstreamOutcome<T> {
  const answer = answers[Math.min(count, answers.length) - 1];
  if (answer === undefined) throw new Error('The upstream has no answer for this.');
  return answer;
}
