import type { LoopbackUpstream } from './a-loopback-upstream.ts';
import type { VerifyingReceiver } from './a-verifying-receiver.ts';
import type { Written } from './what-happened.ts';

/** A count from a run. */
export interface Figure {
  readonly name: string;
  readonly count: number;
  /** Whether the count is of broken promises: it must be zero, or the wanted number. */
  readonly isFault: boolean;
  readonly wanted?: number;
  readonly detail?: string;
}

/** The data needed to compare promises with results. */
export interface Evidence {
  /** The jobs reported to callers as accepted. */
  readonly promised: ReadonlySet<string>;
  readonly written: Written;
  readonly receiver: Pick<VerifyingReceiver, 'told' | 'unverified'>;
  readonly upstream: Pick<LoopbackUpstream, 'submissions' | 'jobsByKey' | 'mischief'>;
}

const FINAL = new Set(['succeeded', 'failed', 'cancelled']);

/** Compares promises with results. */
export function reckon(evidence: Evidence): readonly Figure[] {
  return [...jobFigures(evidence), ...callbackFigures(evidence), ...fileFigures(evidence)];
}

function jobFigures({ promised, written, upstream }: Evidence): readonly Figure[] {
  const { jobs } = written;
  const known = new Set(jobs.map(({ id }) => id));
  const ended = new Set(jobs.filter(({ state }) => FINAL.has(state)).map(({ id }) => id));
  const entries = Map.groupBy(written.entries, ({ job_id }) => job_id);
  const isChargedOnce = ({ id, quota }: Written['jobs'][number]): boolean => {
    const own = entries.get(id) ?? [];
    const settled = own.find(({ kind }) => kind !== 'reserve');
    const kinds = own.map(({ kind }) => kind).toSorted();
    const isWhole = ['reserve,settle', 'release,reserve'].includes(kinds.join());
    return isWhole && Number(settled?.consumed) === Number(quota);
  };
  const failed = jobs.filter(({ state }) => state === 'failed');
  const reasons = Map.groupBy(failed, ({ failure }) => failure);
  const told = [...reasons].map(([reason, list]) => `${list.length} ${reason}`).join('; ');
  return [
    figure('jobs accepted', promised.size),
    figure('jobs succeeded', jobs.filter(({ state }) => state === 'succeeded').length),
    { ...figure('jobs failed', failed.length), detail: told },
    fault('jobs lost', [...promised].filter((id) => !known.has(id)).length),
    fault('jobs that have not ended', jobs.filter(({ id }) => !ended.has(id)).length),
    fault('jobs that nobody was told of', jobs.filter(({ id }) => !promised.has(id)).length),
    fault(
      'jobs not charged exactly once',
      jobs.filter((job) => ended.has(job.id) && !isChargedOnce(job)).length,
    ),
    figure('submissions', upstream.submissions),
    fault(
      'jobs that are two upstream',
      [...upstream.jobsByKey.values()].filter((count) => count > 1).length,
    ),
    figure('files cut off by the upstream', upstream.mischief.cut),
    figure('requests put off by the upstream', upstream.mischief.limited),
  ];
}

function callbackFigures({ promised, receiver }: Evidence): readonly Figure[] {
  const told = [...receiver.told.values()];
  const isMissing = (id: string): boolean => (receiver.told.get(id)?.accepted ?? 0) === 0;
  return [
    figure(
      'callbacks received',
      told.reduce((sum, { came }) => sum + came, 0),
    ),
    fault('callbacks missing', [...promised].filter(isMissing).length),
    fault('callbacks not verified', receiver.unverified),
    fault('jobs told under two names', told.filter(({ ids }) => ids.size > 1).length),
    fault('jobs told with two ends', told.filter(({ statuses }) => statuses.size > 1).length),
  ];
}

function fileFigures({ written }: Evidence): readonly Figure[] {
  const files = new Set(written.files);
  const rows = new Set(written.assets.map(({ id }) => id));
  const named = new Set(written.named);
  const kept = written.assets.filter(({ is_kept }) => is_kept);
  return [
    fault('results stored twice', kept.filter(({ id }) => !named.has(id)).length),
    fault('results without their file', [...named].filter((id) => !files.has(id)).length),
    fault('orphan files', [...files].filter((id) => !rows.has(id)).length),
    figure('drafts that the sweep will find', written.assets.length - kept.length),
  ];
}

/** A count without constraint. */
export function figure(name: string, count: number): Figure {
  return { name, count, isFault: false };
}

/** A count that must be zero. */
export function fault(name: string, count: number): Figure {
  return { name, count, isFault: true };
}

/** A count that must equal one number. */
export function exactly(name: string, count: number, wanted: number): Figure {
  return { name, count, isFault: true, wanted };
}

/** Whether a figure breaks a promise. */
export function isBroken({ isFault, count, wanted = 0 }: Figure): boolean {
  return isFault && count !== wanted;
}

/** Formats figures as lines of text. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((told) => {
      const { name, count, isFault, detail } = told;
      const verdict = isFault ? (isBroken(told) ? ' BROKEN' : ' ok') : '';
      const rest = detail === undefined || detail === '' ? '' : `  (${detail})`;
      return `  ${name.padEnd(width)} ${String(count).padStart(7)}${verdict}${rest}`;
    })
    .join('\n');
}
