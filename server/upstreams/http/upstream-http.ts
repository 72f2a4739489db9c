import type { Readable } from 'node:stream';
import type { FormData } from 'undici';
import type { Log } from '../../foundation/log.ts';
import type { CallContext, UpstreamFailure, UpstreamOutcome } from '../port.ts';
import type { JsonDocument } from './json-document.ts';
import type { KeyRing, UpstreamKey } from './key-ring.ts';
import type { ReadRefusal } from './refusal.ts';

/** The settings of an upstream that is reached by HTTP. Times are in seconds. */
export interface HttpSettings {
  readonly baseUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyRestMinutes: number;
  /** How long it is not asked again where it knows nothing at an address. */
  readonly askedAgainMinutes: number;
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
  /** What the upstream calls the model that the call is to, where its limits hold by model. */
  readonly model?: string;
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
  /** What it comes to where its body tells of a refusal, which would have had a status of its own. */
  readonly judge: (status: number, body: unknown) => UpstreamFailure;
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
  /** The same, with the text that it was read from. */
  readDocument(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<JsonDocument>>;
  /**
   * Opens a file that the upstream has named by its address. No key is sent along. An address beside the
   * upstream's own must be a public one, unless the operator allows others.
   */
  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** The same for a file that belongs to an answer, which is bound as answers are. */
  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** What it comes to where a whole answer tells of a refusal, which would have had a status of its own. */
  readonly judge: HttpAnswer['judge'];
  /** Takes the keys, and the values of the operator's own headers, out of a text that others will read. */
  withoutSecrets(text: string): string;
  close(): Promise<void>;
}
