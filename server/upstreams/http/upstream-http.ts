import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, type FormData, Pool } from 'undici';
import type { Log } from '../../foundation/log.ts';
import { type Outgoing, openOutgoing } from '../../foundation/outgoing.ts';
import { UpstreamMistake } from '../mistake.ts';
import type { CallContext, UpstreamFailure, UpstreamOutcome } from '../port.ts';
import { mostTelling } from '../routing/failures.ts';
import { AnswerFailed } from './answer-failure.ts';
import { type AddressedOptions, askArriving } from './arriving-answer.ts';
import { boundedAnswers } from './bounded-answers.ts';
import { type KeyRing, makeKeyRing, type Take, type UpstreamKey } from './key-ring.ts';
import {
  type Judgement,
  judge,
  judgeResult,
  KEYLESS,
  LIMITED,
  type ReadRefusal,
  type Refusal,
} from './refusal.ts';
import { transportFailure, wasClosedWhileIdle, wasClosedWhileKept } from './transport-failure.ts';
import { askWhole, CallTooLong, isSuccess, type WholeAnswer } from './whole-answer.ts';

/** The settings of an upstream that is reached by HTTP. Times are in seconds. */
export interface HttpSettings {
  readonly baseUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyRestMinutes: number;
  readonly timeouts: {
    readonly connect: number;
    readonly firstByte: number;
    readonly idle: number;
    readonly total: number;
  };
  readonly answerMegabytes: number;
  readonly allowPrivateResults: boolean;
}

/** What the connection to an upstream stands on. */
export interface HttpParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly settings: HttpSettings;
  readonly keys: readonly UpstreamKey[];
  readonly log: Log;
  readonly now: () => Date;
  /** Headers that tell the upstream which trace a call belongs to. */
  readonly traceHeaders: () => Readonly<Record<string, string>>;
  /** Given the ring of the keys, to see how they are. */
  readonly onKeyRing?: (ring: KeyRing) => void;
}

/** How an interface is spoken over HTTP. */
export interface HttpWays {
  /** Where it is, unless the operator says otherwise. */
  readonly usualBaseUrl?: string;
  /** How a key is shown. */
  readonly authorize: (secret: string) => Readonly<Record<string, string>>;
  readonly readRefusal: ReadRefusal;
}

/** A request to an upstream. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the base address, with a slash at its beginning. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?:
    | { readonly kind: 'json'; readonly value: unknown }
    /** JSON that is written already. */
    | { readonly kind: 'json-text'; readonly text: string }
    | { readonly kind: 'form'; readonly form: FormData };
  /** Whether the path names a job, so that 404 says that the upstream does not know it. */
  readonly isAboutJob?: boolean;
  /** Whether a POST does no more by being sent twice: it has an idempotency key that the upstream knows. */
  readonly isRepeatable?: boolean;
}

/** An answer of status 2xx, whose body has not been read. It must be read or destroyed. */
export interface HttpAnswer {
  readonly status: number;
  /** Without parameters, in lower case; empty where the upstream does not say. */
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Ends by an error past the time limits, and past the size limit unless it is a file that was opened. */
  readonly body: Readable;
  /** Takes out of a text what the gateway proves itself with to this upstream. */
  readonly withoutSecrets: (text: string) => string;
}

/** JSON as it came, and what it says. */
export interface JsonDocument {
  readonly text: string;
  readonly value: unknown;
}

