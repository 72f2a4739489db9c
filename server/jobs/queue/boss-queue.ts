import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, type Job as Message, type PgBoss } from 'pg-boss';
import { asServerLost } from '../../database/availability.ts';
import type { Database, Queries } from '../../database/database.ts';
import type { Log } from '../../foundation/log.ts';
import { type BatchParts, type HandleAll, takingBatches } from './batch-taking.ts';
import {
  bossOn,
  createQueues,
  HEARTBEAT_SECONDS,
  SUPERVISION_SECONDS,
  workOf,
} from './boss-settings.ts';
import type { Messages, QueueName } from './messages.ts';
import { PLANS } from './plans.ts';
import type { BatchHandler, Handler, Queue, QueueDepth, Sent } from './queue.ts';
import { asError, type ReportOptions, reporting } from './report.ts';
import { QUEUE_TIME } from './statements.ts';
import { superviseAtIntervals } from './supervision.ts';
import { openSuspects } from './suspects.ts';
import { openWakeUps } from './wake-ups.ts';
import { makeWorkerPool, type WorkerPool } from './worker-pool.ts';

const ALIVE_TIMEOUT_MS = 2_000;
/** Time allowed for the final writes after the grace period. */
const LAST_WORDS_MS = 3_000;

/** What a queue tells of. */
export interface QueueHooks extends Pick<ReportOptions, 'onAway'> {
  /** Called when messages are redelivered because the process that held them has died. */
  readonly onLapsed?: BatchParts['onLapsed'];
}

/** Opens the queue on the gateway's own database. */
export async function openQueue(
  database: Pick<Database, 'engine'>,
  log: Log,
  { onLapsed, onAway }: QueueHooks = {},
): Promise<Queue> {
  const boss = bossOn(database);
  const report = reporting(log, { onAway });
  const stop: Stop = { isBegun: false, isOver: false, endSupervision: () => {} };
  const onError = (error: Error): void => {
    // After the stop, pg-boss still reports closed connections for messages that it has just taken from its workers.
    if (!stop.isOver) report(asError(error), {}, 'queue failed');
  };
  boss.on('error', onError);
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'));
  try {
    await boss.start();
    await createQueues(boss);
  } catch (error) {
    stop.isOver = true;
    // Its timers would keep the process alive, and ask a database that is closed by then.
    await boss
      .stop({ graceful: false })
      .catch((failure: unknown) => report(failure, {}, 'queue could not be stopped'));
    throw error;
  }
  const batches: BatchParts = {
    suspects: suspectsIn(boss),
    report,
    onLapsed(queue, count) {
      log.warn({ queue, count }, 'a process died or stalled while it held messages');
      onLapsed?.(queue, count);
    },
    isStopping: () => stop.isBegun,
    onCutOff: (queue, message) =>
      log.info({ queue, message }, 'unfinished when the gateway stopped: will be resumed'),
  };
  stop.endSupervision = supervise(boss, onError);
  return new BossQueue(boss, batches, stop);
}

function suspectsIn(boss: PgBoss): BatchParts['suspects'] {
  const statements = boss.getDb();
  return openSuspects({
    executeSql: (...words) => overItsConnections(() => statements.executeSql(...words)),
  });
}

/** Begins to look for dead processes, until the function that it returns is called. */
function supervise(boss: PgBoss, onError: (error: Error) => void): () => void {
  const statements = boss.getDb();
  return superviseAtIntervals({
    async probe() {
      const { rows } = await statements.executeSql(QUEUE_TIME);
      return Number(rows[0]?.now);
    },
    supervise: () => boss.supervise(),
    onFailure: (error) => onError(error instanceof Error ? error : new Error(String(error))),
    secondsBetween: SUPERVISION_SECONDS,
    graceSeconds: HEARTBEAT_SECONDS,
  });
}

/** The state of a queue's shutdown. */
interface Stop {
  isBegun: boolean;
  /** Called when it begins. */
  endSupervision(): void;
  /** Messages still being handled have been returned to the queue. */
  isOver: boolean;
}

