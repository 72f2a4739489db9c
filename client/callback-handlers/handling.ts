import {
  type CallbackEvent,
  type CallbackHeaders,
  CallbackVerificationError,
  type SigningSecret,
  type UnwrapOptions,
  unwrap,
} from '../callbacks.ts';
import { counted } from '../counted.ts';
import { environmentValue } from '../environment.ts';
import { listedSecrets, secretTexts } from '../secret-list.ts';

/** Options of a callback handler. */
export interface CallbackHandlerOptions {
  /**
   * The signing secret, or several during a rotation; by default `PATCHBAY_CALLBACK_SECRET`, which holds one or
   * several, separated by commas.
   */
  readonly secret?: SigningSecret | undefined;
  /**
   * Called with each verified callback. Delivery is at least once: record `event.id` if processing twice would do harm.
   * If this throws, the response is 500 and the callback is redelivered later.
   */
  readonly onEvent: (event: CallbackEvent) => unknown;
  /** Called with an error thrown by `onEvent`; by default the error is logged to the console. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Maximum difference between a signature's timestamp and the current time; 300 by default. */
  readonly toleranceSeconds?: number | undefined;
  /** Maximum size of a body in bytes; 1 MiB by default. */
  readonly maxBytes?: number | undefined;
}

/** The response of a handler: a status, and a sentence unless it succeeded. */
export interface CallbackAnswer {
  readonly status: 204 | 400 | 413 | 500;
  readonly sentence?: string;
}

/** A body and the headers of its request. `undefined` means that the body exceeds the limit. */
export interface ReceivedCallback {
  readonly body: string | Uint8Array | undefined;
  readonly headers: CallbackHeaders;
}

/** The media type of error sentences. */
export const SENTENCE_TYPE = 'text/plain; charset=utf-8';

const MEBIBYTE = 1_048_576;

/** The maximum size in bytes of a body that a handler reads. */
export function maxBytes({ maxBytes: bytes = MEBIBYTE }: CallbackHandlerOptions): number {
  return bytes;
}

/** Verifies a callback, passes it to `onEvent`, and determines the response. */
export async function answerCallback(
  { body, headers }: ReceivedCallback,
  options: CallbackHandlerOptions,
): Promise<CallbackAnswer> {
  if (body === undefined) {
    return {
      status: 413,
      sentence: `A callback has up to ${counted(maxBytes(options), 'byte')}.`,
    };
  }
  try {
    const event = verified({ body, headers }, secretOf(options), options);
    if (event instanceof CallbackVerificationError) return { status: 400, sentence: event.message };
    await options.onEvent(event);
    return { status: 204 };
  } catch (error) {
    const { onError = reportToConsole } = options;
    onError(error);
    return { status: 500, sentence: 'The callback could not be handled.' };
  }
}

/**
 * Verifies a callback; returns the response that says why if it is invalid.
 *
 * @throws TypeError if a secret is invalid
 */
export function verified(
  { body, headers }: { readonly body: string | Uint8Array; readonly headers: CallbackHeaders },
  secret: SigningSecret,
  options?: UnwrapOptions,
): CallbackEvent | CallbackVerificationError {
  try {
    return unwrap(body, headers, secret, options);
  } catch (error) {
    if (error instanceof CallbackVerificationError) return error;
    throw error;
  }
}

function reportToConsole(error: unknown): void {
  console.error('A callback could not be handled:', error);
}

function secretOf({ secret }: CallbackHandlerOptions): SigningSecret {
  const given = secret ?? environmentValue('PATCHBAY_CALLBACK_SECRET') ?? '';
  const secrets = secretTexts(given).flatMap(listedSecrets);
  if (secrets.length > 0) return secrets;
  throw new TypeError('Give the handler a secret, or set PATCHBAY_CALLBACK_SECRET.');
}
