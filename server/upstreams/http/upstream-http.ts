import { pipeline, type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, type FormData, request } from 'undici';
import type { Log } from '../../foundation/log.ts';
import { type Outgoing, openOutgoing } from '../../foundation/outgoing.ts';
import { UpstreamMistake } from '../mistake.ts';
import type { CallContext, UpstreamFailure, UpstreamOutcome } from '../port.ts';
import { mostTelling } from '../routing/failures.ts';
import { type KeyRing, makeKeyRing, type Take, type UpstreamKey } from './key-ring.ts';
import {
  type Judgement,
  judge,
  KEYLESS,
  LIMITED,
  type ReadRefusal,
  type Refusal,
} from './refusal.ts';
import { AnswerTooLarge, transportFailure, wasClosedWhileKept } from './transport-failure.ts';

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
}

/** An answer of status 2xx, whose body has not been read. It must be read or destroyed. */
export interface HttpAnswer {
  readonly status: number;
  /** Without parameters, in lower case; empty where the upstream does not say. */
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Ends by an error past the time limits, and past the size limit unless it is a file that was opened. */
  readonly body: Readable;
}

/** The connection to one upstream. */
export interface UpstreamHttp {
  /** The base address, without a slash at its end. */
  readonly baseUrl: string;
  /** Asks, and answers once the head of the answer is here. A key that is refused gives way to the next, and so does one that does not know the job. */
  ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Asks for JSON and reads it whole. */
  askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /** Reads JSON whole, of an answer whose head has been looked at. */
  readJson(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /**
   * Opens a file that the upstream has named by its address. No key is sent along. An address beside the
   * upstream's own must be a public one, unless the operator allows others.
   */
  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** The same for a file that belongs to an answer, which is bound as answers are. */
  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Takes the keys out of a text that others will read. */
  withoutSecrets(text: string): string;
  close(): Promise<void>;
}

const MILLISECONDS = 1000;
const BYTES_A_MEGABYTE = 2 ** 20;
/** What is under way has so long to end when the connection is closed. */
const CLOSE_MILLISECONDS = 5_000;
/** What is read of an answer that says no. */
const REFUSAL_BYTES_UP_TO = 65_536;

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
  readonly #agent: Agent;
  /** Makes a connection for each call. */
  readonly #fresh: Agent;
  readonly #results: Outgoing;
  readonly #ring: KeyRing;
  /** The operator's; in lower case, so that none stands beside another of the same name. */
  readonly #headers: HttpCall['headers'];
  #closing: Promise<void> | undefined;

  constructor(parts: HttpParts, ways: HttpWays) {
    const { settings, name, keys, now, log } = parts;
    const baseUrl = settings.baseUrl ?? ways.usualBaseUrl;
    if (baseUrl === undefined) throw new UpstreamMistake(`upstreams.${name} needs a baseUrl.`);
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.#parts = parts;
    this.#ways = ways;
    this.#headers = Object.fromEntries(
      Object.entries(settings.headers).map(([header, value]) => [header.toLowerCase(), value]),
    );
    const connect = { timeout: settings.timeouts.connect * MILLISECONDS };
    this.#agent = new Agent({ connect });
    this.#fresh = new Agent({ connect, pipelining: 0 });
    this.#results = openOutgoing({ allowPrivate: settings.allowPrivateResults });
    const restSeconds = settings.keyRestMinutes * 60;
    this.#ring = makeKeyRing({ upstream: name, keys, restSeconds, now, log });
    parts.onKeyRing?.(this.#ring);
  }

