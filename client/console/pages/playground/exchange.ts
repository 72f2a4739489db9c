import type { JobRecord } from '../../../../generated/types.ts';
import { valueAt } from '../../../../openapi/validation/json-pointer.ts';
import type { PictureSoFar } from '../../answers/picture-in-making.tsx';
import { type FormRequest, makesJob } from '../../forms/form-request.ts';
import type { TokenUsage } from './stream-text.ts';

/** A request and its response so far. */
export interface Exchange {
  readonly state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  /** The request that was sent. */
  readonly request?: FormRequest;
  /** The response body. */
  readonly value?: unknown;
  readonly status?: number;
  /** Duration from sending the request to the end of the response. */
  readonly seconds?: number;
  /** The latest record of the job that the response refers to. */
  readonly record?: JobRecord;
  /** The text received so far. */
  readonly text?: string;
  /** The latest partial or final picture. */
  readonly picture?: PictureSoFar;
  /** Tokens used by a text or a streamed picture. */
  readonly usage?: TokenUsage;
  readonly error?: unknown;
  /** Why the job cannot be followed at the moment; it is tried again. */
  readonly interruption?: unknown;
  /** A cancellation was requested, and its outcome is not known yet. */
  readonly isCancelling?: boolean;
  /** Why the cancellation failed: the job continues and is charged. */
  readonly cancelError?: unknown;
}

/** The identifier of the job that the response refers to. */
export function jobIdIn({ record, request, value }: Exchange): string | undefined {
  if (record !== undefined) return record.jobId;
  if (request?.form.jobAt === undefined || !makesJob(request)) return undefined;
  const jobId = valueAt(value, request.form.jobAt);
  return typeof jobId === 'string' ? jobId : undefined;
}

/** Applies an update to an exchange. */
export type Note = (news: Partial<Exchange>) => void;
