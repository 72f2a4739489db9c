import type { Operation } from '../../generated/shapes.ts';
import { quoted, shortened } from '../../generated/validation/wording.ts';
import type { Caller, KeyCaller } from '../accounts/caller.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import type { CheckedInput } from './request.ts';

/** Why a key may not ask for an operation; `undefined` where it may. */
export function refusedOperation(
  { limits: { operations } }: KeyCaller,
  operationId: string,
): Problem | undefined {
  if (operations === undefined || operations.includes(operationId)) return undefined;
  const message = `This API key may not be used for ${operationId}; it is limited to ${named(operations)}.`;
  return problem('forbidden', message, { code: 'operation_not_allowed' });
}

/** Why a key may not ask for the model that a request names; `undefined` where it may, or where there is none to name. */
export function refusedModel(
  caller: Caller | undefined,
  { models }: Operation,
  { body }: CheckedInput['input'],
): Problem | undefined {
  const allowed = caller?.kind === 'key' ? caller.limits.models : undefined;
  if (models === undefined || allowed === undefined) return undefined;
  const { parameter } = models;
  const model = body?.[parameter];
  if (typeof model === 'string' && allowed.includes(model)) return undefined;
  const asked = typeof model === 'string' ? `the model ${quoted(model)}` : 'no model by name';
  const message = `This API key may not be used for ${asked}; it is limited to ${named(allowed)}.`;
  return problem('forbidden', message, { code: 'model_not_allowed', parameter });
}

/** The answer needs no more to be understood. */
const NAMED_UP_TO = 20;

function named(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'none';
  const others = allowed.length - NAMED_UP_TO;
  const names = allowed.slice(0, NAMED_UP_TO).map(shortened).join(', ');
  return others > 0 ? `${names} and ${others} more` : names;
}
