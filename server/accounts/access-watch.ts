import { anyOf } from '../database/any-of.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { PollLoop } from '../foundation/poll-loop.ts';
import type { Caller } from './caller.ts';
import { stateOf } from './key-record.ts';

/** A watched caller. */
export interface WatchedCaller {
  /** Aborted a few seconds after the caller has lost access. */
  readonly signal: AbortSignal;
  end(): void;
}

/** Dependencies of the access watch. */
export interface AccessWatchParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
}

/** The poll interval for all watched callers: one query for keys and one for sessions. */
const LOOK_MS = 2_000;
const IDENTIFIERS_IN_A_QUERY = 1_000;

interface Watched {
  readonly accountId: string;
  readonly access: AbortController;
}

/** Watched callers by key or by session. */
type WatchedCallers = Map<string, Set<Watched>>;

/** Aborts long requests of callers whose key or session is revoked, by whichever process. */
export class AccessWatch {
  readonly #parts: AccessWatchParts;
  readonly #byKey: WatchedCallers = new Map();
  readonly #bySession: WatchedCallers = new Map();
  readonly #pollLoop: PollLoop;

  constructor(parts: AccessWatchParts) {
    this.#parts = parts;
    this.#pollLoop = new PollLoop({
      look: () => this.#look(),
      isNeeded: () => this.#byKey.size + this.#bySession.size > 0,
      everyMs: LOOK_MS,
      // An unavailable database costs nobody their access; streams also have a maximum lifetime.
      onFailure: (error) =>
        parts.log.warn({ error }, 'callers of long requests could not be checked'),
    });
  }

  /** Starts watching a caller. */
  begin(caller: Caller): WatchedCaller {
    const [watched, id] =
      caller.kind === 'key' ? [this.#byKey, caller.keyId] : [this.#bySession, caller.sessionId];
    const one = { accountId: caller.accountId, access: new AbortController() };
    const others = watched.get(id) ?? new Set();
    watched.set(id, others.add(one));
    this.#pollLoop.lookWithin(LOOK_MS);
    return {
      signal: one.access.signal,
      end() {
        others.delete(one);
        if (others.size === 0 && watched.get(id) === others) watched.delete(id);
      },
    };
  }

  /** Stops watching all callers. */
  close(): void {
    this.#pollLoop.close();
  }

  async #look(): Promise<void> {
    const { queries, clock } = this.#parts;
    const now = clock.now();
    await lookAt(this.#byKey, (ids) => readLiveKeys(queries, ids, now));
    await lookAt(this.#bySession, (ids) => readLiveSessions(queries, ids, now));
  }
}

/** Reads the accounts of those keys or sessions that still have access. */
type Read = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

async function lookAt(watched: WatchedCallers, read: Read): Promise<void> {
  const ids = [...watched.keys()];
  for (let from = 0; from < ids.length; from += IDENTIFIERS_IN_A_QUERY) {
    const asked = ids.slice(from, from + IDENTIFIERS_IN_A_QUERY);
    const accounts = await read(asked);
    for (const id of asked) {
      for (const { accountId, access } of watched.get(id) ?? []) {
        if (accounts.get(id) !== accountId) access.abort(new Error('The caller may not watch.'));
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
    .where('api_key.id', '=', anyOf(ids))
    .where('account.suspended_at', 'is', null)
    .execute();
  const live = rows.filter((row) => stateOf(row, now) === 'live');
  return new Map(live.map(({ id, account_id }) => [id, account_id]));
}

/** A person who changed accounts has a session with access to the new one, not to the watched one. */
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
    .where('session.id', '=', anyOf(ids))
    .where('session.expires_at', '>', now)
    .where('account.suspended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
