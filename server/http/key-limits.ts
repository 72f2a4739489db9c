import type { Operation } from '../../generated/shapes.ts';
import { folded } from '../../openapi/validation/letter-case.ts';
import { quoted, shortened } from '../../openapi/validation/wording.ts';
import type { Caller, KeyCaller } from '../accounts/caller.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import type { CheckedInput } from './request.ts';

/** Why a key may not call an operation; `undefined` if it may. */
export function refusedOperation(
  { limits: { operations } }: KeyCaller,
  operationId: string,
): Problem | undefined {
  if (operations === undefined || operations.includes(operationId)) return undefined;
  const message = `This API key may not be used for ${operationId}; it is limited to ${named(operations)}.`;
  return problem('forbidden', message, { code: 'operation_not_allowed' });
}

/** Why a key may not use the model of a request; `undefined` if it may, or if the operation has no models. */
export function refusedModel(
  caller: Caller | undefined,
  { models }: Operation,
  { body }: CheckedInput['input'],
): Problem | undefined {
  const allowed = caller?.kind === 'key' ? caller.limits.models : undefined;
  if (models === undefined || allowed === undefined) return undefined;
  const { parameter, choosers = [] } = models;
  const model = body?.[parameter];
  if (typeof model !== 'string' || !allowed.includes(model)) {
    const asked = typeof model === 'string' ? `the model ${quoted(model)}` : 'no model by name';
    return notAllowed(`for ${asked}`, { parameter, allowed });
  }
  const chooser = pathIn(body ?? {}, choosers);
  if (chooser === undefined) return undefined;
  const use = `with ${chooser}, which may choose another model`;
  return notAllowed(use, { parameter: chooser, allowed });
}

function notAllowed(
  use: string,
  { parameter, allowed }: { readonly parameter: string; readonly allowed: readonly string[] },
): Problem {
  const message = `This API key may not be used ${use}; it is limited to ${named(allowed)}.`;
  return problem('forbidden', message, { code: 'model_not_allowed', parameter });
}

/** The first of the given paths, such as `tools[].model`, at which a body has a value. */
function pathIn(body: JsonObject, paths: readonly string[]): string | undefined {
  const byName = Map.groupBy(paths, (path) => nameOf(path.split('.')[0]));
  for (const [name, value] of Object.entries(body)) {
    const found = byName.get(folded(name))?.find((path) => isAt(path.split('.'), value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a value contains something at a path, given as its segments. */
function isAt([step = '', ...further]: readonly string[], value: unknown): boolean {
  const items: readonly unknown[] = LIST.test(step) && Array.isArray(value) ? value : [value];
  if (further.length === 0) return items.some((item) => item !== undefined && item !== null);
  const next = nameOf(further[0]);
  return items
    .filter(isObject)
    .flatMap((item) => Object.entries(item))
    .some(([name, inner]) => folded(name) === next && isAt(further, inner));
}

const LIST = /\[\]$/;

/** Compares names case-insensitively, as some upstreams do. */
function nameOf(step = ''): string {
  return folded(step.replace(LIST, ''));
}

/** The maximum number of names listed in a message. */
const MAX_NAMED = 20;

function named(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'none';
  const others = allowed.length - MAX_NAMED;
  const names = allowed.slice(0, MAX_NAMED).map(shortened).join(', ');
  return others > 0 ? `${names} and ${others} more` : names;
}
