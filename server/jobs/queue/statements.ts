// All direct access to pg-boss's own tables beyond its API. A test fails if the installed version has a different
// schema than these statements were written for.

/** The error that pg-boss records for a message whose process has stopped sending heartbeats. */
export const DIED = 'job heartbeat timeout';

/** The message fields that tell how the message was handled since a process died; handlers do not see them. */
const [TIMES_ALONE, WAS_TOGETHER] = ['timesAlone', 'wasTogether'];

/** Finds, among the messages $2 of queue $1, those whose last error was $3, with how they were handled since. */
export const MESSAGES_THAT_ENDED_SO = `
  select id, coalesce((data->>'${TIMES_ALONE}')::int, 0) as "timesAlone",
    coalesce((data->>'${WAS_TOGETHER}')::boolean, false) as "wasTogether"
  from pgboss.job
  where name = $1 and id = any ($2::uuid[]) and output->'value'->>'message' = $3`;

/** Records that message $2 of queue $1 has been handled alone $3 times, and whether together with other suspects. */
export const NOTE_TRIAL = `
  update pgboss.job
  set data = data || jsonb_build_object('${TIMES_ALONE}', $3::int, '${WAS_TOGETHER}', $4::boolean)
  where name = $1 and id = $2::uuid`;

/** The queue's current time, in milliseconds. */
export const QUEUE_TIME = 'select extract(epoch from pgboss.job_now()) * 1000 as now';

/** Makes messages due now that would be due more than $1 minutes later. */
export const MAKE_DUE_NOW = `
  update pgboss.job set start_after = pgboss.job_now()
  where state < 'active' and start_after > pgboss.job_now() + make_interval(mins => $1)`;

/** Resets the timers of the queue's maintenance that lie in the future. */
export const BEGIN_ROUNDS_ANEW = [
  `update pgboss.job set heartbeat_on = pgboss.job_now(), started_on = least(started_on, pgboss.job_now())
   where state = 'active' and heartbeat_on > pgboss.job_now()`,
  `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
   where greatest(monitor_claim_on, monitor_on, maintain_on) > pgboss.job_now()`,
  'update pgboss.version set cron_on = null where cron_on > pgboss.job_now()',
];
