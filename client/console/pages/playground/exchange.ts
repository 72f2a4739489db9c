import type { JobRecord } from '../../../../generated/types.ts';
import type { PictureSoFar } from '../../answers/picture-in-making.tsx';
import type { FormRequest } from '../../forms/form-request.ts';
import type { TokenUsage } from './stream-text.ts';

/** A request and what has come of it so far. */
export interface Exchange {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  /** What was sent. */
  readonly request?: FormRequest;
  /** The answer as it came. */
  readonly value?: unknown;
  readonly status?: number;
  /** From sending to the whole answer. */
  readonly seconds?: number;
  /** The job that the answer is about, as it was last heard of. */
  readonly record?: JobRecord;
  /** The text as far as it is written. */
  readonly text?: string;
  /** The picture as far as it has been shown. */
  readonly picture?: PictureSoFar;
  /** What a text or a shown picture took. */
  readonly usage?: TokenUsage;
  readonly error?: unknown;
  /** It is to be cancelled, and nobody knows yet whether it is. */
  readonly isCancelling?: boolean;
  /** Why it was not cancelled: it goes on, and is charged. */
  readonly cancelError?: unknown;
}

/** Takes what has come of a request since. */
export type Note = (news: Partial<Exchange>) => void;
