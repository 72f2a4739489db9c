import type { Readable } from 'node:stream';
import type { CallContext } from '../port/call.ts';
import type { UpstreamFailure } from '../port/outcome.ts';
import { transportFailure } from './transport-failure.ts';

/** Thrown when reading a response fails. Carries the failure through code that throws. */
export class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';
  readonly failure: UpstreamFailure;
  constructor(failure: UpstreamFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

/**
 * The bytes of a response body. Distinguishes failures of the body from errors of its reader.
 *
 * @throws AnswerFailed if the body fails; if the call is aborted, the signal's reason
 */
export async function* bytesOf(
  body: Readable,
  { signal }: CallContext,
): AsyncGenerator<Uint8Array, void> {
  const chunks: AsyncIterable<Uint8Array> = body;
  try {
    yield* chunks;
  } catch (cause) {
    signal.throwIfAborted();
    throw new AnswerFailed(transportFailure(cause), { cause });
  }
}
