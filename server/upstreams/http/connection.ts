import { buffer } from 'node:stream/consumers';
import type { Dispatcher, FormData } from 'undici';
import { MILLISECONDS_PER_SECOND, SECONDS_PER_MINUTE } from '../../foundation/durations.ts';
import type { CallContext } from '../port/call.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { UpstreamSettingsError } from '../settings-error.ts';
import { AnswerFailed } from './answer-failure.ts';
import { type AddressedOptions, askArriving } from './arriving-answer.ts';
import { type CallHeaders, callHeaders } from './call-headers.ts';
import { type Dispatchers, openDispatchers } from './dispatchers.ts';
import { type JsonDocument, jsonIn, NONSENSE } from './json-document.ts';
import { KeyRing, type UpstreamKey } from './key-ring.ts';
import { judgeResult, type Refusal } from './refusal.ts';
import { RefusalJudge } from './refusal-judge.ts';
import { REFUSAL, readRefusalBody } from './refused-answer.ts';
import { type Silence, silenceOf } from './silence.ts';
import { notFetched, transportFailure } from './transport-failure.ts';
import { askUnderKeys, type Headed, type Sent } from './under-keys.ts';
import type { HttpAnswer, HttpCall, HttpParts, HttpWays, UpstreamHttp } from './upstream-http.ts';
import { askWhole, isSuccess, type WholeAnswer } from './whole-answer.ts';

/**
 * Opens the connection to an upstream.
 *
 * @throws if the interface has no default base address and none is configured
 */
export function openHttp(parts: HttpParts, ways: HttpWays): UpstreamHttp {
  return new Connection(parts, ways);
}

class Connection implements UpstreamHttp {
  readonly baseUrl: string;
  readonly withoutSecrets: UpstreamHttp['withoutSecrets'];
  readonly cleanMessage: UpstreamHttp['cleanMessage'];
  readonly judge: HttpAnswer['judge'];
  readonly #parts: HttpParts;
  readonly #origin: string;
  /** The path of the base address. */
  readonly #basePath: string;
  readonly #dispatchers: Dispatchers;
  readonly #silence: Silence;
  readonly #ring: KeyRing;
  readonly #headers: CallHeaders;
  readonly #refusals: RefusalJudge;

