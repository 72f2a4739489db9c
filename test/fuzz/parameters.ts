import { candidates } from '../../client/conformance/candidates.ts';
import type { ParameterNode } from '../../client/conformance/contract.ts';
import { exampleRequest } from '../../generated/rule-examples.ts';
import { rules } from '../../generated/rules.ts';
import type { Operation } from '../../generated/shapes.ts';

/** Values of a parameter outside the body. */
export interface ParameterValues {
  /** At least one value. */
  readonly valid: readonly string[];
  /** Values on both sides of the contract's bounds. */
  readonly nearly: readonly string[];
}

/** Placeholders of things that must exist for a request to succeed. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  jobId: ['{{job}}', '{{endedJob}}', '{{musicJob}}'],
  keyId: ['{{spareKey}}'],
  personId: ['{{otherPerson}}', '{{otherPerson}}', '{{sparePerson}}'],
  assetId: ['{{asset}}'],
  expires: ['{{expires}}'],
  signature: ['{{signature}}'],
  modelId: ['{{textModel}}', 'imgy-2'],
  cursor: ['{{cursor}}'],
  token: ['{{activationToken}}'],
};
/** Mostly quotes, since generating results takes a while. */
const PREFERENCES = [
  ...Array.from({ length: 28 }, () => 'quote'),
  'respond-async, quote',
  'respond-async',
];
const KEYS = ['{{fresh}}', '{{fresh}}', 'again-and-again'];

/** Returns the values to try for a parameter. */
export function parameterCandidates(
  operation: Operation,
  { name, schema, example }: ParameterNode,
): ParameterValues {
  const own = rules.filter(
    ({ operationId, checked, accepted, refused }) =>
      operationId === operation.operationId &&
      checked === 'parameter' &&
      [...accepted, ...refused].some((patch) => name in patch),
  );
  const of = (patches: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
    patches.flatMap((patch) => {
      const value = exampleRequest({}, patch)[name];
      return value === undefined ? [] : [String(value)];
    });
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const shown = [example, schema.example].filter((one) => one !== undefined).map(String);
  const valid = [...choices, ...shown, ...of(own.flatMap(({ accepted }) => accepted))];
  const nearly = [...candidates(schema, valid[0], name)].map(({ value }) => value);
  return {
    valid: THINGS[name] ?? usual(name) ?? (valid.length === 0 ? ['1'] : valid),
    nearly: [
      ...of(own.flatMap(({ refused }) => refused)),
      ...nearly.filter((value) => value !== undefined && value !== null).map(String),
    ],
  };
}

function usual(name: string): readonly string[] | undefined {
  if (name === 'Prefer') return PREFERENCES;
  return name === 'Idempotency-Key' ? KEYS : undefined;
}
