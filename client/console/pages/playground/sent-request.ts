import { newIdempotencyKey } from '../../../idempotency-key.ts';
import { AbortedError, PatchbayError } from '../../../index.ts';
import { mayBeDone } from '../../components/failure-words.ts';
import type { FormRequest } from '../../forms/form-request.ts';

/** A request that was sent, until its outcome is known. */
export interface SentRequest {
  readonly idempotencyKey: string;
  /** What was sent, to recognise the same request. */
  readonly content: string;
}

/** Prepares a request for sending. It repeats a request whose outcome is unknown if it has the same content. */
export function sentRequest(request: FormRequest, open: SentRequest | undefined): SentRequest {
  const content = contentOf(request);
  return open?.content === content ? open : { idempotencyKey: newIdempotencyKey(), content };
}

function contentOf({ variant, parameters, fields, files }: FormRequest): string {
  const named = Object.entries(files).map(([name, list]) => [
    name,
    list.map(({ name: fileName, size, type, lastModified }) => [
      fileName,
      size,
      type,
      lastModified,
    ]),
  ]);
  return JSON.stringify([variant?.mediaType, parameters, fields, named]);
}

/**
 * Whether it is unknown if a failed request was carried out. A failure to repeat a request, such as a rate limit, says
 * nothing about the first one; only a response under its key does.
 */
export function isOpenAfter(error: unknown, { wasOpen }: { readonly wasOpen: boolean }): boolean {
  if (error instanceof AbortedError) return false;
  return mayBeDone(error) || (wasOpen && !isResponse(error));
}

/** Whether an error is what the gateway keeps under a key, or is due to the key itself. */
function isResponse(error: unknown): boolean {
  if (!(error instanceof PatchbayError)) return false;
  return error.kind === 'invalid-request' || error.kind === 'conflict';
}