/** A queue on pg-boss. */
class BossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #batches: BatchParts;
  /** The workers of each queue. */
  readonly #crews = new Map<QueueName, WorkerPool>();
  readonly #wakeUps = openWakeUps<QueueName>((name, count) =>
    this.#crews.get(name)?.wakeFor(count),
  );
  readonly #stop: Stop;

  /** @param boss - already started */
  constructor(boss: PgBoss, batches: BatchParts, stop: Stop) {
    this.#boss = boss;
    this.#batches = batches;
    this.#stop = stop;
  }

  async sendAll<Name extends QueueName>(
    name: Name,
    messages: readonly Sent<Messages[Name]>[],
    { queries }: { readonly queries: Queries },
  ): Promise<void> {
    if (messages.length === 0) return;
    const isBounded = PLANS[name].messagesAnUpstream !== undefined;
    const rows = messages.map(({ message, afterSeconds, upstream }) => ({
      data: message,
      ...(isBounded && upstream !== undefined ? { group: { id: upstream } } : {}),
      ...(afterSeconds > 0 ? { startAfter: afterSeconds } : {}),
    }));
    await overItsConnections(() => this.#boss.insert(name, rows, { db: fromKysely(queries) }));
    const delays = messages.map(({ afterSeconds }) => afterSeconds);
    this.#wakeUps.expect(name, delays);
  }

  work<Name extends QueueName>(name: Name, handler: Handler<Name>): Promise<void> {
    return this.#hire(name, (batch) =>
      Promise.allSettled(batch.map(({ data, signal }) => handler(data, signal))),
    );
  }

  workTogether<Name extends QueueName>(name: Name, handler: BatchHandler<Name>): Promise<void> {
    return this.#hire(name, async (batch) => {
      const messages = batch.map(({ data, retryCount }) =>
        retryCount > 0 ? { ...data, isRedelivered: true } : data,
      );
      return handler(messages, AbortSignal.any(batch.map(({ signal }) => signal)));
    });
  }

  async everyMinute(name: 'sweep'): Promise<void> {
    await this.#boss.schedule(name, '* * * * *', null, { missed: 'skip' });
  }

  isAlive(): Promise<boolean> {
    const isWorking = this.#boss.getQueue('job-submit').then(
      (found) => !this.#stop.isBegun && found !== null,
      () => false,
    );
    return Promise.race([isWorking, sleep(ALIVE_TIMEOUT_MS, false, { ref: false })]);
  }

  async depths(): Promise<readonly QueueDepth[]> {
    const queues = await overItsConnections(() => this.#boss.getQueues(Object.keys(PLANS)));
    return queues.map(({ name, readyCount, deferredCount, activeCount }) => {
      return { name, ready: readyCount, deferred: deferredCount, active: activeCount };
    });
  }

  async stop(graceSeconds: number): Promise<void> {
    if (this.#stop.isBegun) return;
    this.#stop.isBegun = true;
    this.#stop.endSupervision();
    this.#wakeUps.end();
    const timeout = graceSeconds * 1000;
    const stopped = this.#giveBack({ graceful: graceSeconds > 0, timeout });
    // Without this timeout, an unresponsive server would delay the shutdown by a whole statement timeout.
    await Promise.race([stopped, sleep(timeout + LAST_WORDS_MS, undefined, { ref: false })]);
  }

  /** Returns unfinished messages to the queue after the grace period; only then closes the queue's connections. */
  async #giveBack(grace: { readonly graceful: boolean; readonly timeout: number }): Promise<void> {
    await this.#boss.stop({ ...grace, close: false });
    this.#stop.isOver = true;
    await this.#boss.stop();
  }

  /** Starts the workers of a queue. */
  async #hire<Name extends QueueName>(
    name: Name,
    handle: HandleAll<Messages[Name]>,
  ): Promise<void> {
    const { batchSize, workers, messagesAnUpstream } = PLANS[name];
    const takeBatch = takingBatches(name, handle, this.#batches);
    const workerPool = makeWorkerPool(batchSize);
    this.#crews.set(name, workerPool);
    // pg-boss enforces the limit per upstream only among workers created by one call, and of these it wakes only the
    // first.
    const apart = messagesAnUpstream === undefined ? workers : 1;
    for (let count = 0; count < apart; count += 1) {
      let id: string | undefined;
      const member = workerPool.add(() => {
        if (id !== undefined) this.#boss.notifyWorker(id);
      });
      const take = (batch: Message<Messages[Name]>[]) => member.during(() => takeBatch(batch));
      id = await this.#boss.work(name, workOf(PLANS[name]), take);
    }
  }
}

/** Maps system errors of the queue's own connections, which pg-boss does not wrap. */
async function overItsConnections<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asServerLost(error);
  }
}
