import type { Account, Readiness, UpstreamList } from '../../generated/types.ts';
import type { AccessWatch } from '../accounts/access-watch.ts';
import type { ChangeLog } from '../accounts/change-log.ts';
import type { Keys } from '../accounts/keys.ts';
import type { People } from '../accounts/people/people.ts';
import type { Assets } from '../assets/assets.ts';
import type { Sources } from '../assets/received.ts';
import type { Callback, CallbackStore } from '../callbacks/callback-store.ts';
import type { CallbackSecrets } from '../callbacks/secrets.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Lifetimes } from '../foundation/lifetimes.ts';
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
import type { TextUsageLog } from '../usage/text-usage.ts';

/** Dependencies of the operations. Each operation takes the ones that it needs. */
export interface Services {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly routes: Routes;
  readonly textUsage: Pick<TextUsageLog, 'admit' | 'record'>;
  readonly textAnswers: TextAnswers;
  readonly keptResponses: KeptResponses;
  readonly prices: Prices;
  readonly ledger: Ledger;
  readonly reports: Reports;
  readonly people: People;
  /** Decides whether a sign-in with an e-mail address may be attempted; takes the address in its stored form. */
  readonly admitSignIn: (email: string) => Promise<Outcome<void>>;
  readonly keys: Keys;
  readonly changes: Pick<ChangeLog, 'list'>;
  readonly accessWatch: AccessWatch;
  /** The limits of an account: per minute, concurrent, and stored. */
  readonly accountLimits: Account['data']['limits'];
  readonly assets: Assets;
  /** Guards callback addresses. */
  readonly receivers: Outgoing;
  readonly sources: Sources;
  readonly lifetimes: Lifetimes;
  readonly callbacks: CallbackStore;
  readonly secrets: CallbackSecrets;
  readonly firstAnswers: FirstAnswers;
  /** Starts the delivery of a callback again; `undefined` where its state has changed meanwhile. */
  readonly redeliver: (callback: Callback) => Promise<Callback | undefined>;
  /** Signs the addresses of the files of jobs. */
  readonly addressOf: AddressOf;
  readonly state: GatewayState;
  /** Registers a listener for the end of the drain period at shutdown; returns its removal. */
  readonly onShutdown: (tell: () => void) => () => void;
  readonly startedAt: Date;
  readonly callMemory: CallMemory;
  /** The account of the gateway's operators. */
  readonly operatorAccountId: string;
  /** The roles of this process. */
  readonly roles: UpstreamList['data']['process']['roles'];
}

/** What the gateway reports about itself. */
export interface GatewayState {
  readiness(): Promise<Readiness['data']>;
  metrics(): Promise<string>;
  /** The gateway's own addresses. */
  addresses(): { readonly main: string; readonly alternate: string };
}
