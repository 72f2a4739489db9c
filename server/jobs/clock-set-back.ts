import { isUnavailable } from '../database/availability.ts';
import type { Ask } from '../database/database.ts';
import type { Log } from '../foundation/log.ts';

/** What watching the queue's clock stands on. */
export interface ClockWatchParts {
  readonly ask: Ask;
  readonly log: Log;
  readonly secondsBetween?: number;
}

const SECONDS_BETWEEN = 5;
/** Clocks are corrected by less now and then; waits are longer by as much. */
const SET_BACK_MS = 10_000;
const USUAL_WAIT_MINUTES = 1;
/** Upstreams may ask to be left alone for ten minutes. */
const LONGEST_WAIT_MINUTES = 15;

/**
 * Watches the clock that the queue goes by, which is the database's. If it is put back, waiting messages would wait
 * longer by as much, and the maintenance of the queue would pause. Then messages that are due later than any wait of
 * ours are made due now, and the maintenance starts anew.
 *
 * @returns what ends the watching
 */
export function watchQueueClock({
  ask,
  log,
  secondsBetween = SECONDS_BETWEEN,
}: ClockWatchParts): () => void {
  let latest: number | undefined;
  let isLooking = false;
  let isOver = false;
  const look = async (): Promise<void> => {
    const [row] = await ask('select extract(epoch from pgboss.job_now()) * 1000 as now', []);
    const now = Number(row?.now);
    // The clock may have been put back before this process started.
    if (latest === undefined) await catchUp(ask, LONGEST_WAIT_MINUTES);
    else if (now < latest - SET_BACK_MS) {
      log.warn("the database's clock was put back; what waits in the queue comes now");
      await catchUp(ask, USUAL_WAIT_MINUTES);
    }
    // Only after it has been dealt with: else the next look would not see it again.
    latest = now;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        // Others report a database that is away.
        if (!isOver && !isUnavailable(error))
          log.error({ error }, "queue's clock could not be watched");
      })
      .finally(() => {
        isLooking = false;
      });
  }, secondsBetween * 1000);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/**
 * Several processes may do this at once, and repeatedly. At worst a wait of some minutes ends too early; a message in
 * work whose process lives has its next heartbeat within seconds.
 */
async function catchUp(ask: Ask, minutes: number): Promise<void> {
  await ask(
    `update pgboss.job set start_after = pgboss.job_now()
     where state < 'active' and start_after > pgboss.job_now() + make_interval(mins => $1)`,
    [minutes],
  );
  for (const statement of BEGIN_ROUNDS_ANEW) await ask(statement, []);
}

const BEGIN_ROUNDS_ANEW = [
  `update pgboss.job set heartbeat_on = pgboss.job_now(), started_on = least(started_on, pgboss.job_now())
   where state = 'active' and heartbeat_on > pgboss.job_now()`,
  `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
   where greatest(monitor_claim_on, monitor_on, maintain_on) > pgboss.job_now()`,
  'update pgboss.version set cron_on = null where cron_on > pgboss.job_now()',
];
