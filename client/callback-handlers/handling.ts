import {
  type CallbackEvent,
  type CallbackHeaders,
  type CallbackSecret,
  CallbackVerificationError,
  type UnwrapOptions,
  unwrap,
} from '../callbacks.ts';
import { counted } from '../counted.ts';
import { environmentValue } from '../environment.ts';
import { listedSecrets } from '../secret-list.ts';

/** What a handler does with callbacks. */
export interface CallbackHandlerOptions {
  /**
   * What callbacks are signed with; without it the variable `PATCHBAY_CALLBACK_SECRET`, which holds one, or several
   * with a comma between them.
   */
  readonly secret?: CallbackSecret | undefined;
  /**
   * Told of each callback. A callback comes at least once: keep `event.id` where doing something twice would hurt.
   * What this throws is answered with 500, so that the callback comes again later.
   */
  readonly onEvent: (event: CallbackEvent) => unknown;
  /** Told of what `onEvent` threw; by default that is written to the console. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** How far the time of a signature may be from now; 300 without it. */
  readonly toleranceSeconds?: number | undefined;
  /** The longest body that is read; 1 MiB without it. */
  readonly bytesUpTo?: number | undefined;
}

/** What a handler answers: a status, and a sentence where it is no success. */
export interface CallbackAnswer {
  readonly status: 204 | 400 | 413 | 500;
  readonly sentence?: string;
}

/** A body and the headers it came with. `undefined` stands for a body longer than is read. */
export interface ReceivedCallback {
  readonly body: string | Uint8Array | undefined;
  readonly headers: CallbackHeaders;
}

/** The media type of the sentences. */
export const SENTENCE_TYPE = 'text/plain; charset=utf-8';

const MEBIBYTE = 1_048_576;

/** The longest body that a handler reads. */
export function bytesUpTo({ bytesUpTo: bytes = MEBIBYTE }: CallbackHandlerOptions): number {
  return bytes;
}

/** Verifies what was received, hands it on, and says what to answer. */
export async function answerCallback(
  { body, headers }: ReceivedCallback,
  options: CallbackHandlerOptions,
): Promise<CallbackAnswer> {
  if (body === undefined) {
    return {
      status: 413,
      sentence: `A callback has up to ${counted(bytesUpTo(options), 'byte')}.`,
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
 * Verifies a callback; answers why where it is not valid.
 *
 * @throws TypeError where a secret is invalid
 */
export function verified(
  { body, headers }: { readonly body: string | Uint8Array; readonly headers: CallbackHeaders },
  secret: CallbackSecret,
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

function secretOf({ secret }: CallbackHandlerOptions): CallbackSecret {
  const given = secret ?? environmentValue('PATCHBAY_CALLBACK_SECRET') ?? '';
  const secrets = listedSecrets(given);
  if (secrets.length > 0) return secrets;
  throw new TypeError('Give the handler a secret, or set PATCHBAY_CALLBACK_SECRET.');
}
