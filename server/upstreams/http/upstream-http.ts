import type { Readable } from 'node:stream';
import type { FormData } from 'undici';
import type { Log } from '../../foundation/log.ts';
import type { CallContext } from '../port/call.ts';
import type { Cleaning, UpstreamFailure, UpstreamOutcome } from '../port/outcome.ts';
import type { JsonDocument } from './json-document.ts';
import type { KeyRing, UpstreamKey } from './key-ring.ts';
import type { ReadRefusal } from './refusal.ts';

/** The settings of an upstream that is called over HTTP. Times are in seconds. */
export interface HttpSettings {
  readonly baseUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyRestMinutes: number;
  /** How long an address is not called again after the upstream has shown that it does not offer it. */
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

/** Dependencies of a connection to an upstream. */
export interface HttpParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly settings: HttpSettings;
  readonly keys: readonly UpstreamKey[];
  readonly log: Log;
  readonly now: () => Date;
  /** Trace context headers for the upstream. */
  readonly traceHeaders: () => Readonly<Record<string, string>>;
  /** Called with the key ring, whose state is shown to operators. */
  readonly onKeyRing?: (ring: KeyRing) => void;
}

/** How an interface uses HTTP. */
export interface HttpWays {
  /** The default base address. */
  readonly usualBaseUrl?: string;
  /** Makes the headers that carry a key. */
  readonly authorize: (secret: string) => Readonly<Record<string, string>>;
  readonly readRefusal: ReadRefusal;
}

/** A request to an upstream. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path relative to the base address, with a leading slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?:
    | { readonly kind: 'json'; readonly value: unknown }
    /** JSON that is already serialized. */
    | { readonly kind: 'json-text'; readonly text: string }
    | { readonly kind: 'form'; readonly form: FormData };
  /** The upstream's name of the model, for rate limits by model. */
  readonly model?: string;
  /** Whether the path names a job, so that 404 means an unknown job. */
  readonly isAboutJob?: boolean;
  /** Whether a POST may be resent, because it carries an idempotency key that the upstream supports. */
  readonly isRepeatable?: boolean;
  /**
   * When the upstream may be silent because it is generating the result: before its output for as long as the timeout of
   * the headers, also after them; otherwise for as long as the timeout of the whole call.
   */
  readonly mayBeSilent?: 'before-headers' | 'throughout' | BeforeOutput;
}

/** The time before the first output. */
export interface BeforeOutput {
  /** Recognizes the first output; without it, the body may be silent to its end. */
  readonly isOutput?: (chunk: Buffer) => boolean;
}

/** A response of status 2xx whose body has not been read. The body must be read or destroyed. */
export interface HttpAnswer extends Cleaning {
  readonly status: number;
  /** The media type without parameters, in lower case; empty if missing. */
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Fails if a timeout or the size limit is exceeded; files opened with `open` have no size limit. */
  readonly body: Readable;
  /** The failure for a 2xx response whose body reports an error, given the status that it should have had. */
  readonly judge: (status: number, body: unknown) => UpstreamFailure;
}

/** The connection to one upstream. */
export interface UpstreamHttp extends Cleaning {
  /** The base address, without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Sends a call, and resolves once the response headers have arrived. If a key is rejected or rate limited, or does
   * not know the job, the next key is tried.
   */
  ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Sends a call and parses its JSON response. */
  askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /** Like `askJson`, and also returns the JSON text. */
  askDocument(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<JsonDocument>>;
  /** Parses the JSON body of a response. */
  readJson(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /** Like `readJson`, and also returns the JSON text. */
  readDocument(answer: HttpAnswer, context: CallContext): Promise<UpstreamOutcome<JsonDocument>>;
  /**
   * Downloads a file from an address that the upstream has given. No key is sent. An address outside the upstream's own
   * origin must be public, unless the operator allows private ones.
   */
  open(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Like `open`, for a file that is part of an answer, with the size limit of responses. */
  openPart(address: string, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** The failure for a complete 2xx response whose body reports an error, given the status that it should have had. */
  readonly judge: HttpAnswer['judge'];
  close(): Promise<void>;
}
