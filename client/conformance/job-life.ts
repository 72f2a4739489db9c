import { type JobState, lifecycle } from '../../generated/lifecycle.ts';
import { isObject } from '../json-object.ts';
import type { Breach } from './finding.ts';
import { inside, textInside } from './json.ts';

interface State {
  readonly status: string;
  readonly message: string;
  readonly final?: boolean;
  readonly next: Readonly<Record<string, unknown>>;
}

const STATES = new Map<string, State>(Object.entries(lifecycle.states));

/**
 * Checks the records of a job in the order received, for transitions that the lifecycle does not have, a change after a
 * final state, or falling progress.
 */
export function lifeBreaches(records: readonly unknown[]): readonly Breach[] {
  const steps = records.slice(1).map((record, index) => [records[index], record] as const);
  return steps.flatMap(([before, after]) => stepBreach(before, after)).slice(0, 1);
}

function stepBreach(before: unknown, after: unknown): readonly Breach[] {
  const [from, to] = [stateOf(before), stateOf(after)];
  const found = `${described(before)}, then ${described(after)}`;
  if (from === undefined || to === undefined) {
    return [{ expected: 'states that the lifecycle has', found }];
  }
  if (from !== to && !isReachable(from, to)) {
    return [{ expected: `what may follow ${from}: ${followersOf(from).join(', ')}`, found }];
  }
  if (progressOf(after) < progressOf(before)) {
    return [{ expected: 'progress that does not fall', found }];
  }
  const isChanged = isFinal(from) && comparable(before) !== comparable(after);
  return isChanged ? [{ expected: 'a record that stays when its job has ended', found }] : [];
}

/** A comparable form of a record, without URL queries, which are signed anew each time. */
export function comparable(record: unknown): string {
  return (JSON.stringify(record) ?? '').replace(/\?[^"]*"/g, '"');
}

function described(record: unknown): string {
  const progress = textInside(record, 'data', 'progress') ?? '';
  return `${inside(record, 'status')} '${inside(record, 'message')}' ${progress}`.trim();
}

function progressOf(record: unknown): number {
  return Number.parseInt(textInside(record, 'data', 'progress') ?? '0', 10) || 0;
}

/** The state that a record shows; failures have individual messages. */
function stateOf(record: unknown): JobState | undefined {
  if (!isObject(record)) return undefined;
  const shown = [...STATES].filter(([, { status }]) => status === record.status);
  const [name] =
    shown.find(([, { message }]) => message === record.message) ??
    shown.find(([state]) => state === 'failed') ??
    [];
  return name !== undefined && isState(name) ? name : undefined;
}

function isState(name: string): name is JobState {
  return STATES.has(name);
}

function isFinal(state: JobState): boolean {
  return STATES.get(state)?.final === true;
}

function followersOf(state: JobState): readonly JobState[] {
  return Object.keys(STATES.get(state)?.next ?? {}).filter(isState);
}

/** Whether a state may follow another, possibly through states that were not observed. */
function isReachable(
  from: JobState,
  to: JobState,
  seen: ReadonlySet<JobState> = new Set(),
): boolean {
  return followersOf(from).some(
    (next) => next === to || (!seen.has(next) && isReachable(next, to, new Set([...seen, from]))),
  );
}
