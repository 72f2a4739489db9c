import { done, failed, type Outcome } from './outcome.ts';
import { refused, type Violation } from './problems.ts';

/** The result of validating against the contract. */
type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly refusal: {
        readonly violations: readonly Violation[];
        readonly suggestion?: Readonly<Record<string, unknown>>;
      };
    };

/** Converts a contract violation into a refusal. */
export function outcomeOf<T>(checked: Checked<T>): Outcome<T> {
  if (checked.ok) return done(checked.value);
  const { violations, suggestion } = checked.refusal;
  const [first, ...others] = violations;
  if (first === undefined) throw new Error('A failed validation reported no violation.');
  return failed(refused([first, ...others], suggestion));
}
