import type { Account, Readiness, UpstreamList } from '../../generated/types.ts';
import type { AccessWatch } from '../accounts/access-watch.ts';
import type { ChangeBook } from '../accounts/change-book.ts';
import type { Keys } from '../accounts/keys.ts';
import type { People } from '../accounts/people/people.ts';
import type { Assets } from '../assets/assets.ts';
import type { Sources } from '../assets/received.ts';
import type { Callback, CallbackBook } from '../callbacks/callback-book.ts';
import type { CallbackSecrets } from '../callbacks/secrets.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import type { FirstAnswers } from '../idempotency/first-answers.ts';
import type { AddressOf } from '../jobs/job/record.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { KeptResponses } from '../kept-responses/kept-responses.ts';
import type { TextAnswers } from '../text-cache/text-answers.ts';
import type { CallMemory } from '../upstreams/recent-calls.ts';
import type { Routes } from '../upstreams/routes.ts';
import type { Ledger } from '../usage/ledger.ts';
import type { Prices } from '../usage/prices.ts';
import type { Reports } from '../usage/reports.ts';
import type { TextUsageBook } from '../usage/text-usage.ts';

/** What the operations stand on. Each takes the part that it needs. */
export interface Services {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly routes: Routes;
  readonly textUsage: Pick<TextUsageBook, 'admit' | 'record'>;
  readonly textAnswers: TextAnswers;
  readonly keptResponses: KeptResponses;
  readonly prices: Prices;
  readonly ledger: Ledger;
  readonly reports: Reports;
  readonly people: People;
  /** Decides whether somebody may try to sign in with an e-mail address, written as it is kept. */
  readonly admitSignIn: (email: string) => Promise<Outcome<void>>;
  readonly keys: Keys;
  readonly changes: Pick<ChangeBook, 'list'>;
  readonly accessWatch: AccessWatch;
  /** What an account may do in a minute and at once, and have stored. */
  readonly accountLimits: Account['data']['limits'];
  readonly assets: Assets;
  /** The guard of callback addresses. */
  readonly receivers: Outgoing;
  readonly sources: Sources;
  readonly lifetimes: Lifetimes;
  readonly callbacks: CallbackBook;
  readonly secrets: CallbackSecrets;
  readonly firstAnswers: FirstAnswers;
  /** Begins to deliver a callback anew; `undefined` where it has gone on meanwhile. */
  readonly redeliver: (callback: Callback) => Promise<Callback | undefined>;
  /** The addresses of the files of jobs. */
  readonly addressOf: AddressOf;
  readonly state: GatewayState;
  /** Calls back when work under way has no more time to end; what it returns takes that back. */
  readonly onShutdown: (tell: () => void) => () => void;
  readonly startedAt: Date;
  readonly callMemory: CallMemory;
  /** The account of those who run the gateway. */
  readonly operatorAccountId: string;
  /** What this process does. */
  readonly roles: UpstreamList['data']['process']['roles'];
}

/** How long things are kept, in seconds. */
export interface Lifetimes {
  /** A picture that was answered by address, and its address. */
  readonly image: number;
  /** The address of a job's file, from each look-up. */
  readonly resultAddress: number;
  /** A job and its files, from its end. */
  readonly job: number;
  /** A job that has not ended, from its creation. */
  readonly runningJob: number;
  readonly sample: number;
  /** What was answered to an idempotency key. */
  readonly firstAnswer: number;
  /** A stream of events that has no end of its own, or a late one. */
  readonly eventStream: number;
  /** The longest that a request may take. */
  readonly request: number;
}

/** What the gateway can tell of itself. */
export interface GatewayState {
  readiness(): Promise<Readiness['data']>;
  metrics(): Promise<string>;
  /** Where the gateway is reached: its main and its alternate address. */
  addresses(): readonly string[];
}
