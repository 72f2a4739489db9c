import type { UpstreamFailure } from '../../port/outcome.ts';
import type { TextRequest } from '../../port/text.ts';

/**
 * Whether a request starts or continues a stored conversation. A continuing request contains only the latest turns, so
 * an upstream without the stored ones would answer something else.
 */
export function asksForThread({ interface: spoken, body: { thread } }: TextRequest): boolean {
  return spoken === 'messages' && thread !== undefined && thread !== null;
}

/** The refusal of such a request if the upstream stores no conversations; the SDKs then send the whole conversation. */
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
