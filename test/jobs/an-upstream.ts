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

/** A video upstream with scripted replies, which records its calls. */
export interface ScriptedUpstream extends JobUpstream<VideoOrder, VideoResult> {
  /** The keys of the submissions received. */
  readonly keys: readonly string[];
  /** The number of status polls. */
  readonly polls: () => number;
}

/**
 * Creates an upstream. Each call takes the next reply of its list; the last one repeats. By default, jobs succeed and
 * files are valid.
 */
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

/** Image upstream without idempotency keys, which generates images as the test says. */
export function imagesThat(make: ImageUpstream['make']): ImageUpstream {
  return { knowsKeys: false, make };
}

/** The result that the upstream reports. */
export const RESULT: VideoResult = { video: 'video', cover: 'cover' };

export function succeeded<T>(value: T): UpstreamOutcome<T> {
  return { ok: true, value };
}

export function refusedWith(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** The magic bytes by which file types are detected. */
const BEGINNINGS = {
  'video/mp4': Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'text/plain': Buffer.from('Hello.'),
};

/** A file whose first bytes are of one type, and which is declared as that or another type. */
export function aFile(mediaType: keyof typeof BEGINNINGS, saidToBe: string = mediaType): Media {
  return { mediaType: saidToBe, open: async () => Readable.from([BEGINNINGS[mediaType]]) };
}

function nth<T>(answers: Answers<T>, count: number): UpstreamOutcome<T> {
  const answer = answers[Math.min(count, answers.length) - 1];
  if (answer === undefined) throw new Error('The upstream has no answer for this.');
  return answer;
}
