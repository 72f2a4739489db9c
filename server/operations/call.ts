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
import type { Journey } from './journey.ts';
import type { WrittenEvent, WrittenJson } from './written-json.ts';

/** A request whose shape and key have been checked. */
export interface Call<Id extends OperationId> {
  readonly requestId: string;
  readonly caller: CallerOf<Id>;
  readonly input: OperationInputs<FileSource>[Id];
  /** What the contract asks of the files in each parameter. */
  readonly fileRules: FileRules;
  /** What the caller calls the parameters that have other names too. */
  readonly names: GivenNames;
  /** The idempotency key that the request came with, and what is asked under it. */
  readonly keyed: KeyedRequest | undefined;
  /** Room for files, until the request is over. */
  readonly scratch: Scratch;
  /**
   * Takes room for what the request has held in memory beside its body, until its answer begins. Refused where there is
   * none just now, as a large body is.
   */
  readonly takeRoom: (bytes: number) => Outcome<void>;
  /** What the request meets at upstreams. */
  readonly journey: Journey;
  /** Who is at the other end of the connection. */
  readonly client: Client;
  /** Ends the work: the caller went away, or the time is up. */
  readonly signal: AbortSignal;
}

/** What is known of the client at the other end of the connection. */
export interface Client {
  /** Its address, as far as the proxies in front are trusted to tell it. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The header `Cookie`, as it was sent. */
  readonly cookie: string | undefined;
}

/** What the contract asks of the files of a request, by parameter. */
export type FileRules = Readonly<Record<string, readonly FileRule[]>>;

type Table = typeof operations;

type ByKey<Id extends OperationId> = Table[Id]['keys'] extends readonly [] ? never : KeyCaller;

type ByPerson<Id extends OperationId> = Table[Id] extends { session: object }
  ? PersonCaller
  : never;

/** An operation that takes neither key nor session has no caller. */
type CallerOf<Id extends OperationId> = [ByKey<Id> | ByPerson<Id>] extends [never]
  ? undefined
  : ByKey<Id> | ByPerson<Id>;

/** What an operation answers. */
export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'json';
      readonly body: OperationResults[Id];
      /** The body as JSON text, where it has been written already. */
      readonly text?: string;
      /** Another status than 200 that the contract gives the same body. */
      readonly status?: number;
      /** Whether a number in it is the gateway's guess, where the contract has a header that says so. */
      readonly isEstimate?: boolean;
      /** The values of `Set-Cookie`. */
      readonly cookies?: readonly string[];
    }
  /** JSON that is too large to be held in memory. */
  | { readonly kind: 'written'; readonly json: WrittenJson }
  /** A job in place of the result, as the caller preferred (RFC 7240, section 4.1). */
  | { readonly kind: 'accepted'; readonly body: JobAccepted }
  /** Server-sent events, as text or bytes; each piece holds whole events. */
  | { readonly kind: 'events'; readonly events: AsyncIterable<string> | Readable }
  /** Server-sent events that are too large to be held in memory. A failure is the last one. */
  | { readonly kind: 'shown'; readonly events: AsyncIterable<Outcome<WrittenEvent>> }
  | { readonly kind: 'file'; readonly file: FileReply }
  /** No content (204). */
  | { readonly kind: 'nothing' }
  /** What it would cost, as the caller preferred. */
  | { readonly kind: 'quote'; readonly body: Quote }
  | { readonly kind: 'text'; readonly text: string }
  /** A table as CSV: whole, or in pieces where it may be too large to be held in memory. */
  | { readonly kind: 'table'; readonly csv: string | AsyncIterable<string> }
  /** A document that changes seldom, sent with a validator so that clients can cache it. */
  | { readonly kind: 'document'; readonly mediaType: string; readonly text: string };

/** A stored file to send. */
export interface FileReply extends Omit<Asset, 'id'> {
  /** Until when the address holds, in Unix seconds. */
  readonly expires: number;
  /**
   * Opens the content, or a part that lies inside it. The stream must be read or destroyed.
   *
   * @throws FileGone
   * @throws StoreUnavailable
   */
  open(range?: ByteRange): Promise<Readable>;
}

/** An operation. Expected failures come back as problems; only surprises are thrown. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<Reply<Id>>>;

/** Every operation of the contract. One that is missing does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
