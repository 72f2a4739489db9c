import { setTimeout as sleep } from 'node:timers/promises';
import { lifecycle } from '../../../generated/lifecycle.ts';
import { operations } from '../../../generated/operations.ts';
import type { Operation } from '../../../generated/shapes.ts';
import type { Check } from '../check.ts';
import { bodyExamples } from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import { readStream, withCurl } from '../events.ts';
import { type Breach, type Finding, found, skipped, together } from '../finding.ts';
import { lifeBreaches } from '../job-life.ts';
import { jobIdIn, RUNNING, untilEnded } from '../job-watch.ts';
import { inside, parsed, textInside } from '../json.ts';
import { requestWith, uncalled } from '../request.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { faultsText, judged } from '../verdict.ts';

/** Checks of the lifecycle of jobs, as shown by lookups and events. */
export function jobChecks(): readonly Check[] {
  return [
    check(operations.createVideo, 'a job lives as the contract says', (deployment) =>
      life(deployment, operations.createVideo, operations.getVideoJob),
    ),
    check(operations.createMusic, 'a job lives as the contract says', (deployment) =>
      life(deployment, operations.createMusic, operations.getMusicJob),
    ),
    check(operations.createImage, 'a job lives as the contract says', (deployment) =>
      life(deployment, operations.createImage, operations.getJob),
    ),
    check(operations.streamJobEvents, 'events tell the life of a job', followed),
    check(operations.streamJobEvents, 'whoever comes back is told what is new', resumed),
    check(operations.cancelJob, 'a job that is cancelled stays so', cancelled),
    check(operations.cancelJob, 'a job that has ended cannot be cancelled', cancelledLate),
    check(operations.listJobs, 'a job is listed', listed),
  ];
}

function check(
  { operationId }: Operation,
  name: string,
  run: (deployment: Deployment) => Promise<Finding>,
): Check {
  return { operationId, kind: 'jobs', name, run };
}

/** Creates a separate job from an operation's first example. */
async function made(
  deployment: Deployment,
  operation: Operation,
): Promise<Finding & { readonly jobId?: string }> {
  const [example = {}] = bodyExamples(operation).values();
  const base = uncalled(operation, example);
  const asJob = 202 in operation.responses ? { Prefer: 'respond-async' } : {};
  const fields = { ...(await aboutTestObjects(deployment, operation, base)), ...asJob };
  deployment.objects.count();
  const finding = await judged(deployment, requestWith({ operation, fields }), [200, 202]);
  const jobId = jobIdIn(finding.answer.json);
  return jobId === undefined ? finding : { ...finding, jobId };
}

const LOOKUP_PAUSE_MS = 40;
/** Number of further lookups after a job has ended. */
const LOOKS_AFTER_END = 3;

/** Polls a job until some time after its end. */
async function life(deployment: Deployment, maker: Operation, lookup: Operation): Promise<Finding> {
  const creation = await made(deployment, maker);
  if (creation.jobId === undefined) return creation;
  const request = requestWith({ operation: lookup, fields: { jobId: creation.jobId } });
  const until = Date.now() + deployment.target.patienceMs;
  const records: unknown[] = [];
  // Once a job has ended, polling continues whatever it shows then.
  for (let isEnded = false, after = 0; after < LOOKS_AFTER_END; after += isEnded ? 1 : 0) {
    if (Date.now() > until) return skipped('the job has not ended in time');
    const looked = await judged(deployment, request, [200]);
    if (looked.breaches.length > 0) return looked;
    records.push(looked.answer.json);
    isEnded ||= inside(looked.answer.json, 'status') !== RUNNING;
    await sleep(LOOKUP_PAUSE_MS);
  }
  return found(withCurl(deployment, request, lifeBreaches(records)));
}

