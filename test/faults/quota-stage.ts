import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/open-database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { aFundedAccount, type FundedAccount } from './a-funded-account.ts';
import { aLoopbackUpstream } from './a-loopback-upstream.ts';
import { chanceOf } from './chance.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Books, readBooks } from './quota-books.ts';
import { ask, hasNoJobs } from './quota-callers.ts';
import { type QuotaTerms, settingsOf } from './quota-settings.ts';
import { type Figure, fault, isBroken } from './reckoning.ts';

/** The parameters of a run. */
export interface QuotaPlan {
  /** The built-in database with one gateway, or a PostgreSQL server with three. */
  readonly engine: 'pglite' | 'postgresql';
  /** The same seed gives the same moments, as far as the machine allows. */
  readonly seed: string;
  readonly kills: number;
  /** The maximum duration of kills and requests, in seconds. */
  readonly secondsUpTo: number;
  /** The maximum wait afterwards for accepted work to end, in seconds. */
  readonly maxCalmSeconds: number;
  /** Puts a database into the data folder, so that the first gateway need not create one. */
  readonly prepare?: (folder: string) => void;
}

/** Gateways, and an account that spends its quota on them. */
export interface QuotaStage {
  readonly plan: QuotaPlan;
  readonly account: FundedAccount;
  readonly fleet: Fleet;
  /** Aborts when the kills and requests end. */
  readonly timeIsUp: AbortSignal;
}

/** The result of a run: what it counted, and the books after all gateways have stopped. */
export interface QuotaEnd {
  readonly books: Books;
  readonly fleet: Fleet;
}

/** The figures of a run. */
export interface QuotaOutcome {
  readonly figures: readonly Figure[];
  /** The gateways' logs; kept if a promise was broken. */
  readonly folder: string;
  readonly isKept: boolean;
}

const GATEWAYS = { pglite: 1, postgresql: 3 } as const;
const MAX_START_MS = { pglite: 1_500, postgresql: 2_000 } as const;
const LOOK_MS = 50;
const SETTLED_LOOK_MS = 1_000;
const DEADLOCK = 'deadlock detected';

/**
 * Starts gateways and an account with quota, runs the play on them, stops them, and reads the books.
 *
 * @param play - resolves when all requests have ended
 * @param tell - turns the results and the books into figures
 */
export async function onQuotaStage<Played>(
  plan: QuotaPlan,
  terms: QuotaTerms,
  {
    play,
    tell,
  }: {
    readonly play: (stage: QuotaStage) => Promise<Played>;
    readonly tell: (played: Played, end: QuotaEnd) => readonly Figure[];
  },
): Promise<QuotaOutcome> {
  const folder = await mkdtemp(join(tmpdir(), `patchbay-quota-${plan.engine}-`));
  const figures = await played();
  const isKept = figures.some(isBroken);
  if (!isKept) await rm(folder, { recursive: true, force: true });
  return { figures, folder, isKept };

  async function played(): Promise<readonly Figure[]> {
    await using opened = new AsyncDisposableStack();
    const upstream = await aLoopbackUpstream({ seed: plan.seed });
    opened.defer(() => upstream.stop());
    const postgresql = plan.engine === 'postgresql' ? await aPostgresql() : undefined;
    opened.defer(() => postgresql?.stop());
    const databaseUrl = postgresql?.url;
    plan.prepare?.(folder);
    const config = join(folder, 'patchbay.yaml');
    await writeFile(config, JSON.stringify(settingsOf(terms)));
    const fleet = startFleet(
      GATEWAYS[plan.engine],
      { folder, upstream, databaseUrl, config },
      {
        chance: chanceOf(`moments ${plan.seed}`),
        maxStartMs: MAX_START_MS[plan.engine],
        kills: plan.kills,
      },
    );
    await until(() => fleet.address() !== undefined);
    const account = await aFundedAccount({ folder, config, databaseUrl }, terms.granted);
    const timeIsUp = AbortSignal.timeout(plan.secondsUpTo * 1000);
    const stage = { plan, account, fleet, timeIsUp };
    const came = await play(stage);
    await untilSettled(stage);
    const ends = await fleet.stop();
    const database = await openDatabase({ databaseUrl, folder, onConnectionLost: () => {} });
    opened.defer(() => database.close());
    const books = await readBooks(database.queries, account.id, terms);
    const deadlocks = postgresql?.log.filter((line) => line.includes(DEADLOCK)) ?? [];
    return [
      ...tell(came, { books, fleet }),
      fault('differences in the ledger', books.differences.length),
      fault('deadlocks in the log of the database', deadlocks.length),
      fault('gateways that ended by themselves', fleet.surprises.length),
      fault('gateways that did not stop in good order', ends.filter((how) => how !== 0).length),
    ];
  }
}

/** Kills gateways until the number of kills is reached or the time is up. */
export async function killAtRandom({ plan, fleet, timeIsUp }: QuotaStage): Promise<number> {
  let kills = 0;
  while (kills < plan.kills && !timeIsUp.aborted) {
    await fleet.killOne();
    kills += 1;
  }
  return kills;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(LOOK_MS);
}

/** Waits until the account has no jobs under way, and thus no reservations for them. */
async function untilSettled({ plan, account, fleet }: QuotaStage): Promise<void> {
  const ends = performance.now() + plan.maxCalmSeconds * 1000;
  while (performance.now() < ends) {
    const url = fleet.address();
    const path = '/jobs?status=ON_QUEUE&limit=1';
    const answer = url === undefined ? undefined : await ask(`${url}${path}`, { key: account.key });
    if (answer !== undefined && hasNoJobs(answer)) return;
    await wait(SETTLED_LOOK_MS);
  }
}
