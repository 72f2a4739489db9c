import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, Pool } from 'undici';
import { MILLISECONDS_PER_SECOND } from '../../foundation/durations.ts';
import { type Outgoing, openOutgoing } from '../../foundation/outgoing.ts';
import { boundedAnswers } from './bounded-answers.ts';
import { wasClosedWhileIdle, wasClosedWhileKept } from './transport-failure.ts';
import type { HttpParts } from './upstream-http.ts';

/** Connections to an upstream, and to other hosts that store its results. */
export interface Dispatchers {
  /** Connections to the upstream. */
  readonly own: BoundOrNot;
  /** Connections to other hosts. Addresses must be public, unless the operator allows private ones. */
  readonly others: BoundOrNot & { check: Outgoing['check'] };
  /**
   * Sends to the upstream, and once more on a new connection if a keep-alive connection was closed; not if the upstream
   * may have begun work that must not be done twice.
   */
  orAfresh<T>(way: Way, send: (dispatcher: Dispatcher) => Promise<T>): Promise<T>;
  /** Closes the connections, after a grace period for calls in flight. */
  close(): Promise<void>;
}

/** The same connections, without and with a size limit for responses. */
interface BoundOrNot {
  readonly unbound: Dispatcher;
  readonly bound: Dispatcher;
}

/** How a request is sent. */
interface Way {
  readonly first: Dispatcher;
  /** Whether it may be sent twice. */
  readonly isRepeatable: boolean;
}

/** The grace period for calls in flight at shutdown. */
const CLOSE_MILLISECONDS = 5_000;

/** Opens the connections to an upstream at an origin. */
export function openDispatchers(
  origin: string,
  { name, settings }: Pick<HttpParts, 'name' | 'settings'>,
): Dispatchers {
  const { timeouts, answerMegabytes, allowPrivateResults } = settings;
  const connect = { timeout: timeouts.connect * MILLISECONDS_PER_SECOND };
  const pool = new Pool(origin, { connect });
  /** Opens a new connection for each call. */
  const fresh = new Agent({ connect, pipelining: 0 });
  const bounds = boundedAnswers(answerMegabytes);
  const bound = pool.compose(bounds);
  const afresh = new Map<Dispatcher, Dispatcher>([
    [pool, fresh],
    [bound, fresh.compose(bounds)],
  ]);
  const allowedBy = `upstreams.${name}.allowPrivateResults`;
  const results = openOutgoing({ allowPrivate: allowPrivateResults, allowedBy });
  let closing: Promise<void> | undefined;
  return {
    own: { unbound: pool, bound },
    others: {
      unbound: results.dispatcher,
      bound: results.dispatcher.compose(bounds),
      check: (address) => results.check(address),
    },
    async orAfresh({ first, isRepeatable }, send) {
      const from = performance.now();
      try {
        return await send(first);
      } catch (error) {
        // A closed connection is not a fault of the upstream: counted as failures, many of these would open its
        // breaker.
        const again = afresh.get(first);
        const maySend = isRepeatable
          ? wasClosedWhileKept(error)
          : wasClosedWhileIdle(error, performance.now() - from);
        if (again !== undefined && maySend) return send(again);
        throw error;
      }
    },
    close() {
      closing ??= end();
      return closing;
    },
  };

  async function end(): Promise<void> {
    const ended = Promise.all([pool.close(), fresh.close()]);
    await Promise.race([ended, sleep(CLOSE_MILLISECONDS, undefined, { ref: false })]);
    await Promise.all([pool.destroy(), fresh.destroy()]);
    await results.close();
  }
}
