import type { UpstreamFailure } from '../../port/outcome.ts';
import type { TextRequest } from '../../port/text.ts';

/**
 * Whether a request wants the conversation kept, or goes on from one that is kept: then it has its last turns only, and
 * who answers it alone would answer something else.
 */
export function asksForThread({ interface: spoken, body: { thread } }: TextRequest): boolean {
  return spoken === 'messages' && thread !== undefined && thread !== null;
}

/** What such a request is told where no conversation is kept; the SDKs then send the whole of it. */
export const NO_THREADS: UpstreamFailure = {
  kind: 'refused',
  message: "This model's upstream keeps no threads; send the whole conversation, without `thread`.",
  parameter: 'thread',
  isOnlyHere: true,
  words: {
    type: 'invalid_request_error',
    details: { error_code: 'thread_unsupported_request', unsupported: ['thread'] },
  },
};
