import type { Form } from '../../../../generated/form-shapes.ts';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import { newIdempotencyKey } from '../../../idempotency-key.ts';
import { AbortedError, ConnectionError, PatchbayError } from '../../../index.ts';
import { FORM_PLACE } from '../../app/paths.ts';
import { mayBeDone } from '../../components/failure-words.ts';
import type { FormRequest } from '../../forms/form-request.ts';
import type { Exchange } from './exchange.ts';

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

/** Stores a request whose outcome is unknown, so that it is still known after a reload. */
export function keepOpen({ operationId, method }: Form, sent: SentRequest): void {
  if (method === 'GET') return;
  try {
    sessionStorage.setItem(placeOf(operationId), JSON.stringify(sent));
  } catch {
    // If storage is full, it is known until the page is left.
  }
}

/** Deletes the stored request once its outcome is known. */
export function forgetOpen({ operationId }: Form): void {
  sessionStorage.removeItem(placeOf(operationId));
}

/** The stored request of an operation. */
export function readOpen({ operationId }: Form): SentRequest | undefined {
  const text = sessionStorage.getItem(placeOf(operationId));
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(value)) return undefined;
  const { idempotencyKey, content } = value;
  if (typeof idempotencyKey !== 'string' || typeof content !== 'string') return undefined;
  return { idempotencyKey, content };
}

function placeOf(operationId: string): string {
  return `${FORM_PLACE}${operationId}.sent`;
}

/** The exchange of a request that a reload has cut off from its response. */
export function cutOff(form: Form, { content }: SentRequest): Exchange {
  const [, , fields]: readonly unknown[] = JSON.parse(content);
  const request = {
    form,
    variant: undefined,
    parameters: {},
    fields: isObject(fields) ? fields : {},
    files: {},
    unfinished: [],
  };
  const error = new ConnectionError('The page was reloaded before the response arrived.');
  return { state: 'failed', request, error };
}

/**
 * Whether it is unknown if a failed request was carried out. A failure to repeat a request, such as a rate limit, says
 * nothing about the first one; only a response under its key does.
 */
export function isOpenAfter(error: unknown, { wasOpen }: { readonly wasOpen: boolean }): boolean {
  if (error instanceof AbortedError) return wasOpen;
  return mayBeDone(error) || (wasOpen && !isResponse(error));
}

/** Whether an error is what the gateway keeps under a key, or is due to the key itself. */
function isResponse(error: unknown): boolean {
  if (!(error instanceof PatchbayError)) return false;
  return error.kind === 'invalid-request' || error.kind === 'conflict';
}