  async ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    const failures: UpstreamFailure[] = [];
    for (let tries = 0; tries < this.#ring.size; tries += 1) {
      const take = this.#ring.take();
      if (take.kind !== 'key') {
        failures.push(withoutKey(take));
        break;
      }
      const sent = await this.#send(call, take.key?.secret, context);
      if (sent.kind !== 'refusal') return this.#bounded(sent.outcome);
      const { failure, verdict } = this.#judge(sent.refusal, call);
      failures.push(failure);
      // A job belongs to the account of the key that it was handed over with: another key may know it.
      if (failure.kind === 'unknown-job') continue;
      if (verdict === undefined) return failed(failure);
      this.#ring.judge(take.slot, verdict);
    }
    return failed(mostTelling(failures));
  }

  async askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>> {
    const outcome = await this.ask(call, context);
    return outcome.ok ? this.readJson(outcome.value, context) : outcome;
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

  async open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    const isOwn = URL.canParse(address) && new URL(address).origin === new URL(this.baseUrl).origin;
    const verdict = isOwn ? { ok: true as const } : this.#results.check(address);
    if (!verdict.ok) {
      const message = `The upstream's result is not fetched from its address: ${verdict.reason}.`;
      return failed({ kind: 'refused', message });
    }
    const dispatcher = isOwn ? this.#agent : this.#results.dispatcher;
    const outcome = await this.#request(address, { method: 'GET', dispatcher }, context);
    if (outcome.kind !== 'refusal') return outcome.outcome;
    const message = `The upstream's result is not at its address: status ${outcome.refusal.status}.`;
    const isGone = outcome.refusal.status >= 400 && outcome.refusal.status < 500;
    return failed(isGone ? { kind: 'refused', message } : { kind: 'failed', message });
  }

  async openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#bounded(await this.open(address, context));
  }

  withoutSecrets(text: string): string {
    return this.#ring.withoutSecrets(text);
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const ended = Promise.all([this.#agent.close(), this.#fresh.close()]);
    await Promise.race([ended, sleep(CLOSE_MILLISECONDS, undefined, { ref: false })]);
    await Promise.all([this.#agent.destroy(), this.#fresh.destroy()]);
    await this.#results.close();
  }

  #bounded(outcome: UpstreamOutcome<HttpAnswer>): UpstreamOutcome<HttpAnswer> {
    if (!outcome.ok) return outcome;
    const body = boundedBy(this.#parts.settings.answerMegabytes, outcome.value.body);
    return { ok: true, value: { ...outcome.value, body } };
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

  #send(call: HttpCall, secret: string | undefined, context: CallContext): Promise<Sent> {
    const { body } = call;
    const isJson = body !== undefined && body.kind !== 'form';
    const headers = {
      'user-agent': 'patchbay',
      ...this.#parts.traceHeaders(),
      ...this.#headers,
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
      ...(secret === undefined ? {} : this.#ways.authorize(secret)),
    };
    const options = { method: call.method, headers, ...contentOf(body), dispatcher: this.#agent };
    return this.#request(this.baseUrl + call.path, options, context);
  }

  async #request(
    url: string,
    options: Parameters<typeof request>[1],
    { signal }: CallContext,
  ): Promise<Sent> {
    const { timeouts } = this.#parts.settings;
    const late = AbortSignal.timeout(timeouts.total * MILLISECONDS);
    try {
      const { statusCode, headers, body } = await request(url, {
        ...options,
        headersTimeout: timeouts.firstByte * MILLISECONDS,
        bodyTimeout: timeouts.idle * MILLISECONDS,
        signal: AbortSignal.any([signal, late]),
      });
      if (statusCode < 200 || statusCode >= 300) {
        const refusal = { status: statusCode, headers, body: await readRefusalBody(body) };
        return { kind: 'refusal', refusal };
      }
      const mediaType = mediaTypeOf(headers['content-type']);
      const value = { status: statusCode, mediaType, headers, body };
      return { kind: 'outcome', outcome: { ok: true, value } };
    } catch (error) {
      signal.throwIfAborted();
      // The upstream is as well as it was; many such connections at once would have it left alone.
      if (options?.dispatcher === this.#agent && wasClosedWhileKept(error)) {
        return this.#request(url, { ...options, dispatcher: this.#fresh }, { signal });
      }
      const failure = late.aborted ? TOO_LATE : transportFailure(error);
      return { kind: 'outcome', outcome: failed(failure) };
    }
  }
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

type Sent =
  | { readonly kind: 'outcome'; readonly outcome: UpstreamOutcome<HttpAnswer> }
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

/** What passes it on ends with it: who destroys the bounded body ends the call. */
function boundedBy(megabytes: number, body: Readable): Readable {
  const bytesUpTo = megabytes * BYTES_A_MEGABYTE;
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= bytesUpTo) done(null, chunk);
      else done(new AnswerTooLarge(`The upstream's answer is larger than ${megabytes} megabytes.`));
    },
  });
  // Each lets go of the other, also before anything was read; what went wrong is told to whoever reads.
  pipeline(body, bounded, () => {});
  return bounded;
}

/** Reads what a refusal says, as far as it is worth it. */
async function readRefusalBody(body: Dispatcher.ResponseData['body']): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > REFUSAL_BYTES_UP_TO) break;
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    // The status has said enough.
    return undefined;
  }
}
