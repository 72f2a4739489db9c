import { Webhook } from 'standardwebhooks';
import { type CallbackRecords, callbackEvents } from '../generated/callbacks.ts';
import { isObject } from './json-object.ts';

/** What a callback can tell of, as `video.succeeded`. */
export type CallbackType = keyof typeof callbackEvents;

/** A callback of one type. */
export interface CallbackOf<Type extends CallbackType> {
  readonly type: Type;
  /** The callback's identifier. A callback comes at least once: whatever comes again has the same one. */
  readonly id: string;
  /** When this try was signed. */
  readonly timestamp: Date;
  /** The record of the job, as its lookup answers it. */
  readonly record: CallbackRecords[Type];
}

/** A callback that has been verified; `type` tells which record it carries. */
export type CallbackEvent = { [Type in CallbackType]: CallbackOf<Type> }[CallbackType];

/** Headers as runtimes have them: of a `Request`, of Node, or a list of names and values. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/** One secret, or several while one replaces another. */
export type CallbackSecret = string | readonly string[];

/** How strict the check is. */
export interface UnwrapOptions {
  /** How far the time of the signature may be from now; 300 without it. */
  readonly toleranceSeconds?: number | undefined;
  /** What counts as now, for tests. */
  readonly now?: Date | undefined;
}

/** Which rule a callback broke. */
export type BrokenRule =
  /** One of the three headers is not there, or is there several times. */
  | 'missing-header'
  /** The time is invalid, or further in the past or the future than is tolerated. */
  | 'wrong-time'
  /** None of the signatures is by a secret that was given. */
  | 'wrong-signature'
  /** The body is no record of a job that has ended. */
  | 'wrong-body';

/** Why a callback was not accepted. The message is a sentence. */
export class CallbackVerificationError extends Error {
  override readonly name = 'CallbackVerificationError';
  readonly rule: BrokenRule;
  constructor(rule: BrokenRule, message: string, options?: ErrorOptions) {
    super(message, options);
    this.rule = rule;
  }
}

/** What is signed. */
export interface CallbackToSign {
  readonly secret: CallbackSecret;
  readonly id: string;
  /** When it is signed; now without it. */
  readonly timestamp?: Date | undefined;
  /** The text that is sent, to the letter. */
  readonly body: string;
}

/** The headers of a signed callback. */
export interface CallbackSignature {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

const TOLERANCE_SECONDS = 300;
/** The form of a secret in Standard Webhooks; the `=` at its end may be lost by copying. */
const SECRET = /^whsec_[A-Za-z0-9+/]+={0,2}$/;

/**
 * Verifies a callback as Standard Webhooks 1.0 says, and tells what it is about.
 *
 * @param body - the body as it came, before it is parsed: text, or bytes of UTF-8
 * @param secret - that of `GET /callback-secrets`, or several of which one has to fit
 * @throws CallbackVerificationError where it is none of ours; its `rule` says why
 * @throws TypeError where a secret is none, or the body was parsed already
 *
 * @example
 * const event = unwrap(await request.text(), request.headers, secret);
 * if (event.type === 'video.succeeded') console.log(event.record.data.videoUrl);
 */
export function unwrap(
  body: string | Uint8Array | ArrayBuffer,
  headers: CallbackHeaders,
  secret: CallbackSecret,
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
      'The signature is not by this secret, or not of this body.',
    );
  }
  const event = eventIn(parse(text), { id, timestamp });
  if (event !== undefined) return event;
  throw new CallbackVerificationError(
    'wrong-body',
    'The body is no record of a job that has ended.',
  );
}

/**
 * Signs a callback as a gateway does, for tests of receivers.
 *
 * @throws TypeError where a secret is none
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
  // A variable of the environment may be `undefined`, whatever its type says.
  const secrets = typeof secret === 'string' ? [secret] : (secret ?? []);
  if (secrets.length === 0) throw new TypeError('There is no callback secret.');
  return secrets.map((one) => signer(one).sign(id, timestamp, body));
}

function signer(secret: string): Webhook {
  try {
    // Checked here, as the package also accepts secrets without the prefix, and many a word as Base64.
    if (SECRET.test(secret)) return new Webhook(secret);
  } catch {
    // Not the package's own error, which may hold a part of the secret.
  }
  throw new TypeError('A secret of callbacks is whsec_ and Base64, as the gateway tells it.');
}

function headerIn(headers: CallbackHeaders, name: string): string {
  const [value, ...others] = valuesIn(headers, name);
  if (value !== undefined && value !== '' && others.length === 0) return value;
  throw new CallbackVerificationError('missing-header', `The header ${name} must be there once.`);
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
  const what = difference > 0 ? 'too old' : difference < 0 ? 'in the future' : 'no time';
  throw new CallbackVerificationError('wrong-time', `The header webhook-timestamp is ${what}.`);
}

function decode(body: Uint8Array | ArrayBuffer): string {
  if (!ArrayBuffer.isView(body) && !(body instanceof ArrayBuffer)) {
    throw new TypeError('The body was parsed already: give it as it came, as text or bytes.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch (error) {
    throw new CallbackVerificationError('wrong-body', 'The body is not UTF-8.', { cause: error });
  }
}

/** Compares in constant time, so that nobody can guess a signature piece by piece. */
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
    throw new CallbackVerificationError('wrong-body', 'The body is no JSON.', { cause: error });
  }
}

type Head = Pick<CallbackEvent, 'id' | 'timestamp'>;

function eventIn(record: unknown, head: Head): CallbackEvent | undefined {
  const events = Object.keys(callbackEvents).map((type) => ({ type, ...head, record }));
  return events.find(isEvent);
}

/** Checks only what tells one record from another; for the rest the signature is enough. */
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
