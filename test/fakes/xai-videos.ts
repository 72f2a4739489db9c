import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withJson } from './fake-answer.ts';
import type { JsonRecord } from './json-record.ts';

/** A requested video. */
export interface FakeVideoJob {
  readonly requestId: string;
  readonly request: JsonRecord;
  /** The URL of its result. */
  readonly url: string;
  /** How often it was polled. */
  readonly polls: number;
}

/** How videos requested from now on proceed. */
export interface VideoPlan {
  /** For how many polls a video is pending. 2 by default; `Infinity` means forever. */
  readonly pollsUntilDone?: number;
  /** The progress reported poll by poll; the last value repeats. */
  readonly progress?: readonly number[];
  /** How a pending video is reported: with 200, with 202, or with 202 and no body. */
  readonly pendingAs?: 'ok' | 'accepted' | 'accepted-empty';
  readonly ending?: VideoEnding;
  /** Replaces the whole reply, with status 200; the first poll is 1. */
  readonly say?: (poll: number, job: FakeVideoJob) => object;
}

/** How a video ends. */
export type VideoEnding =
  | { readonly status: 'done'; readonly duration?: number; readonly url?: string }
  /** Reported as done, with an empty URL, as the API does for moderated videos. */
  | { readonly status: 'moderated' }
  | {
      readonly status: 'failed';
      readonly error?: string | { readonly code: string; readonly message: string };
    }
  | { readonly status: 'expired' };

const POLLS_UNTIL_DONE = 2;
const DEFAULT_SECONDS = 8;
const ALL_DONE = 100;
const TICKS_PER_SECOND = 500_000_000;

/** One video and its plan. */
export class PlannedVideo implements FakeVideoJob {
  readonly requestId = randomUUID();
  readonly request: JsonRecord;
  readonly url: string;
  polls = 0;
  readonly #plan: VideoPlan;

  constructor(
    request: JsonRecord,
    { origin, plan }: { readonly origin: string; readonly plan: VideoPlan },
  ) {
    this.request = request;
    this.url = `${origin}/results/${this.requestId}.webm`;
    this.#plan = plan;
  }

  /** Counts a poll and answers it. */
  poll(): FakeAnswer {
    this.polls += 1;
    const { say, pollsUntilDone = POLLS_UNTIL_DONE, ending = { status: 'done' } } = this.#plan;
    if (say !== undefined) return withJson(200, say(this.polls, this));
    return this.polls <= pollsUntilDone
      ? this.#pending(pollsUntilDone)
      : withJson(200, this.#ended(ending));
  }

  #pending(pollsUntilDone: number): FakeAnswer {
    const { pendingAs = 'accepted', progress } = this.#plan;
    const reckoned = Math.floor((ALL_DONE * this.polls) / (pollsUntilDone + 1));
    const body = {
      status: 'pending',
      progress: progress?.[this.polls - 1] ?? progress?.at(-1) ?? reckoned,
    };
    const answer = withJson(pendingAs === 'ok' ? 200 : 202, body);
    return pendingAs === 'accepted-empty' ? { ...answer, headers: {}, pieces: [] } : answer;
  }

  #ended(ending: VideoEnding): object {
    const { model, duration } = this.request;
    const seconds = typeof duration === 'number' ? duration : DEFAULT_SECONDS;
    switch (ending.status) {
      case 'done': {
        const video = { url: ending.url ?? this.url, duration: ending.duration ?? seconds };
        return this.#done({ ...video, respect_moderation: true }, seconds);
      }
      case 'moderated':
        return this.#done({ url: '', duration: seconds, respect_moderation: false }, seconds);
      case 'failed': {
        const error = ending.error ?? {
          code: 'internal_error',
          message: 'The video could not be made.',
        };
        return { status: 'failed', model, video: { duration: 0, respect_moderation: true }, error };
      }
      case 'expired':
        return { status: 'expired', model };
    }
  }

  #done(video: object, seconds: number): object {
    const usage = { cost_in_usd_ticks: seconds * TICKS_PER_SECOND };
    return { status: 'done', model: this.request.model, progress: ALL_DONE, video, usage };
  }
}
