import { Webhook } from 'standardwebhooks';
import { type CallbackRecords, callbackEvents } from '../generated/callbacks.ts';
import { isObject } from './json-object.ts';
import { type SigningSecret, secretTexts } from './secret-list.ts';

export type { SigningSecret } from './secret-list.ts';

/** The type of a callback, such as `video.succeeded`. */
export type CallbackType = keyof typeof callbackEvents;

/** A callback of one type. */
export interface CallbackOf<Type extends CallbackType> {
  readonly type: Type;
  /** The callback's identifier. Delivery is at least once: every redelivery carries the same identifier. */
  readonly id: string;
  /** When this delivery attempt was signed. */
  readonly timestamp: Date;
  /** The job's record, in the form in which the job lookup returns it. */
  readonly record: CallbackRecords[Type];
}

/** A verified callback; `type` determines the type of `record`. */
export type CallbackEvent = { [Type in CallbackType]: CallbackOf<Type> }[CallbackType];

/** Request headers: the `Headers` of a `Request`, Node's header object, or name-value pairs. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/** @deprecated Use `SigningSecret`: `CallbackSecret` of `patchbay` is the gateway's record of a secret. */
export type CallbackSecret = SigningSecret;

/** Options of the verification. */
export interface UnwrapOptions {
  /** Maximum difference between the signature's timestamp and the current time; 300 by default. */
  readonly toleranceSeconds?: number | undefined;
  /** Overrides the current time in tests. */
  readonly now?: Date | undefined;
}

/** The check that a callback failed. */
export type BrokenRule =
  /** One of the three headers is missing or occurs more than once. */
  | 'missing-header'
  /** The timestamp is invalid, or further in the past or the future than the tolerance allows. */
  | 'wrong-time'
  /** No signature matches any of the given secrets. */
  | 'wrong-signature'
  /** The body is not the record of a job that has ended. */
  | 'wrong-body';

/** Thrown when a callback fails verification. `rule` names the failed check; the message is a sentence. */
export class CallbackVerificationError extends Error {
  override readonly name = 'CallbackVerificationError';
  readonly rule: BrokenRule;
  constructor(rule: BrokenRule, message: string, options?: ErrorOptions) {
    super(message, options);
    this.rule = rule;
  }
}

/** Input of `signCallback`. */
export interface CallbackToSign {
  readonly secret: SigningSecret;
  readonly id: string;
  /** Time of the signature; the current time by default. */
  readonly timestamp?: Date | undefined;
  /** The exact text that is sent. */
  readonly body: string;
}

/** The headers of a signed callback. Not an interface, which `fetch` and `Request` do not take as headers. */
export type CallbackSignature = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

const TOLERANCE_SECONDS = 300;
/** Format of a Standard Webhooks secret. The trailing `=` is optional because it is easily lost when copying. */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

/**
 * Verifies a callback according to Standard Webhooks 1.0 and returns it typed by its kind of job and outcome.
 *
 * @param body - the raw, unparsed body: text, or UTF-8 bytes
 * @param secret - the secret from `GET /callback-secrets`, or several of which one has to match, such as its list
 * @throws CallbackVerificationError if the callback is not authentic; its `rule` names the failed check
 * @throws TypeError if a secret is malformed or missing, or the body was already parsed
 *
 * @example
 * const event = unwrap(await request.text(), request.headers, secret);
 * if (event.type === 'video.succeeded') console.log(event.record.data.videoUrl);
 */
export function unwrap(
  body: string | Uint8Array | ArrayBuffer,
  headers: CallbackHeaders,
  secret: SigningSecret,
  options: UnwrapOptions = {},
): CallbackEvent {
  const id = headerIn(headers, 'webhook-id');
  const timestamp = readTime(headerIn(headers, 'webhook-timestamp'), options);
  const given = headerIn(headers, 'webhook-signature').split(' ');
  const text = typeof body === 'string' ? body : decode(body);
  const own = signatures({ secret, id, timestamp, body: text });
  if (!own.some((one) => given.some((other) => isSame(one, other)))) {
    throw new CallbackVerificationError(
      'wrong-signature',
      'The signature does not match the secret and the body.',
    );
  }
  const event = eventIn(parse(text), { id, timestamp });
  if (event !== undefined) return event;
  throw new CallbackVerificationError('wrong-body', 'The body is not the record of an ended job.');
}

