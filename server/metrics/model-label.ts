/** The label of unknown models. */
export const NONE = 'none';
const OTHER = 'other';

/**
 * Maps models to label values. Callers may name any model, and each label value is kept in memory forever, so all
 * unknown models share one value.
 *
 * @param isNamed - whether the contract or the configuration names a model
 */
export function modelLabels(
  isNamed: (model: string) => boolean,
): (model: string | undefined) => string {
  return (model) => {
    if (model === undefined) return NONE;
    return isNamed(model) ? model : OTHER;
  };
}
