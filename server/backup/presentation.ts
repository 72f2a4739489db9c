import { counted } from '../foundation/counted.ts';
import type { BackupReport } from './making.ts';
import type { RestoreReport } from './restoring.ts';

/** Maximum number of missing files to name. */
const MAX_NAMED = 5;

const NONE_FOUND =
  'As none was found, see that PATCHBAY_DATA or --data, and PATCHBAY_CONFIG or --config, are those of the gateway.';

/** Describes what is in a backup, and what is not. */
export function presentBackup(file: string, report: BackupReport): string {
  const { takenAt, missing, kept } = report;
  const unnamed = missing.length - MAX_NAMED;
  const named = [
    ...missing.slice(0, MAX_NAMED),
    ...(unnamed > 0 ? [`and ${unnamed} more, which --json lists`] : []),
  ].join(', ');
  return [
    `Wrote ${file}: ${contentsOf(report)}, as of ${takenAt}.`,
    ...(kept === 's3' ? ['The files of results are in their bucket, and not in it.'] : []),
    ...(missing.length === 0 ? [] : [`${missingOf(missing.length)}: ${named}.`]),
    ...(missing.length > 0 && report.files === 0 ? [NONE_FOUND] : []),
    'It proves who everybody is: keep it as you would keep keys. The settings and the keys of upstreams are not in it.',
    '',
  ].join('\n');
}

/** Describes what has been restored, and the next steps. */
export function presentRestore(report: RestoreReport): string {
  const { takenAt, kept, jobs } = report;
  return [
    `Restored ${contentsOf(report)}, as of ${takenAt}.`,
    ...(jobs === 0 ? [] : [`${openOf(jobs)} when the gateway starts.`]),
    ...(kept === 's3'
      ? ['The files of results are in the bucket of the gateway that was backed up.']
      : []),
    'Stop the gateway that was backed up before this copy starts; else both go on with its jobs and send its callbacks.',
    '',
  ].join('\n');
}

function missingOf(files: number): string {
  const are = files === 1 ? 'is' : 'are';
  return `${counted(files, 'file')} should be in the store and ${are} not, or ${are} damaged`;
}

function openOf(jobs: number): string {
  return `${counted(jobs, 'job')} that had not ended ${jobs === 1 ? 'goes' : 'go'} on`;
}

function contentsOf({ rows, files }: Pick<BackupReport, 'rows' | 'files'>): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const [accounts, jobs] = [counted(rows.account ?? 0, 'account'), counted(rows.job ?? 0, 'job')];
  return `${accounts}, ${jobs}, ${counted(all, 'row')} in all, ${counted(files, 'file')}`;
}
