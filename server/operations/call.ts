import type { Readable } from 'node:stream';
import type {
  OperationId,
  OperationInputs,
  OperationResults,
  operations,
} from '../../generated/operations.ts';
import type { FileRule } from '../../generated/shapes.ts';
import type { JobAccepted, Quote } from '../../generated/types.ts';
import type { GivenNames } from '../../openapi/validation/aliases.ts';
import type { KeyCaller, PersonCaller } from '../accounts/caller.ts';
import type { Asset } from '../assets/assets.ts';
import type { FileSource } from '../assets/received.ts';
import type { Scratch } from '../assets/scratch.ts';
import type { ByteRange } from '../assets/store.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { KeyedRequest } from '../idempotency/first-answers.ts';
import type { RequestRecord } from './request-record.ts';
import type { WrittenEvent, WrittenJson } from './written-json.ts';

/** An authenticated request whose input has been validated. */
export interface Call<Id extends OperationId> {
  readonly requestId: string;
  readonly caller: CallerOf<Id>;
  readonly input: OperationInputs<FileSource>[Id];
  /** The contract's rules for the files of each parameter. */
  readonly fileRules: FileRules;
  /** The name that the caller used for each parameter with aliases. */
  readonly names: GivenNames;
  /** The idempotency key, with the hash of the request; `undefined` where the request has none. */
  readonly keyed: KeyedRequest | undefined;
  /** Temporary file storage, removed when the request ends. */
  readonly scratch: Scratch;
  /**
   * Reserves memory for what the request holds besides its body, until its response begins. Refused while memory is
   * short, as a large body is.
   */
  readonly takeRoom: (bytes: number) => Outcome<void>;
  /** What the request leads to is recorded here. */
  readonly requestRecord: RequestRecord;
  /** The client at the other end of the connection. */
  readonly client: Client;
  /** Aborts the work: the caller disconnected, or the request timed out. */
  readonly signal: AbortSignal;
}

/** What is known of the client at the other end of the connection. */
export interface Client {
  /** The client's address; forwarding headers count only as far as the proxies are trusted. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The raw `Cookie` header. */
  readonly cookie: string | undefined;
}

/** The contract's rules for the files of a request, by parameter. */
export type FileRules = Readonly<Record<string, readonly FileRule[]>>;

type Table = typeof operations;

type ByKey<Id extends OperationId> = Table[Id]['keys'] extends readonly [] ? never : KeyCaller;

type ByPerson<Id extends OperationId> = Table[Id] extends { session: object }
  ? PersonCaller
  : never;

/** `undefined` for an operation that takes neither a key nor a session. */
type CallerOf<Id extends OperationId> = [ByKey<Id> | ByPerson<Id>] extends [never]
  ? undefined
  : ByKey<Id> | ByPerson<Id>;

/** The successful result of an operation. */
export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'json';
      readonly body: OperationResults[Id];
      /** The body as JSON text, where it has been serialized already. */
      readonly text?: string;
      /** A status other than 200 for which the contract has the same body. */
      readonly status?: number;
      /** Whether a number in the body is an estimate, where the contract has a header for that. */
      readonly isEstimate?: boolean;
      /** The values of `Set-Cookie`. */
      readonly cookies?: readonly string[];
    }
  /** JSON that is too large for memory. */
  | { readonly kind: 'written'; readonly json: WrittenJson }
  /** A job in place of the result, as the caller preferred (RFC 7240, section 4.1). */
  | { readonly kind: 'accepted'; readonly body: JobAccepted }
  /** Server-sent events, as text or bytes; each chunk holds whole events. */
  | { readonly kind: 'events'; readonly events: AsyncIterable<string> | Readable }
  /** Server-sent events that are too large for memory. A failure is always the last one. */
  | { readonly kind: 'written-events'; readonly events: AsyncIterable<Outcome<WrittenEvent>> }
  | { readonly kind: 'file'; readonly file: FileReply }
  /** No content (204). */
  | { readonly kind: 'nothing' }
  /** The cost of the request, where the caller preferred a quote. */
  | { readonly kind: 'quote'; readonly body: Quote }
  | { readonly kind: 'text'; readonly text: string }
  /** CSV: whole, or in chunks where it may be too large for memory. */
  | { readonly kind: 'table'; readonly csv: string | AsyncIterable<string> }
  /** A document that seldom changes, sent with a validator so that clients can cache it. */
  | { readonly kind: 'document'; readonly mediaType: string; readonly text: string };

/** A stored file to send. */
export interface FileReply extends Omit<Asset, 'id'> {
  /** When the address expires, in Unix seconds. */
  readonly expires: number;
  /**
   * Opens the content, or a range within it. The stream must be read or destroyed.
   *
   * @throws FileGone
   * @throws StoreUnavailable
   */
  open(range?: ByteRange): Promise<Readable>;
}

/** The implementation of an operation. Expected failures are returned as problems; only unexpected ones are thrown. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Reply<Id>>>;

/** The handlers of all operations of the contract; a missing one is a compile error. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
