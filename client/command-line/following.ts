import type { Command } from 'commander';
import type { JobRecord } from '../../generated/types.ts';
import type { JobFile } from '../job-files.ts';
import type { FollowedJob } from './client-needs.ts';
import { pathLines } from './printing.ts';
import { labelsOf } from './result-files.ts';
import { type ExpectedResult, type ResultFlags, savingFor } from './result-options.ts';
import type { Run } from './running.ts';
import type { Saving } from './saving.ts';
import { printable } from './table.ts';

/** A saved file of a result. */
export interface SavedFile {
  readonly path: string;
  readonly kind: JobFile['kind'];
  readonly mediaType: string;
  readonly bytes: number;
}

interface FollowFlags {
  readonly wait?: boolean;
  readonly cancelOnInterrupt?: boolean;
}

/** Adds the options of commands that start a job. */
export function addJobOptions(command: Command): Command {
  return command
    .optionsGroup('The job:')
    .option('--no-wait', 'Print the job’s identifier and exit; continue with jobs watch.')
    .option('--cancel-on-interrupt', 'Cancel the job on Ctrl-C; otherwise it goes on.');
}

/**
 * Starts a job, waits for it and saves its files.
 *
 * @param expected - its files, and their default name, to which part of the job's identifier is appended
 */
export async function runJob(
  run: Run,
  expected: ExpectedResult,
  begin: () => Promise<FollowedJob>,
): Promise<void> {
  const { wait, out } = run.command.opts<FollowFlags & ResultFlags>();
  // Before the job is charged, so that no result is lost because it cannot be saved.
  const named = out === undefined ? undefined : await savingFor(run, expected);
  run.progress.show('Sending the request.');
  const job = await begin();
  if (wait === false) return run.answer(`${job.id}\n`, { jobId: job.id });
  const usualName = nameOf(expected.usualName, job.id);
  await finishJob(run, job, named ?? (await savingFor(run, { ...expected, usualName })));
}

/** Names a result by the end of its job's identifier, the part in which jobs differ most. */
export function nameOf(usualName: string, jobId: string): string {
  return `${usualName}-${jobId.slice(-8).replace(/[^\w-]/g, '')}`;
}

/** Waits for a job, saves its files and prints their paths. */
export async function finishJob(run: Run, job: FollowedJob, saving: Saving): Promise<void> {
  run.goesOn(`The job continues; follow it with: patchbay jobs watch ${job.id}`);
  const record = await waited(run, job);
  run.goesOn(`The job is done; get its files with: patchbay jobs watch ${job.id}`);
  const files = await saveFiles(run, job, saving);
  run.answer(pathLines(files), { job: record, files });
}

async function waited(run: Run, job: FollowedJob): Promise<JobRecord> {
  const { signal, progress, command } = run;
  try {
    return await job.wait({
      signal,
      onProgress: ({ progress: share, record }) => progress.show(printable(record.message), share),
    });
  } catch (error) {
    if (!signal.aborted || command.opts<FollowFlags>().cancelOnInterrupt !== true) throw error;
    const { message } = await job.cancel();
    run.goesOn(message);
    throw error;
  }
}

async function saveFiles(run: Run, job: FollowedJob, saving: Saving): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  const files = job.files();
  const labels = labelsOf(files.map(({ kind }) => kind));
  for (const [index, { kind }] of files.entries()) {
    const text = `Downloading file ${index + 1} of ${files.length}.`;
    let facts = { mediaType: '', bytes: 0 };
    const path = await saving.save({ label: labels[index] ?? '' }, async (target) => {
      facts = await job.download(target, {
        signal: run.signal,
        index,
        onProgress: ({ receivedBytes, totalBytes }) =>
          run.progress.show(
            text,
            totalBytes === undefined ? undefined : receivedBytes / totalBytes,
          ),
      });
    });
    const file = { path, kind, mediaType: facts.mediaType, bytes: facts.bytes };
    saved.push(file);
    run.keeps(file);
  }
  return saved;
}