/**
 * Signs a callback the way a gateway does, for testing receivers.
 *
 * @throws TypeError if a secret is malformed or missing
 *
 * @example
 * const body = JSON.stringify(sampleJob('video.succeeded'));
 * const headers = signCallback({ secret, id: 'callback-1', body });
 * const response = await fetch('http://localhost:3000/hooks/patchbay', { method: 'POST', headers, body });
 */
export function signCallback(callback: CallbackToSign): CallbackSignature {
  const { id, timestamp = new Date() } = callback;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
    'webhook-signature': signatures({ ...callback, timestamp }).join(' '),
  };
}

function signatures({
  secret,
  id,
  timestamp = new Date(),
  body,
}: CallbackToSign): readonly string[] {
  // An environment variable may be `undefined`, whatever its declared type.
  const texts = secretTexts(secret ?? []);
  if (texts.length === 0) throw new TypeError('No callback secret was given.');
  return texts.map((text) => signer(text).sign(id, timestamp, body));
}

function signer(secret: string): Webhook {
  try {
    // Checked here because the package also accepts secrets without the prefix, and many ordinary words are valid
    // Base64.
    if (SECRET.test(secret)) return new Webhook(secret);
  } catch {
    // The package's own error is dropped because it may contain part of the secret.
  }
  throw new TypeError('A callback secret is whsec_ followed by Base64, as the gateway returns it.');
}

function headerIn(headers: CallbackHeaders, name: string): string {
  const [value, ...others] = valuesIn(headers, name);
  if (value !== undefined && value !== '' && others.length === 0) return value;
  throw new CallbackVerificationError(
    'missing-header',
    `The header ${name} must be present exactly once.`,
  );
}

function valuesIn(headers: CallbackHeaders, name: string): readonly string[] {
  const entries = isIterable(headers) ? [...headers] : Object.entries(headers);
  return entries.filter(([key]) => key.toLowerCase() === name).flatMap(([, value]) => value ?? []);
}

function isIterable(
  headers: CallbackHeaders,
): headers is Extract<CallbackHeaders, Iterable<unknown>> {
  return Symbol.iterator in headers;
}

function readTime(text: string, { toleranceSeconds, now = new Date() }: UnwrapOptions): Date {
  const time = new Date(/^\d{1,12}$/.test(text) ? Number(text) * 1000 : Number.NaN);
  const difference = (now.getTime() - time.getTime()) / 1000;
  if (Math.abs(difference) <= (toleranceSeconds ?? TOLERANCE_SECONDS)) return time;
  const what = difference > 0 ? 'too old' : difference < 0 ? 'in the future' : 'not a timestamp';
  throw new CallbackVerificationError('wrong-time', `The header webhook-timestamp is ${what}.`);
}

function decode(body: Uint8Array | ArrayBuffer): string {
  if (!ArrayBuffer.isView(body) && !(body instanceof ArrayBuffer)) {
    throw new TypeError('The body was already parsed: pass it as received, as text or bytes.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (error) {
    throw new CallbackVerificationError('wrong-body', 'The body is not UTF-8.', { cause: error });
  }
}

/** Compares in constant time, to prevent timing attacks. */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CallbackVerificationError('wrong-body', 'The body is not valid JSON.', {
      cause: error,
    });
  }
}

type Head = Pick<CallbackEvent, 'id' | 'timestamp'>;

function eventIn(record: unknown, head: Head): CallbackEvent | undefined {
  const events = Object.keys(callbackEvents).map((type) => ({ type, ...head, record }));
  return events.find(isEvent);
}

/** Checks only what distinguishes the record types; the signature vouches for the rest. */
function isEvent(event: Head & { type: string; record: unknown }): event is CallbackEvent {
  const { type, record } = event;
  if (!isType(type) || !isObject(record) || !isObject(record.data)) return false;
  const { action, status } = callbackEvents[type];
  return (
    record.status === status && record.data.action === action && typeof record.jobId === 'string'
  );
}

function isType(type: string): type is CallbackType {
  return Object.hasOwn(callbackEvents, type);
}
