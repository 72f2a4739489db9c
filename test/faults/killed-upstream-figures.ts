import type { Fared } from './text-load.ts';
import type { Death, KilledUpstreams } from './upstream-kills.ts';

/** The results of a run with killed upstreams. Times are in milliseconds. */
export interface KillFigures {
  readonly requests: number;
  readonly kills: number;
  /** Requests that failed although one upstream was up. There must be none. */
  readonly failures: readonly Fared[];
  /** Streams in flight when their upstream was killed, which ended with the error event. */
  readonly cutStreams: number;
  /** Requests that needed retries, and the total number of retries. */
  readonly retried: number;
  readonly retries: number;
  readonly breakerOpenings: number;
  /** Time to response headers while all upstreams were up, and while one was dead. */
  readonly calm: Latency;
  readonly killed: Latency;
}

/** Latency of replies. */
export interface Latency {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

/** Computes the figures of a run. */
export function figuresOf({ fared, deaths, breakerOpenings }: KilledUpstreams): KillFigures {
  const cut = fared.filter((one) => wasCut(one, deaths));
  const isMet = ({ from, begun }: Fared): boolean =>
    deaths.some((death) => begun >= death.from && from <= death.until);
  const answered = fared.filter(({ status }) => status === 200);
  return {
    requests: fared.length,
    kills: deaths.length,
    failures: fared.filter((one) => !isAnswered(one) && !cut.includes(one)),
    cutStreams: cut.length,
    retried: fared.filter(({ attempts }) => attempts > 1).length,
    retries: fared.reduce((sum, { attempts }) => sum + Math.max(0, attempts - 1), 0),
    breakerOpenings,
    calm: latencyOf(answered.filter((one) => !isMet(one))),
    killed: latencyOf(answered.filter(isMet)),
  };
}

function isAnswered({ status, ending }: Fared): boolean {
  return status === 200 && ending === 'whole';
}

/** Whether its upstream died during its stream and the stream ended with the error event. */
function wasCut({ isStream, status, ending, ...one }: Fared, deaths: readonly Death[]): boolean {
  if (!isStream || status !== 200 || ending !== 'error') return false;
  return deaths.some(
    ({ upstream, from, until }) =>
      upstream === one.upstream && one.from <= until && one.until >= from,
  );
}

function latencyOf(fared: readonly Fared[]): Latency {
  const sorted = fared.map(({ from, begun }) => begun - from).toSorted((a, b) => a - b);
  const at = (part: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}

/** The figures as text, one per line. */
export function linesOf(figures: KillFigures): string {
  const latency = ({ count, median, p95, longest }: Latency): string =>
    `${median} ms in the middle, ${p95} ms at 95 %, ${longest} ms at most (${count} answers)`;
  const lines = [
    ['requests', figures.requests],
    ['kills of an upstream', figures.kills],
    ['failures', figures.failures.length],
    ['streams cut by a kill', figures.cutStreams],
    ['requests tried again', `${figures.retried} (${figures.retries} tries more)`],
    ['upstream left alone', figures.breakerOpenings],
    ['first byte, all stand', latency(figures.calm)],
    ['first byte, one is dead', latency(figures.killed)],
    ...figures.failures.slice(0, 10).map((one) => ['failure', JSON.stringify(one)]),
  ];
  return lines.map(([name, value]) => `  ${String(name).padEnd(24)} ${value}\n`).join('');
}
