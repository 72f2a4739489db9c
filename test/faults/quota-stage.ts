import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/database.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { aFundedAccount, type FundedAccount } from './a-funded-account.ts';
import { aLoopbackUpstream } from './a-loopback-upstream.ts';
import { chanceOf } from './chance.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Books, readBooks } from './quota-books.ts';
import { ask, hasNoJobs } from './quota-callers.ts';
import { type QuotaTerms, settingsOf } from './quota-settings.ts';
import { type Figure, fault, isBroken } from './reckoning.ts';

/** What is played on, and how. */
export interface QuotaPlan {
  /** The built-in database with one gateway, or a PostgreSQL server with three. */
  readonly engine: 'pglite' | 'postgresql';
  /** The same seed gives the same moments, as far as machines allow. */
  readonly seed: string;
  readonly kills: number;
  /** So long gateways are killed and asked at most, in seconds. */
  readonly secondsUpTo: number;
  /** So long the end of what was taken on is waited for after that, in seconds. */
  readonly calmSecondsUpTo: number;
  /** Puts a database into the data folder, so that the first gateway need not make one. */
  readonly prepare?: (folder: string) => void;
}

/** Gateways, and an account whose quota is spent on them. */
export interface QuotaStage {
  readonly plan: QuotaPlan;
  readonly account: FundedAccount;
  readonly fleet: Fleet;
  /** When gateways are killed and asked no more. */
  readonly timeIsUp: AbortSignal;
}

/** What has come of a play: what it counted, and the books when all gateways were stopped. */
export interface QuotaEnd {
  readonly books: Books;
  readonly fleet: Fleet;
}

/** What came of a part. */
export interface QuotaOutcome {
  readonly figures: readonly Figure[];
  /** What the gateways have logged; kept where a promise was broken. */
  readonly folder: string;
  readonly isKept: boolean;
}

const GATEWAYS = { pglite: 1, postgresql: 3 } as const;
const SERVES_MS_UP_TO = { pglite: 1_500, postgresql: 2_000 } as const;
const LOOK_MS = 50;
const SETTLED_LOOK_MS = 1_000;
const DEADLOCK = 'deadlock detected';

/**
 * Opens gateways with an account that has so much quota, has them played on, stops them, and reads the books.
 *
 * @param play - resolves when nobody asks any more
 * @param tell - what the play and the books come to
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
        servesUpTo: SERVES_MS_UP_TO[plan.engine],
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

/** Kills gateways until there were enough kills, or the time is up. */
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

/** Waits until nothing is set aside any more for jobs that the account has under way. */
async function untilSettled({ plan, account, fleet }: QuotaStage): Promise<void> {
  const ends = performance.now() + plan.calmSecondsUpTo * 1000;
  while (performance.now() < ends) {
    const url = fleet.address();
    const path = '/jobs?status=ON_QUEUE&limit=1';
    const answer = url === undefined ? undefined : await ask(`${url}${path}`, { key: account.key });
    if (answer !== undefined && hasNoJobs(answer)) return;
    await wait(SETTLED_LOOK_MS);
  }
}
