import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, Pool } from 'undici';
import { type Outgoing, openOutgoing } from '../../foundation/outgoing.ts';
import { boundedAnswers } from './bounded-answers.ts';
import { wasClosedWhileIdle, wasClosedWhileKept } from './transport-failure.ts';
import type { HttpSettings } from './upstream-http.ts';

/** Where requests go out: to the upstream itself, and to where it keeps its results. */
export interface Dispatchers {
  /** To the upstream. */
  readonly own: BoundOrNot;
  /** To other hosts. An address must be a public one, unless the operator allows others. */
  readonly others: BoundOrNot & { check: Outgoing['check'] };
  /**
   * Sends to the upstream once more where a kept connection was closed, unless it may have begun with what must be done
   * once.
   */
  orAfresh<T>(way: Way, send: (dispatcher: Dispatcher) => Promise<T>): Promise<T>;
  /** Lets what is under way end, for a while. */
  close(): Promise<void>;
}

/** The same connections, for what may be of any size and for answers, which are bound. */
interface BoundOrNot {
  readonly unbound: Dispatcher;
  readonly bound: Dispatcher;
}

/** How something is sent. */
interface Way {
  readonly first: Dispatcher;
  /** Whether it does no more by being sent twice. */
  readonly isRepeatable: boolean;
}

const MILLISECONDS = 1000;
/** What is under way has so long to end when the connection is closed. */
const CLOSE_MILLISECONDS = 5_000;

/** Opens the connections to an upstream at an origin. */
export function openDispatchers(origin: string, settings: HttpSettings): Dispatchers {
  const { timeouts, answerMegabytes, allowPrivateResults } = settings;
  const connect = { timeout: timeouts.connect * MILLISECONDS };
  const pool = new Pool(origin, { connect });
  /** Makes a connection for each call. */
  const fresh = new Agent({ connect, pipelining: 0 });
  const bounds = boundedAnswers(answerMegabytes);
  const bound = pool.compose(bounds);
  const afresh = new Map<Dispatcher, Dispatcher>([
    [pool, fresh],
    [bound, fresh.compose(bounds)],
  ]);
  const results = openOutgoing({ allowPrivate: allowPrivateResults });
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
        // The upstream is as well as it was; many such connections at once would have it left alone.
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
