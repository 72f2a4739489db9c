import type { Readable } from 'node:stream';
import type { FormData } from 'undici';
import type { Log } from '../../foundation/log.ts';
import type { CallContext } from '../port/call.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../port/outcome.ts';
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
  /** Given the key ring, whose state operators see. */
  readonly onKeyRing?: (ring: KeyRing) => void;
}

/** How an interface is used over HTTP. */
export interface HttpWays {
  /** The base address, unless one is configured. */
  readonly usualBaseUrl?: string;
  /** The headers that carry a key. */
  readonly authorize: (secret: string) => Readonly<Record<string, string>>;
  readonly readRefusal: ReadRefusal;
}

/** A request to an upstream. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path below the base address, with a slash at its beginning. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?:
    | { readonly kind: 'json'; readonly value: unknown }
    /** JSON that is written already. */
    | { readonly kind: 'json-text'; readonly text: string }
    | { readonly kind: 'form'; readonly form: FormData };
  /** The upstream's name of the model, where its limits are by model. */
  readonly model?: string;
  /** Whether the path names a job, so that 404 means that the job is unknown. */
  readonly isAboutJob?: boolean;
  /** Whether a POST may be sent twice, as it has an idempotency key that the upstream knows. */
  readonly isRepeatable?: boolean;
  /** Whether the answer, once it has begun, may be silent for as long as others may take to begin. */
  readonly isMadeMeanwhile?: boolean;
}

/** An answer of status 2xx, whose body has not been read. It must be read or destroyed. */
export interface HttpAnswer {
  readonly status: number;
  /** Without parameters, in lower case; empty where the upstream does not say. */
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Fails beyond the time limits, and beyond the size limit unless it is a file that was opened. */
  readonly body: Readable;
  /** Removes the gateway's credentials from a text. */
  readonly withoutSecrets: (text: string) => string;
  /** The failure for an answer whose body tells of a refusal, given the status that it should have had. */
  readonly judge: (status: number, body: unknown) => UpstreamFailure;
}

/** The connection to one upstream. */
export interface UpstreamHttp {
  /** The base address, without a slash at its end. */
  readonly baseUrl: string;
  /**
   * Asks, and resolves once the head of the answer has arrived. Where a key is refused, or does not know the job, the
   * next key is tried.
   */
  ask(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<HttpAnswer>>;
  /** Asks for JSON and reads it whole. */
  askJson(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<unknown>>;
  /** The same, with the text that it was read from. */
  askDocument(call: HttpCall, context: CallContext): Promise<UpstreamOutcome<JsonDocument>>;
  /** Reads the JSON of an answer whose head has been looked at. */
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
  /** The failure for a whole answer that tells of a refusal, given the status that it should have had. */
  readonly judge: HttpAnswer['judge'];
  /** Removes keys, and the values of configured headers, from a text that others will read. */
  withoutSecrets(text: string): string;
  close(): Promise<void>;
}
