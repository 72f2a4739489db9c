import { type Problem, problem } from '../../foundation/problems.ts';

/** Somebody is no owner, or not any more, and wants what only owners may do. */
export function ownersOnly(): Problem {
  return problem('forbidden', 'Only an owner of the account may do this.', { code: 'owners_only' });
}
