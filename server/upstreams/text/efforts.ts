import { type Effort, THINKING_EFFORTS } from './conversation.ts';

/** All efforts, the least first. */
export const EFFORTS: readonly Effort[] = ['none', 'minimal', ...THINKING_EFFORTS];

/** The levels that models have which have any, as long as they do not say otherwise. */
const USUAL_LEVELS: readonly Effort[] = ['low', 'medium', 'high'];

/** Whether a value is the name of an effort. */
export function isEffort(value: unknown): value is Effort {
  return EFFORTS.some((effort) => effort === value);
}

const LISTED = /\bsupported (?:values|levels)(?: are)?: ([^.]*)/i;

/** The levels that a refusal lists as those that a model has; empty where it lists none. */
export function levelsIn(message: string): readonly string[] {
  return LISTED.exec(message)?.[1]?.match(/[a-z]+/g) ?? [];
}

/**
 * The effort nearest to one that a model does not have, the lesser of two. Whoever asks for some thinking is not answered
 * without any.
 *
 * @param listed - what the model has; empty where that is not known
 * @returns `undefined` where there is none
 */
export function nearestEffort(asked: Effort, listed: readonly string[]): Effort | undefined {
  const known = listed.filter(isEffort);
  const levels: readonly Effort[] = (known.length > 0 ? known : USUAL_LEVELS).filter(
    (level) => level !== 'none',
  );
  if (levels.includes(asked)) return undefined;
  const place = EFFORTS.indexOf(asked);
  const distance = (level: Effort): number => Math.abs(EFFORTS.indexOf(level) - place);
  const [nearest] = levels.toSorted(
    (one, other) =>
      distance(one) - distance(other) || EFFORTS.indexOf(one) - EFFORTS.indexOf(other),
  );
  return nearest;
}
