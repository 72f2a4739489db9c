import { type Problem, problem } from '../../foundation/problems.ts';

/** The refusal for somebody who is no owner, or no longer. */
export function ownersOnly(): Problem {
  return problem('forbidden', 'Only an owner of the account may do this.', { code: 'owners_only' });
}
