import type { Readiness } from '../../generated/types.ts';
import type { Assets } from '../assets/assets.ts';
import type { Sources } from '../assets/received.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Routes } from '../upstreams/routes.ts';
import type { PriceList } from '../usage/prices.ts';

/** What the operations stand on. Each takes the part that it needs. */
export interface Services {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly routes: Routes;
  readonly prices: PriceList;
  readonly assets: Assets;
  /** The guard of callback addresses. */
  readonly receivers: Outgoing;
  readonly sources: Sources;
  readonly lifetimes: Lifetimes;
  readonly state: GatewayState;
  readonly startedAt: Date;
}

/** How long the addresses of results hold, in seconds. */
export interface Lifetimes {
  readonly image: number;
  readonly jobResult: number;
}

/** What the gateway can tell of itself. */
export interface GatewayState {
  readiness(): Promise<Readiness['data']>;
  metrics(): Promise<string>;
  /** Where the gateway is reached: its main and its alternate address. */
  addresses(): readonly string[];
}