/** The connection to one upstream. */
export interface UpstreamHttp {
  /** The base address, without a slash at its end. */
  readonly baseUrl: string;
  /** Asks, and answers once the head of the answer is here. A key that is refused gives way to the next, and so does one that does not know the job. */
  ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Asks for JSON and reads it whole. */
  askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /** The same, with the text that it was read from. */
  askDocument(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<JsonDocument>>;
  /** Reads JSON whole, of an answer whose head has been looked at. */
  readJson(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /**
   * Opens a file that the upstream has named by its address. No key is sent along. An address beside the
   * upstream's own must be a public one, unless the operator allows others.
   */
  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** The same for a file that belongs to an answer, which is bound as answers are. */
  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Takes the keys, and the values of the operator's own headers, out of a text that others will read. */
  withoutSecrets(text: string): string;
  close(): Promise<void>;
}

const MILLISECONDS = 1000;
/** What is shorter is a word or a number, which would be missing in sentences. */
const SECRET_LENGTH_FROM = 12;
/** What is under way has so long to end when the connection is closed. */
const CLOSE_MILLISECONDS = 5_000;
/** A mark of the byte order is left out, and what is no UTF-8 is replaced. */
const UTF8 = new TextDecoder();
/** What is read of an answer that says no: another upstream may be asked instead, and somebody waits. */
const REFUSAL = { bytes: 65_536, milliseconds: 2_000 } as const;

/**
 * Opens the connection to an upstream.
 *
 * @throws where the interface has no usual address and the operator gives none
 */
export function openHttp(parts: HttpParts, ways: HttpWays): UpstreamHttp {
  return new Connection(parts, ways);
}

class Connection implements UpstreamHttp {
  readonly baseUrl: string;
  readonly #parts: HttpParts;
  readonly #ways: HttpWays;
  readonly #origin: string;
  /** What every path begins with. */
  readonly #basePath: string;
  readonly #pool: Pool;
  /** Makes a connection for each call. */
  readonly #fresh: Agent;
  /** The same as the pool, for answers, which are bound. */
  readonly #bounded: Dispatcher;
  /** Where to send again what was sent on a kept connection. */
  readonly #afresh: ReadonlyMap<Dispatcher, Dispatcher>;
  /** How long it may be silent. */
  readonly #silence: { readonly headersTimeout: number; readonly bodyTimeout: number };
  readonly #results: Outgoing;
  /** Where results that belong to an answer are fetched, which are bound as answers are. */
  readonly #boundedResults: Dispatcher;
  readonly #ring: KeyRing;
  /** The operator's; in lower case, so that none stands beside another of the same name. */
  readonly #headers: HttpCall['headers'];
  /** Those that may be secrets, though they should not be. */
  readonly #headerValues: readonly string[];
  /** The headers of a call that has none of its own, by its key and whether it carries JSON. */
  readonly #usualHeaders = new Map<string, string[]>();
  readonly withoutSecrets: UpstreamHttp['withoutSecrets'] = (text) =>
    this.#headerValues.reduce(
      (clean, value) => clean.replaceAll(value, '(hidden)'),
      this.#ring.withoutSecrets(text),
    );
  #closing: Promise<void> | undefined;

  constructor(parts: HttpParts, ways: HttpWays) {
    const { settings, name, keys, now, log } = parts;
    const baseUrl = settings.baseUrl ?? ways.usualBaseUrl;
    if (baseUrl === undefined) throw new UpstreamMistake(`upstreams.${name} needs a baseUrl.`);
    if (!URL.canParse(baseUrl)) {
      throw new UpstreamMistake(`The baseUrl of upstreams.${name} is no address.`);
    }
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    const { origin, pathname } = new URL(this.baseUrl);
    this.#origin = origin;
    this.#basePath = pathname.replace(/\/+$/, '');
    this.#parts = parts;
    this.#ways = ways;
    this.#headers = Object.fromEntries(
      Object.entries(settings.headers).map(([header, value]) => [header.toLowerCase(), value]),
    );
    this.#headerValues = Object.values(settings.headers)
      .filter(({ length }) => length >= SECRET_LENGTH_FROM)
      .toSorted((a, b) => b.length - a.length);
    const connect = { timeout: settings.timeouts.connect * MILLISECONDS };
    this.#pool = new Pool(origin, { connect });
    this.#fresh = new Agent({ connect, pipelining: 0 });
    const bound = boundedAnswers(settings.answerMegabytes);
    this.#bounded = this.#pool.compose(bound);
    this.#afresh = new Map<Dispatcher, Dispatcher>([
      [this.#pool, this.#fresh],
      [this.#bounded, this.#fresh.compose(bound)],
    ]);
    this.#silence = {
      headersTimeout: settings.timeouts.firstByte * MILLISECONDS,
      bodyTimeout: settings.timeouts.idle * MILLISECONDS,
    };
    this.#results = openOutgoing({ allowPrivate: settings.allowPrivateResults });
    this.#boundedResults = this.#results.dispatcher.compose(bound);
    const restSeconds = settings.keyRestMinutes * 60;
    this.#ring = makeKeyRing({ upstream: name, keys, restSeconds, now, log });
    parts.onKeyRing?.(this.#ring);
  }

