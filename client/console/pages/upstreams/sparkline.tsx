import type { ReactNode } from 'react';
import type { UpstreamReport } from '../../../../generated/types.ts';
import { durationInWords } from '../../components/duration.ts';
import styles from './upstreams.module.css';

type Step = UpstreamReport['steps'][number];

/** The time window of the steps. */
export interface Span {
  readonly windowSeconds: number;
  readonly stepSeconds: number;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/** Props of `Sparkline`. */
export interface SparklineProps {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly span: Span;
}

const HEIGHT = 36;
const SLOT = 10;
const GAP = 2;
/** Minimum bar height, so that a call that took no time is still visible. */
const SMALLEST = 3;

/** Response times as a sparkline, a bar per step; the share of failures is highlighted. */
export function Sparkline({ name, steps, span }: SparklineProps): ReactNode {
  const slots = Math.round(span.windowSeconds / span.stepSeconds);
  const slowest = Math.max(1, ...steps.map(slowness));
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${slots * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={describe(name, steps, span)}
    >
      <line className={styles.ground} x1={0} x2={slots * SLOT} y1={HEIGHT} y2={HEIGHT} />
      {steps.map((step) => {
        const slot = slotOf(step, span, slots);
        const height = Math.max(SMALLEST, (slowness(step) / slowest) * HEIGHT);
        const failed = step.calls === 0 ? 0 : (step.failures / step.calls) * height;
        const place = { x: slot * SLOT + GAP / 2, width: SLOT - GAP };
        return (
          <g key={step.at}>
            <title>{sentenceOf(step)}</title>
            <rect className={styles.answered} {...place} y={HEIGHT - height} height={height} />
            <rect className={styles.failed} {...place} y={HEIGHT - failed} height={failed} />
          </g>
        );
      })}
    </svg>
  );
}

function slowness({ p95Milliseconds = 0 }: Step): number {
  return p95Milliseconds;
}

function slotOf({ at }: Step, { stepSeconds, endsAt }: Span, slots: number): number {
  const stepMs = stepSeconds * 1000;
  const ago = Math.floor(endsAt / stepMs) - Math.floor(Date.parse(at) / stepMs);
  // The clocks of the gateway and the browser may differ.
  return Math.min(slots - 1, Math.max(0, slots - 1 - ago));
}

const CLOCK = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

function sentenceOf(step: Step): string {
  const { at, calls, failures, p95Milliseconds } = step;
  const failed = failures === 0 ? '' : `, ${failures} failed`;
  const speed =
    p95Milliseconds === undefined ? '' : `, p95 latency ${durationInWords(p95Milliseconds)}`;
  return `${CLOCK.format(new Date(at))}: ${calls} ${calls === 1 ? 'call' : 'calls'}${failed}${speed}`;
}

/** The chart's text alternative. */
function describe(name: string, steps: readonly Step[], { windowSeconds }: Span): string {
  const minutes = Math.round(windowSeconds / 60);
  const head = `Calls to ${name} in the last ${minutes} minutes`;
  const slowest = steps.toSorted((one, other) => slowness(other) - slowness(one))[0];
  if (slowest === undefined) return `${head}: no calls.`;
  const failures = steps.reduce((sum, step) => sum + step.failures, 0);
  const calls = steps.reduce((sum, step) => sum + step.calls, 0);
  return `${head}: ${calls} ${calls === 1 ? 'call' : 'calls'}, ${failures} failed; slowest minute, ${sentenceOf(slowest)}.`;
}
