import { type Problem, problem } from '../../foundation/problems.ts';

/** The refusal for someone who is not, or no longer, an owner. */
export function ownersOnly(): Problem {
  return problem('forbidden', 'Only an owner of the account may do this.', { code: 'owners_only' });
}
