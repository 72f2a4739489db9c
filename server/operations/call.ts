import type { Readable } from 'node:stream';
import type {
  OperationId,
  OperationInputs,
  OperationResults,
  operations,
} from '../../generated/operations.ts';
import type { FileRule } from '../../generated/shapes.ts';
import type { JobAccepted } from '../../generated/types.ts';
import type { Caller } from '../accounts/keys.ts';
import type { Asset } from '../assets/assets.ts';
import type { FileSource } from '../assets/received.ts';
import type { Scratch } from '../assets/scratch.ts';
import type { ByteRange } from '../assets/store.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { KeyedRequest } from '../idempotency/first-answers.ts';
import type { Journey } from './journey.ts';
import type { WrittenJson } from './written-json.ts';

/** A request whose shape and key have been checked. */
export interface Call<Id extends OperationId> {
  readonly requestId: string;
  readonly caller: CallerOf<Id>;
  readonly input: OperationInputs<FileSource>[Id];
  /** What the contract asks of the files in each parameter. */
  readonly fileRules: FileRules;
  /** The idempotency key that the request came with, and what is asked under it. */
  readonly keyed: KeyedRequest | undefined;
  /** Room for files, until the request is over. */
  readonly scratch: Scratch;
  /** What the request meets on its way through upstreams. */
  readonly journey: Journey;
  /** Ends the work: the caller went away, or the time is up. */
  readonly signal: AbortSignal;
}

/** What the contract asks of the files of a request, by parameter. */
export type FileRules = Readonly<Record<string, readonly FileRule[]>>;

/** An operation without a key has no caller. */
type CallerOf<Id extends OperationId> = (typeof operations)[Id]['keys'] extends readonly []
  ? undefined
  : Caller;

/** What an operation answers. */
export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'json';
      readonly body: OperationResults[Id];
      /** Another status than 200 that the contract gives the same body. */
      readonly status?: number;
    }
  /** The same, where it is too large to be held. */
  | { readonly kind: 'written'; readonly json: WrittenJson }
  /** A job in place of the result, as the caller preferred (RFC 7240, section 4.1). */
  | { readonly kind: 'accepted'; readonly body: JobAccepted }
  | { readonly kind: 'events'; readonly events: AsyncIterable<string> }
  | { readonly kind: 'file'; readonly file: FileReply }
  | { readonly kind: 'text'; readonly text: string };

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