  async ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#withKeys(call, (key) => this.#send(call, key, context));
  }

  async askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>> {
    const outcome = await this.askDocument(call, context);
    return outcome.ok ? { ok: true, value: outcome.value.value } : outcome;
  }

  async askDocument(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<JsonDocument>> {
    const outcome = await this.#withKeys(call, (key) => this.#sendWhole(call, key, context));
    return outcome.ok ? documentIn(outcome.value.bytes) : outcome;
  }

  /** Asks with one key after another, each once, as long as it is the key that is refused. */
  async #withKeys<T>(
    call: HttpCall,
    send: (key: UpstreamKey | undefined) => Promise<Sent<T>>,
  ): Promise<UpstreamOutcome<T>> {
    const failures: UpstreamFailure[] = [];
    const tried = new Set<number>();
    while (tried.size < this.#ring.size) {
      const take = this.#ring.take(tried);
      if (take.kind !== 'key') {
        failures.push(withoutKey(take));
        break;
      }
      tried.add(take.slot);
      const sent = await send(take.key);
      if (sent.kind !== 'refusal') return sent.outcome;
      const { failure, verdict } = this.#judge(sent.refusal, call);
      failures.push(failure);
      // A job belongs to the account of the key that it was handed over with: another key may know it.
      if (failure.kind === 'unknown-job') continue;
      if (verdict === undefined) return failed(failure);
      this.#ring.judge(take.slot, verdict);
    }
    return failed(mostTelling(failures));
  }

  async readJson(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<unknown>> {
    try {
      return { ok: true, value: JSON.parse(await text(answer.body)) };
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof SyntaxError) return failed(NONSENSE);
      return failed(transportFailure(error));
    }
  }

  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#open(address, context, { own: this.#pool, others: this.#results.dispatcher });
  }

  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#open(address, context, { own: this.#bounded, others: this.#boundedResults });
  }

  async #open(
    address: string,
    context: CallContext,
    { own, others }: { readonly own: Dispatcher; readonly others: Dispatcher },
  ): Promise<UpstreamOutcome<HttpAnswer>> {
    const isOwn = URL.canParse(address) && new URL(address).origin === this.#origin;
    const verdict = isOwn ? { ok: true as const } : this.#results.check(address);
    if (!verdict.ok) {
      const message = `The upstream's result is not fetched from its address: ${verdict.reason}.`;
      return failed({ kind: 'refused', message });
    }
    const dispatcher = isOwn ? own : others;
    const options = { method: 'GET', ...this.#silence, dispatcher, isRepeatable: true } as const;
    const outcome = await this.#request(address, options, context);
    if (outcome.kind !== 'refusal') return outcome.outcome;
    return failed(judgeResult(outcome.refusal, this.#parts.now()));
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const ended = Promise.all([this.#pool.close(), this.#fresh.close()]);
    await Promise.race([ended, sleep(CLOSE_MILLISECONDS, undefined, { ref: false })]);
    await Promise.all([this.#pool.destroy(), this.#fresh.destroy()]);
    await this.#results.close();
  }

  #judge(refusal: Refusal, { isAboutJob = false }: HttpCall): Judgement {
    if (isAboutJob && refusal.status === 404) return { failure: UNKNOWN_JOB };
    const { now, log, name } = this.#parts;
    const words = this.#ways.readRefusal(refusal);
    const message = words.message === undefined ? undefined : this.withoutSecrets(words.message);
    const judgement = judge(refusal, { ...words, message }, now());
    // Of a key that is set aside the ring tells.
    if (judgement.failure.kind === 'keyless' && judgement.verdict?.kind !== 'set-aside') {
      const { status } = refusal;
      log.error({ upstream: name, status }, 'upstream forbids what it is asked for');
    }
    return judgement;
  }

  #headersOf({ headers, body }: HttpCall, key: UpstreamKey | undefined): string[] {
    const isJson = body !== undefined && body.kind !== 'form';
    const trace = this.#parts.traceHeaders();
    const isUsual = headers === undefined && Object.keys(trace).length === 0;
    const name = `${isJson} ${key?.secret ?? ''}`;
    const known = isUsual ? this.#usualHeaders.get(name) : undefined;
    if (known !== undefined) return known;
    const all = {
      'user-agent': 'patchbay',
      ...trace,
      ...this.#headers,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
      ...(key === undefined ? {} : this.#ways.authorize(key.secret)),
    };
    const listed = Object.entries(all).flat();
    if (isUsual) this.#usualHeaders.set(name, listed);
    return listed;
  }

  #optionsOf(call: HttpCall, key: UpstreamKey | undefined) {
    const headers = this.#headersOf(call, key);
    return { method: call.method, headers, ...contentOf(call.body), ...this.#silence };
  }

  #send(
    call: HttpCall,
    key: UpstreamKey | undefined,
    context: CallContext,
  ): Promise<Sent<HttpAnswer>> {
    const options = { ...this.#optionsOf(call, key), isRepeatable: isRepeatable(call) };
    const url = this.baseUrl + call.path;
    return this.#request(url, { ...options, dispatcher: this.#bounded }, context);
  }

  async #sendWhole(
    call: HttpCall,
    key: UpstreamKey | undefined,
    { signal }: CallContext,
  ): Promise<Sent<WholeAnswer>> {
    const { timeouts, answerMegabytes: megabytes } = this.#parts.settings;
    const path = this.#basePath + call.path;
    const options = { ...this.#optionsOf(call, key), origin: this.#origin, path };
    const milliseconds = timeouts.total * MILLISECONDS;
    const limits = { megabytes, refusal: REFUSAL, milliseconds, signal };
    try {
      const ways = { first: this.#pool, isRepeatable: isRepeatable(call) };
      const answer = await this.#orAfresh(ways, (dispatcher) =>
        askWhole(dispatcher, options, limits),
      );
      return sentWhole(answer);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AnswerFailed) return { kind: 'outcome', outcome: failed(error.failure) };
      const failure = error instanceof CallTooLong ? TOO_LATE : transportFailure(error);
      return { kind: 'outcome', outcome: failed(failure) };
    }
  }

  /** Sends once more where a kept connection was closed, unless the upstream may have begun with what must be done once. */
  async #orAfresh<T>(
    { first, isRepeatable }: { readonly first: Dispatcher; readonly isRepeatable: boolean },
    send: (dispatcher: Dispatcher) => Promise<T>,
  ): Promise<T> {
    const from = performance.now();
    try {
      return await send(first);
    } catch (error) {
      // The upstream is as well as it was; many such connections at once would have it left alone.
      const afresh = this.#afresh.get(first);
      const maySend = isRepeatable
        ? wasClosedWhileKept(error)
        : wasClosedWhileIdle(error, performance.now() - from);
      if (afresh !== undefined && maySend) return send(afresh);
      throw error;
    }
  }

  async #request(
    url: string,
    { dispatcher: first, isRepeatable, ...options }: HttpOptions,
    { signal }: CallContext,
  ): Promise<Sent<HttpAnswer>> {
    const { timeouts } = this.#parts.settings;
    const late = AbortSignal.timeout(timeouts.total * MILLISECONDS);
    const ends = AbortSignal.any([signal, late]);
    try {
      const { status, headers, body } = await this.#orAfresh(
        { first, isRepeatable },
        (dispatcher) => askArriving(dispatcher, url, { ...options, signal: ends }),
      );
      if (!isSuccess(status)) {
        const refusal = { status, headers, body: await readRefusalBody(body) };
        return { kind: 'refusal', refusal };
      }
      const mediaType = mediaTypeOf(headers['content-type']);
      const { withoutSecrets } = this;
      const value = { status, mediaType, headers, body, withoutSecrets };
      return { kind: 'outcome', outcome: { ok: true, value } };
    } catch (error) {
      signal.throwIfAborted();
      const failure = late.aborted ? TOO_LATE : transportFailure(error);
      return { kind: 'outcome', outcome: failed(failure) };
    }
  }
}

type HttpOptions = AddressedOptions & {
  readonly dispatcher: Dispatcher;
  readonly isRepeatable: boolean;
};

/** Whether a call may be sent twice whatever has become of the first time (RFC 9112, section 9.3.1). */
function isRepeatable({ method, isRepeatable: isKeyed = false }: HttpCall): boolean {
  return method !== 'POST' || isKeyed;
}

/** What is sent of a body. */
function contentOf(body: HttpCall['body']): { readonly body?: string | FormData } {
  switch (body?.kind) {
    case undefined:
      return {};
    case 'json':
      return { body: JSON.stringify(body.value) };
    case 'json-text':
      return { body: body.text };
    case 'form':
      return { body: body.form };
  }
}

type Sent<T> =
  | { readonly kind: 'outcome'; readonly outcome: UpstreamOutcome<T> }
  | { readonly kind: 'refusal'; readonly refusal: Refusal };

/** An answer that should be JSON and is not. */
export const NONSENSE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is not JSON.',
};
const UNKNOWN_JOB: UpstreamFailure = {
  kind: 'unknown-job',
  message: 'The upstream does not know the job.',
};
const TOO_LATE: UpstreamFailure = {
  kind: 'timed-out',
  message: 'The upstream did not finish its answer in its time.',
};

