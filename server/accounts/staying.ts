import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import type { Caller } from './caller.ts';
import { stateOf } from './key-record.ts';

/** Watches callers with long requests, in case any process revokes their key or session. */
export interface Staying {
  /** Begins to watch a caller. */
  begin(caller: Caller): Stay;
  /** Watches nobody any more. */
  close(): void;
}

/** A watched caller. */
export interface Stay {
  /** Aborted a few seconds after the caller has lost access. */
  readonly signal: AbortSignal;
  end(): void;
}

/** What the watch needs. */
export interface StayingParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** How often all watched callers are looked up, by one query for keys and one for sessions. */
const LOOK_MS = 2_000;
const IDENTIFIERS_IN_A_QUERY = 1_000;

interface Stayer {
  readonly accountId: string;
  readonly stay: AbortController;
}

/** Watched callers by key or by session. */
type Stays = Map<string, Set<Stayer>>;

/** Makes the watch of a process. */
export function openStaying({ queries, clock, log }: StayingParts): Staying {
  const byKey: Stays = new Map();
  const bySession: Stays = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  return {
    begin(caller) {
      const [stays, id] =
        caller.kind === 'key' ? [byKey, caller.keyId] : [bySession, caller.sessionId];
      const stayer = { accountId: caller.accountId, stay: new AbortController() };
      const others = stays.get(id) ?? new Set();
      stays.set(id, others.add(stayer));
      lookSoon();
      return {
        signal: stayer.stay.signal,
        end() {
          others.delete(stayer);
          if (others.size === 0 && stays.get(id) === others) stays.delete(id);
        },
      };
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };

  function lookSoon(): void {
    if (timer !== undefined || isClosed) return;
    timer = setTimeout(() => {
      look()
        // Nobody loses access because the database is away; streams end by themselves as well.
        .catch((error: unknown) => log.warn({ error }, 'staying callers could not be looked up'))
        .finally(() => {
          timer = undefined;
          if (byKey.size + bySession.size > 0) lookSoon();
        });
    }, LOOK_MS);
    timer.unref();
  }

  async function look(): Promise<void> {
    const now = clock.now();
    await lookAt(byKey, (ids) => readLiveKeys(queries, ids, now));
    await lookAt(bySession, (ids) => readLiveSessions(queries, ids, now));
  }
}

/** Reads the accounts of those keys or sessions that still have access. */
type Read = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

async function lookAt(stays: Stays, read: Read): Promise<void> {
  const ids = [...stays.keys()];
  for (let from = 0; from < ids.length; from += IDENTIFIERS_IN_A_QUERY) {
    const asked = ids.slice(from, from + IDENTIFIERS_IN_A_QUERY);
    const accounts = await read(asked);
    for (const id of asked) {
      for (const { accountId, stay } of stays.get(id) ?? []) {
        if (accounts.get(id) !== accountId) stay.abort(new Error('The caller may not stay.'));
      }
    }
  }
}

async function readLiveKeys(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['api_key.id', 'account_id', 'expires_at', 'revoked_at'])
    .where('api_key.id', 'in', ids)
    .where('account.suspended_at', 'is', null)
    .execute();
  const live = rows.filter((row) => stateOf(row, now) === 'live');
  return new Map(live.map(({ id, account_id }) => [id, account_id]));
}

/** A person who has changed accounts has access to the new one. */
async function readLiveSessions(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('session')
    .innerJoin('membership', 'membership.person_id', 'session.person_id')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['session.id', 'membership.account_id'])
    .where('session.id', 'in', ids)
    .where('session.expires_at', '>', now)
    .where('account.suspended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
