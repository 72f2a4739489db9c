import type { Readable } from 'node:stream';
import type { CallContext } from '../port/call.ts';
import type { UpstreamFailure } from '../port/outcome.ts';
import { transportFailure } from './transport-failure.ts';

/** An answer has failed. Carries the failure through code that throws. */
export class AnswerFailed extends Error {
  override readonly name = 'AnswerFailed';
  readonly failure: UpstreamFailure;
  constructor(failure: UpstreamFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

/**
 * The bytes of an answer. Tells failures of the answer from those of its reader.
 *
 * @throws AnswerFailed where the bytes break off; where the call is aborted, the signal's reason
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