function sentWhole(answer: WholeAnswer): Sent<WholeAnswer> {
  const { status, headers, bytes } = answer;
  if (isSuccess(status)) return { kind: 'outcome', outcome: { ok: true, value: answer } };
  return { kind: 'refusal', refusal: { status, headers, body: jsonIn(bytes)?.value } };
}

function documentIn(bytes: Buffer): UpstreamOutcome<JsonDocument> {
  const value = jsonIn(bytes);
  return value === undefined ? failed(NONSENSE) : { ok: true, value };
}

/** Reads JSON; `undefined` where it is none. */
function jsonIn(bytes: Buffer): JsonDocument | undefined {
  const text = UTF8.decode(bytes);
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function withoutKey(take: Exclude<Take, { kind: 'key' }>): UpstreamFailure {
  if (take.kind === 'none') return KEYLESS;
  return { kind: 'limited', message: LIMITED, retryAfterSeconds: take.seconds };
}

function failed(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

function mediaTypeOf(header: string | string[] | undefined): string {
  const text = [header].flat()[0] ?? '';
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

/** Reads what a refusal says, as far as it is worth it. */
async function readRefusalBody(body: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), REFUSAL.milliseconds);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > REFUSAL.bytes) break;
    }
    return jsonIn(Buffer.concat(chunks))?.value;
  } catch {
    // The status has said enough.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
