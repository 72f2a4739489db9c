/** The label of unknown models. */
export const NONE = 'none';
const OTHER = 'other';

/**
 * Makes the label of a model. Callers may name any model, and each value of a label is kept for ever: those that
 * neither the contract nor the configuration names share one.
 *
 * @param isNamed - whether one of them names a model
 */
export function modelLabels(
  isNamed: (model: string) => boolean,
): (model: string | undefined) => string {
  return (model) => {
    if (model === undefined) return NONE;
    return isNamed(model) ? model : OTHER;
  };
}
