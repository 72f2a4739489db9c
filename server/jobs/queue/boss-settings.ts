import { fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../../database/database.ts';
import { NIL_IDENTIFIER } from '../../foundation/identifiers.ts';
import { PLANS, type QueuePlan } from './plans.ts';

/** A worker counts as dead after this long without a heartbeat; the minimum that pg-boss accepts. */
export const HEARTBEAT_SECONDS = 10;
export const SUPERVISION_SECONDS = 5;
/** Exponential backoff with jitter, so that messages that failed together are not retried together. */
const RETRY_DELAY_SECONDS = { from: 1, upTo: 60 } as const;
/** Every poll leaves a finished message, so these are deleted soon. */
const FINISHED_MESSAGES_KEPT_SECONDS = 30;
const MAINTENANCE_SECONDS = 30;
/** In effect, waiting messages are never deleted, even if no worker runs for a long time. */
const WAITING_MESSAGES_KEPT_SECONDS = 365 * 24 * 3600;
/**
 * Options that pg-boss passes to the driver, so that it detects a server that has vanished silently. The statement
 * timeout is longer than that of requests, as maintenance may have much to delete.
 */
const CONNECTIONS = { keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 60_000 };

/** Makes pg-boss for the gateway's own database, not started yet. */
export function bossOn({ engine }: Pick<Database, 'engine'>): PgBoss {
  const settings = {
    useListenNotify: true,
    schedule: true,
    // `superviseAtIntervals` does it.
    supervise: false,
    superviseIntervalSeconds: SUPERVISION_SECONDS,
    monitorIntervalSeconds: SUPERVISION_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    monitorVacuum: false,
  };
  return engine.kind === 'pglite'
    ? new PgBoss({ ...settings, db: fromPglite(engine.pglite), backend: 'pglite' })
    : new PgBoss({ ...settings, ...CONNECTIONS, connectionString: engine.url });
}

/** Creates the queues, or updates those whose options have changed. */
export async function createQueues(boss: PgBoss): Promise<void> {
  const found = new Map((await boss.getQueues(Object.keys(PLANS))).map((one) => [one.name, one]));
  for (const [name, plan] of Object.entries(PLANS)) {
    const options = optionsOf(plan);
    const queue: Readonly<Record<string, unknown>> = { ...found.get(name) };
    const isAsPlanned = Object.entries(options).every(([key, value]) => queue[key] === value);
    if (isAsPlanned) continue;
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    // Makes pg-boss cache the queue now. A lookup by the first message within a transaction would deadlock on the
    // built-in database: it would wait for the transaction, which waits for the lookup.
    await boss.touch(name, NIL_IDENTIFIER);
  }
}

function optionsOf(plan: QueuePlan) {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: plan.expireSeconds,
    retryLimit: plan.retries,
    retryBackoff: true,
    retryDelay: RETRY_DELAY_SECONDS.from,
    retryDelayMax: RETRY_DELAY_SECONDS.upTo,
    deleteAfterSeconds: FINISHED_MESSAGES_KEPT_SECONDS,
    retentionSeconds: WAITING_MESSAGES_KEPT_SECONDS,
    ...(plan.abandonTo === undefined ? {} : { deadLetter: plan.abandonTo }),
  };
}

/** Converts a plan to pg-boss's worker options. */
export function workOf(plan: QueuePlan) {
  const { batchSize, workers, messagesAnUpstream, pollSeconds, toldPollSeconds } = plan;
  return {
    batchSize,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: toldPollSeconds,
    burstWhenBatchFull: true,
    ...(messagesAnUpstream === undefined
      ? {}
      : { localConcurrency: workers, localGroupConcurrency: messagesAnUpstream }),
    perJobResults: true as const,
  };
}