async function followed(deployment: Deployment): Promise<Finding> {
  const creation = await made(deployment, operations.createVideo);
  const { jobId } = creation;
  if (jobId === undefined) return creation;
  const request = requestWith({ operation: operations.streamJobEvents, fields: { jobId } });
  const stream = await readStream(deployment, request);
  if (!stream.ok) return stream.finding;
  const { events, isEnded } = stream;
  const records = events.map(({ data }) => parsed(data));
  const validate = operations.streamJobEvents.events;
  const wrong = records.find((record) => !validate(record));
  const ids = events.map(({ id }) => Number(id));
  const names = events.map(({ event }) => event);
  const breaches: readonly (Breach | false)[] = [
    wrong !== undefined && {
      expected: `events that keep their schema: ${explained(wrong)}`,
      found: JSON.stringify(wrong),
    },
    !ids.every((id, index) => id > (ids[index - 1] ?? -1)) && {
      expected: 'identifiers that count the changes',
      found: ids.join(', '),
    },
    !(isEnded && names.at(-1) === 'end' && names.indexOf('end') === names.length - 1) && {
      expected: 'events named progress, and one named end that ends the stream',
      found: names.join(', ') || 'no event',
    },
  ];
  const all = [...breaches.filter((one) => one !== false), ...lifeBreaches(records)];
  return found(withCurl(deployment, request, all));
}

function explained(record: unknown): string {
  operations.streamJobEvents.events(record);
  return faultsText(operations.streamJobEvents.events.errors ?? []);
}

async function resumed(deployment: Deployment): Promise<Finding> {
  const job = await deployment.objects.endedJob(operations.createVideo);
  if ('missing' in job) return skipped(job.missing);
  const operation = operations.streamJobEvents;
  const fields = { jobId: job.value, 'Last-Event-ID': '0' };
  const request = requestWith({ operation, fields });
  const stream = await readStream(deployment, request);
  if (!stream.ok) return stream.finding;
  const names = stream.events.map(({ event }) => event).join(', ');
  if (names !== 'end') {
    return found(
      withCurl(deployment, request, [{ expected: 'one event, named end', found: names || 'none' }]),
    );
  }
  const known = stream.events[0]?.id ?? '';
  const again = requestWith({ operation, fields: { ...fields, 'Last-Event-ID': known } });
  return judged(deployment, again, [204]);
}

async function cancelled(deployment: Deployment): Promise<Finding> {
  const creation = await made(deployment, operations.createVideo);
  const { jobId } = creation;
  if (jobId === undefined) return creation;
  const cancel = requestWith({ operation: operations.cancelJob, fields: { jobId } });
  const { answer, ...finding } = await judged(deployment, cancel, [200, 409]);
  if (finding.breaches.length > 0 || finding.skipped !== undefined) return finding;
  if (answer.status === 409) return skipped('the job had ended before it could be cancelled');
  const lookup = requestWith({ operation: operations.getJob, fields: { jobId } });
  const first = await judged(deployment, lookup, [200]);
  await sleep(LOOKUP_PAUSE_MS);
  const second = await judged(deployment, lookup, [200]);
  const { status, message } = lifecycle.states.cancelled;
  const records = [answer.json, first.answer.json, second.answer.json];
  const wrong = records.find((record) => textInside(record, 'message') !== message);
  const breaches =
    wrong === undefined
      ? lifeBreaches(records)
      : [{ expected: `${status} '${message}'`, found: JSON.stringify(wrong) }];
  return together([first, second, found(withCurl(deployment, lookup, breaches))]);
}

async function cancelledLate(deployment: Deployment): Promise<Finding> {
  const job = await deployment.objects.endedJob(operations.createVideo);
  if ('missing' in job) return skipped(job.missing);
  const fields = { jobId: job.value };
  const cancel = requestWith({ operation: operations.cancelJob, fields });
  const late = await judged(deployment, cancel, [409]);
  const record = await untilEnded(deployment, job.value);
  const isCancelled = textInside(record, 'message') === lifecycle.states.cancelled.message;
  const breach = { expected: 'the job as it ended', found: JSON.stringify(record) };
  return together([late, found(isCancelled ? [breach] : [])]);
}

async function listed(deployment: Deployment): Promise<Finding> {
  const creation = await made(deployment, operations.createVideo);
  const { jobId } = creation;
  if (jobId === undefined) return creation;
  const request = requestWith({ operation: operations.listJobs, fields: { limit: 100 } });
  const { answer, ...finding } = await judged(deployment, request, [200]);
  if (finding.breaches.length > 0 || answer.text.includes(jobId)) return finding;
  const breach = { expected: `the job ${jobId}`, found: 'a list without it' };
  return found(withCurl(deployment, request, [breach]));
}
