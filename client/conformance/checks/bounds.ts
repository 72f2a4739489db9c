import { rules } from '../../../generated/rules.ts';
import type { Operation, RequestBody, Variant } from '../../../generated/shapes.ts';
import { isObject, type JsonObject } from '../../json-object.ts';
import { accepts } from '../acceptance.ts';
import { type Candidate, candidates } from '../candidates.ts';
import type { Check } from '../check.ts';
import { allOperations, bodyExamples, callbackParameter, resolve, schemaOf } from '../contract.ts';
import { contractsWord } from '../oracle.ts';
import { asQuote, requestWith, uncalled } from '../request.ts';
import { aboutTestObjects, isNameOfTestObject } from '../test-objects.ts';
import { neededExamples, refusal } from './rules.ts';

/** Checks both sides of every limit in the schema of a body, one at a time. */
export function boundChecks(): readonly Check[] {
  return allOperations.flatMap((operation) => {
    const body = operation.bodies[JSON_TYPE];
    return (body?.variants ?? []).flatMap((variant) => variantChecks({ operation, body, variant }));
  });
}

const JSON_TYPE = 'application/json';

interface Form {
  readonly operation: Operation;
  readonly body: RequestBody | undefined;
  readonly variant: Variant;
}

/** A complete request for a variant of a body. */
export function wholeRequest(operation: Operation, variant: Variant): JsonObject {
  const base = rules.find(
    (rule) =>
      rule.operationId === operation.operationId &&
      rule.variant === variant.name &&
      Object.keys(rule.base).length > 0,
  )?.base;
  const [example = {}] = bodyExamples(operation).values();
  return uncalled(operation, base ?? example);
}

function variantChecks({ operation, body, variant }: Form): readonly Check[] {
  if (body === undefined) return [];
  const { properties, additionalProperties } = resolve(schemaOf(variant.name));
  const whole = wholeRequest(operation, variant);
  const ofProperties = Object.entries(isObject(properties) ? properties : {}).flatMap(
    ([name, node]) => [
      ...(name in whole
        ? [{ name, candidate: { what: `${name}: left out`, value: undefined } }]
        : []),
      ...[...candidates(node, whole[name], name)]
        .filter(({ value }) => !(name in variant.files) || isCount(value, whole[name]))
        .map((candidate) => ({ name, candidate })),
    ],
  );
  const unknown =
    additionalProperties === false
      ? [{ name: UNKNOWN, candidate: { what: 'an unknown parameter', value: 'x' } }]
      : [];
  const form = { operation, body, variant };
  return distinct([...ofProperties, ...unknown]).map(({ name, candidate }) =>
    boundCheck(form, name, candidate),
  );
}

const UNKNOWN = 'nobody_knows';

/** Whether only the number of files differs: other properties of files have examples of their own. */
function isCount(value: unknown, base: unknown): boolean {
  return Array.isArray(value) && Array.isArray(base) && value.every((one) => base.includes(one));
}

function distinct<T extends { readonly candidate: Candidate }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((one) => [one.candidate.what, one])).values()];
}

function boundCheck(
  { operation, body, variant }: Form & { readonly body: RequestBody },
  name: string,
  { what, value }: Candidate,
): Check {
  const { [name]: _, ...others } = wholeRequest(operation, variant);
  const content = value === undefined ? others : { ...others, [name]: value };
  return {
    operationId: operation.operationId,
    kind: 'bounds',
    name: `${variant.name} ${what}`,
    async run(deployment) {
      const { violations } = contractsWord(body, content);
      const about = await aboutTestObjects(deployment, operation, content);
      const fields = { ...neededExamples(operation), ...about, ...preference(operation, name) };
      const request = requestWith({ operation, fields });
      return violations.length === 0
        ? accepts(deployment, request, missingOnes(operation, name))
        : refusal(deployment, asQuote(request), { violations, isComplete: true });
    },
  };
}

/** Asks for a job if a callback is tested: some operations create jobs only on request. */
function preference(operation: Operation, name: string): JsonObject {
  const isCallback = name === callbackParameter(operation);
  return isCallback && 202 in operation.responses ? { Prefer: 'respond-async' } : {};
}

/** A changed name of an existing object refers to one that may not exist. */
function missingOnes(operation: Operation, name: string): { readonly mayBeMissing?: true } {
  return isNameOfTestObject(operation, name) ? { mayBeMissing: true } : {};
}
