import { type Effort, THINKING_EFFORTS } from './conversation.ts';

/** All efforts, in ascending order. */
export const EFFORTS: readonly Effort[] = ['none', 'minimal', ...THINKING_EFFORTS];

/** The levels assumed for a model with reasoning efforts, unless its upstream lists others. */
const USUAL_LEVELS: readonly Effort[] = ['low', 'medium', 'high'];

/** Type guard for effort names. */
export function isEffort(value: unknown): value is Effort {
  return EFFORTS.some((effort) => effort === value);
}

const LISTED = /\bsupported (?:values|levels)(?: are)?: ([^.]*)/i;

/** The supported levels that an upstream's error message lists; empty if it lists none. */
export function levelsIn(message: string): readonly string[] {
  return LISTED.exec(message)?.[1]?.match(/[a-z]+/g) ?? [];
}

/**
 * The nearest effort to one that a model does not have; on a tie, the lower one. Never `none`: a caller who asks for
 * reasoning is not answered without any.
 *
 * @param listed - the levels that the model supports; empty if unknown
 * @returns `undefined` if there is no alternative
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
