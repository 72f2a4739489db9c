import type { Command } from 'commander';
import { type CommandOperation, commands } from '../../generated/commands.ts';
import type { CallbackReport, JobList, JobTimeline } from '../../generated/types.ts';
import { addContractCommand, readRequest } from './contract-command.ts';
import { addExamples } from './examples.ts';
import { finishJob, nameOf } from './following.ts';
import { addGatewayOptions } from './gateway-options.ts';
import { jobIdentifier } from './job-identifier.ts';
import { aboutOf, recordText } from './job-text.ts';
import { filesOfKinds, usualFiles } from './result-files.ts';
import { addResultOptions, savingFor } from './result-options.ts';
import { acting, addOutputOptions, type Run } from './running.ts';
import { writeTable } from './table.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** Adds `jobs`, whose subcommands list, follow and cancel jobs. */
export function addJobsCommands(
  program: Command,
  terminal: InterruptibleTerminal,
  group: string,
): void {
  const jobs = program
    .command('jobs')
    .helpGroup(group)
    .description('List, follow and cancel jobs; inspect and resend callbacks.');
  const add = (id: CommandOperation, act: (run: Run, jobId: string) => Promise<void>): Command => {
    const shape = commands[id];
    const command = addContractCommand({ parent: jobs, shape, group: 'Commands:' });
    return addGatewayOptions(addOutputOptions(command)).action(
      acting({ terminal, shape }, async (run) =>
        act(run, await jobIdentifier(String(run.command.processedArgs[0]))),
      ),
    );
  };
  addExamples(jobs, [
    'patchbay jobs list --kind video --status FAILED',
    'patchbay jobs watch JOB --out lighthouse',
  ]);
  add('listJobs', listJobs);
  add('getJob', async (run, jobId) => {
    const { record } = await run.service.jobs.get(jobId, { signal: run.signal });
    if (record !== undefined) run.answer(recordText(record), record);
  });
  const watch = add('streamJobEvents', async (run, jobId) => {
    const job = await run.service.jobs.get(jobId, { signal: run.signal });
    const action = job.record?.data.action;
    const usualName = nameOf(action ?? 'job', job.id);
    const made = filesOfKinds(job.files().map(({ kind }) => kind));
    const files = made.length > 0 || action === undefined ? made : usualFiles(action);
    await finishJob(run, job, await savingFor(run, { usualName, files }));
  });
  addResultOptions(watch);
  add('cancelJob', async (run, jobId) => {
    const record = await run.service.jobs.cancel(jobId, { signal: run.signal });
    run.answer(recordText(record), record);
  });
  add('getJobTimeline', async (run, jobId) => {
    const timeline = await run.service.jobs.timeline(jobId, { signal: run.signal });
    run.answer(timelineText(timeline), timeline);
  });
  add('getCallback', async (run, jobId) => {
    const report = await run.service.callbacks.get(jobId, { signal: run.signal });
    run.answer(reportText(report), report);
  });
  add('redeliverCallback', async (run, jobId) => {
    const report = await run.service.callbacks.redeliver(jobId, { signal: run.signal });
    run.answer(reportText(report), report);
  });
}

async function listJobs(run: Run): Promise<void> {
  const { values } = readRequest(run.command, commands.listJobs);
  const list = await run.service.jobs.list(values, { signal: run.signal });
  const rows = list.data.jobs.map((record) => ({
    job: record.jobId,
    kind: record.data.action,
    status: record.status,
    progress: record.data.progress,
    about: aboutOf(record),
  }));
  const table = writeTable(['job', 'kind', 'status', 'progress', 'about'], rows);
  run.answer(table + moreOf(list.data), list);
}

/** How to read the next page, if there is one. A page of a search may be empty, although later ones are not. */
function moreOf({ jobs, next }: JobList['data']): string {
  if (next === null) return '';
  return jobs.length === 0
    ? `No job on this page matches. Search older jobs: --cursor ${next}\n`
    : `There are more: --cursor ${next}\n`;
}

function timelineText({ data }: JobTimeline): string {
  const rows = data.steps.map(({ at, step, message, upstream, quota }) => ({
    at,
    step,
    upstream: upstream ?? '-',
    quota: quota ?? '-',
    message,
  }));
  return writeTable(['at', 'step', 'upstream', 'quota', 'message'], rows);
}

function reportText({ message, data }: CallbackReport): string {
  const { hookUrl, state, attempts } = data;
  const tries = attempts.map(({ startedAt, milliseconds, statusCode, failure }) => ({
    'began at': startedAt,
    took: `${milliseconds} ms`,
    status: statusCode === undefined ? '-' : String(statusCode),
    failure: failure ?? '',
  }));
  const head = writeTable(['receiver', 'state'], [{ receiver: hookUrl, state }]);
  return `${message}\n${head}${writeTable(['began at', 'took', 'status', 'failure'], tries)}`;
}