  constructor(parts: HttpParts, ways: HttpWays) {
    const { settings, name, keys, now, log } = parts;
    const { firstByte, idle } = settings.timeouts;
    this.baseUrl = baseUrlOf(parts, ways);
    const { origin, pathname } = new URL(this.baseUrl);
    this.#origin = origin;
    this.#basePath = pathname.replace(/\/+$/, '');
    this.#parts = parts;
    this.#dispatchers = openDispatchers(origin, parts);
    this.#silence = {
      headersTimeout: firstByte * MILLISECONDS_PER_SECOND,
      bodyTimeout: idle * MILLISECONDS_PER_SECOND,
    };
    const restSeconds = settings.keyRestMinutes * SECONDS_PER_MINUTE;
    this.#ring = new KeyRing({ upstream: name, keys, restSeconds, now, log });
    const { authorize, readRefusal } = ways;
    this.#headers = callHeaders({ ...parts, authorize, ring: this.#ring });
    const { withoutSecrets, cleanMessage } = this.#headers;
    this.withoutSecrets = withoutSecrets;
    this.cleanMessage = cleanMessage;
    const cleaning = { withoutSecrets, cleanMessage };
    this.#refusals = new RefusalJudge({ name, now, log, readRefusal, cleaning });
    this.judge = (status, body) => this.#refusals.judgeTold({ status, headers: {}, body });
    parts.onKeyRing?.(this.#ring);
  }

  ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#underKeys(call, (key) => this.#send(call, key, context));
  }

  async askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>> {
    return valueIn(await this.askDocument(call, context));
  }

  async askDocument(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<JsonDocument>> {
    const outcome = await this.#underKeys(call, (key) => this.#sendWhole(call, key, context));
    return outcome.ok ? documentIn(outcome.value.bytes) : outcome;
  }

  #underKeys<T extends Headed>(
    call: HttpCall,
    send: (key: UpstreamKey | undefined) => Promise<Sent<T>>,
  ): Promise<UpstreamOutcome<T>> {
    const judge = (refusal: Refusal) => this.#refusals.judge(refusal, call);
    const { withoutSecrets } = this;
    return askUnderKeys({ ring: this.#ring, judge, withoutSecrets, model: call.model }, send);
  }

  async readJson(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<unknown>> {
    return valueIn(await this.readDocument(answer, context));
  }

  async readDocument(
    { body }: HttpAnswer,
    { signal }: CallContext,
  ): Promise<UpstreamOutcome<JsonDocument>> {
    try {
      return documentIn(await buffer(body));
    } catch (error) {
      signal.throwIfAborted();
      return failed(transportFailure(error));
    }
  }

  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#open(address, context, 'unbound');
  }

  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return this.#open(address, context, 'bound');
  }

  async #open(
    address: string,
    context: CallContext,
    size: 'bound' | 'unbound',
  ): Promise<UpstreamOutcome<HttpAnswer>> {
    const { own, others } = this.#dispatchers;
    const isOwn = URL.canParse(address) && new URL(address).origin === this.#origin;
    const verdict = isOwn ? { ok: true as const } : others.check(address);
    if (!verdict.ok) return failed(notFetched(verdict.reason));
    const dispatcher = isOwn ? own[size] : others[size];
    const options = { method: 'GET', ...this.#silence, dispatcher, isRepeatable: true } as const;
    const outcome = await this.#request(address, options, context);
    if (outcome.kind !== 'refusal') return outcome.outcome;
    return failed(judgeResult(outcome.refusal, this.#parts.now()));
  }

  close(): Promise<void> {
    return this.#dispatchers.close();
  }

  #optionsOf(call: HttpCall, key: UpstreamKey | undefined) {
    const headers = this.#headers.of(call, key);
    const silence = silenceOf(call, this.#silence);
    return { method: call.method, headers, ...contentOf(call.body), ...silence };
  }

  #send(
    call: HttpCall,
    key: UpstreamKey | undefined,
    context: CallContext,
  ): Promise<Sent<HttpAnswer>> {
    const { mayBeSilent } = call;
    const isOutput = typeof mayBeSilent === 'object' ? mayBeSilent.isOutput : undefined;
    const pauses = isOutput && { isOutput, milliseconds: this.#silence.bodyTimeout };
    const options = { ...this.#optionsOf(call, key), pauses, isRepeatable: isRepeatable(call) };
    const url = this.baseUrl + call.path;
    return this.#request(url, { ...options, dispatcher: this.#dispatchers.own.bound }, context);
  }

  async #sendWhole(
    call: HttpCall,
    key: UpstreamKey | undefined,
    { signal }: CallContext,
  ): Promise<Sent<WholeAnswer>> {
    const { timeouts, answerMegabytes: megabytes } = this.#parts.settings;
    const path = this.#basePath + call.path;
    const options = { ...this.#optionsOf(call, key), origin: this.#origin, path };
    const milliseconds = timeouts.total * MILLISECONDS_PER_SECOND;
    const limits = { megabytes, refusal: REFUSAL, milliseconds, signal };
    try {
      const ways = { first: this.#dispatchers.own.unbound, isRepeatable: isRepeatable(call) };
      const answer = await this.#dispatchers.orAfresh(ways, (dispatcher) =>
        askWhole(dispatcher, options, limits),
      );
      return sentWhole(answer);
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof AnswerFailed ? error.failure : transportFailure(error);
      return { kind: 'outcome', outcome: failed(failure) };
    }
  }

  async #request(
    url: string,
    { dispatcher: first, isRepeatable, ...options }: HttpOptions,
    { signal }: CallContext,
  ): Promise<Sent<HttpAnswer>> {
    const { timeouts } = this.#parts.settings;
    const late = AbortSignal.timeout(timeouts.total * MILLISECONDS_PER_SECOND);
    const ends = AbortSignal.any([signal, late]);
    try {
      const { status, headers, body } = await this.#dispatchers.orAfresh(
        { first, isRepeatable },
        (dispatcher) => askArriving(dispatcher, url, { ...options, signal: ends }),
      );
      if (!isSuccess(status)) {
        const refusal = { status, headers, body: await readRefusalBody(body) };
        return { kind: 'refusal', refusal };
      }
      const mediaType = mediaTypeOf(headers['content-type']);
      const { withoutSecrets, cleanMessage, judge } = this;
      const value = { status, mediaType, headers, body, withoutSecrets, cleanMessage, judge };
      return { kind: 'outcome', outcome: { ok: true, value } };
    } catch (error) {
      signal.throwIfAborted();
      return { kind: 'outcome', outcome: failed(transportFailure(error)) };
    }
  }
}

type HttpOptions = AddressedOptions & {
  readonly dispatcher: Dispatcher;
  readonly isRepeatable: boolean;
};

/** Whether a call may be resent after any failure (RFC 9112, section 9.3.1). */
function isRepeatable({ method, isRepeatable: isKeyed = false }: HttpCall): boolean {
  return method !== 'POST' || isKeyed;
}

/** Serializes a request body. */
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

function sentWhole(answer: WholeAnswer): Sent<WholeAnswer> {
  const { status, headers, bytes } = answer;
  if (isSuccess(status)) return { kind: 'outcome', outcome: { ok: true, value: answer } };
  return { kind: 'refusal', refusal: { status, headers, body: jsonIn(bytes)?.body } };
}

function documentIn(bytes: Buffer): UpstreamOutcome<JsonDocument> {
  const document = jsonIn(bytes);
  return document === undefined ? failed(NONSENSE) : { ok: true, value: document };
}

function valueIn(outcome: UpstreamOutcome<JsonDocument>): UpstreamOutcome<unknown> {
  return outcome.ok ? { ok: true, value: outcome.value.body } : outcome;
}

function mediaTypeOf(header: string | string[] | undefined): string {
  const text = [header].flat()[0] ?? '';
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

/** The base address, without a trailing slash. */
function baseUrlOf({ settings, name }: HttpParts, { usualBaseUrl }: HttpWays): string {
  const baseUrl = settings.baseUrl ?? usualBaseUrl;
  if (baseUrl === undefined) throw new UpstreamSettingsError(`upstreams.${name} needs a baseUrl.`);
  if (!URL.canParse(baseUrl)) {
    throw new UpstreamSettingsError(`The baseUrl of upstreams.${name} is no address.`);
  }
  return baseUrl.replace(/\/+$/, '');
}
