import type { BackupReport } from './making.ts';
import type { RestoreReport } from './restoring.ts';

/** Missing files are named up to so many. */
const NAMED_UP_TO = 5;

/** Says what is in a backup, and what is not. */
export function presentBackup(file: string, report: BackupReport): string {
  const { takenAt, missing, kept } = report;
  const named = missing.slice(0, NAMED_UP_TO).join(', ');
  return [
    `Wrote ${file}: ${contentsOf(report)}, as of ${takenAt}.`,
    ...(kept === 's3' ? ['The files of results are in their bucket, and not in it.'] : []),
    ...(missing.length === 0
      ? []
      : [`${missing.length} files should be in the store and are not, or are damaged: ${named}.`]),
    'It proves who everybody is: keep it as you would keep keys. The settings and the keys of upstreams are not in it.',
    '',
  ].join('\n');
}

/** Says what has been restored, and what is to be done. */
export function presentRestore(report: RestoreReport): string {
  const { takenAt, kept, jobs } = report;
  return [
    `Restored ${contentsOf(report)}, as of ${takenAt}.`,
    ...(jobs === 0 ? [] : [`${jobs} jobs that had not ended go on when the gateway starts.`]),
    ...(kept === 's3'
      ? ['The files of results are in the bucket of the gateway that was backed up.']
      : []),
    '',
  ].join('\n');
}

function contentsOf({ rows, files }: Pick<BackupReport, 'rows' | 'files'>): string {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${rows.account ?? 0} accounts, ${rows.job ?? 0} jobs, ${all} rows in all, ${files} files`;
}
