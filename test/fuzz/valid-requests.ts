import fc from 'fast-check';
import { wholeRequest } from '../../client/conformance/checks/bounds.ts';
import { madeUp } from '../../client/conformance/checks/generated.ts';
import { parametersOf } from '../../client/conformance/contract.ts';
import type { JsonObject } from '../../client/json-object.ts';
import { operations } from '../../generated/operations.ts';
import { exampleRequest } from '../../generated/rule-examples.ts';
import { rules } from '../../generated/rules.ts';
import type { Operation, Variant } from '../../generated/shapes.ts';
import type { Credential, Draft } from './fuzz-request.ts';
import { parameterCandidates } from './parameters.ts';

/** A body form of an operation, with valid bodies for it. */
export interface Form {
  readonly variant: Variant;
  readonly mediaType: string;
  readonly bodies: readonly JsonObject[];
}

const JSON_TYPE = 'application/json';
const MADE_UP_OF_EACH = 12;
/** Larger bodies are left to other tests; here they would only take time. */
const MAX_BODY_CHARACTERS = 200_000;

const formsByOperation = new Map<Operation, readonly Form[]>();

/** The body forms of an operation, each with bodies from the contract's examples or generated from it. */
export function formsOf(operation: Operation): readonly Form[] {
  const known = formsByOperation.get(operation);
  if (known !== undefined) return known;
  const forms = Object.entries(operation.bodies).flatMap(([mediaType, { variants }]) =>
    variants.map((variant) => ({
      variant,
      mediaType,
      bodies: bodiesOf(operation, variant, mediaType),
    })),
  );
  formsByOperation.set(operation, forms);
  return forms;
}

function bodiesOf(operation: Operation, variant: Variant, mediaType: string): JsonObject[] {
  const own = acceptedOf(operation, variant, mediaType);
  const made =
    mediaType === JSON_TYPE
      ? [wholeRequest(operation, variant), ...own, ...madeUp(operation, variant, MAKING)]
      : own;
  const all = made.length > 0 ? made : borrowed(operation, variant);
  return all
    .map((body) => aboutThings(operation, body))
    .filter((body) => JSON.stringify(body).length <= MAX_BODY_CHARACTERS);
}

function acceptedOf(operation: Operation, variant: Variant, mediaType: string): JsonObject[] {
  return rules
    .filter(
      (rule) =>
        rule.operationId === operation.operationId &&
        rule.variant === variant.name &&
        rule.mediaType === mediaType,
    )
    .flatMap(({ base, accepted }) => accepted.map((patch) => exampleRequest(base, patch)));
}

/** For a form without examples: bodies of the same model in JSON that have all required fields of the form. */
function borrowed({ bodies, ...operation }: Operation, { value, required }: Variant): JsonObject[] {
  return (bodies[JSON_TYPE]?.variants ?? [])
    .filter((variant) => variant.value === value)
    .flatMap((variant) => acceptedOf({ ...operation, bodies }, variant, JSON_TYPE))
    .filter((body) => required.every((name) => name in body));
}

const MAKING = { seed: 1, upTo: MADE_UP_OF_EACH };

/** Placeholders of things that must exist, by operation and parameter. */
const THINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [operations.createMusic.operationId]: { music_id: '{{sample}}' },
  [operations.extractMidi.operationId]: { music_id: '{{song}}' },
  [operations.createMessage.operationId]: { model: '{{textModel}}' },
  [operations.countMessageTokens.operationId]: { model: '{{textModel}}' },
  [operations.createChatCompletion.operationId]: { model: '{{textModel}}' },
  [operations.createResponse.operationId]: { model: '{{textModel}}' },
  [operations.countResponseTokens.operationId]: { model: '{{textModel}}' },
  [operations.createEmbedding.operationId]: { model: '{{textModel}}' },
  [operations.signUp.operationId]: { email: '{{address}}' },
  [operations.sendActivation.operationId]: { email: '{{knownAddress}}' },
  [operations.sendPasswordReset.operationId]: { email: '{{knownAddress}}' },
  [operations.signIn.operationId]: { email: '{{email}}', password: '{{password}}' },
  [operations.resetPassword.operationId]: { token: '{{passwordToken}}' },
};
const THINGS_OF_ALL: Readonly<Record<string, string>> = {
  hook_url: '{{receiver}}',
  hookUrl: '{{receiver}}',
};

function aboutThings({ operationId }: Operation, body: JsonObject): JsonObject {
  const things = { ...THINGS_OF_ALL, ...THINGS[operationId] };
  const named = Object.entries(things).filter(([name]) => typeof body[name] === 'string');
  return { ...body, ...Object.fromEntries(named) };
}

/** Generates valid drafts. */
export function validDrafts(operation: Operation): fc.Arbitrary<Draft> {
  const forms = formsOf(operation);
  const body =
    forms.length === 0
      ? fc.constant({})
      : fc
          .constantFrom(...forms)
          .chain(({ bodies, mediaType }) =>
            fc.constantFrom(...bodies).map((one) => ({ mediaType, body: one })),
          );
  return fc
    .record({ body, beside: validParameters(operation), credential: credentials(operation) })
    .map(({ body: content, beside, credential }) => ({
      operation,
      beside: asked(operation, beside),
      credential,
      ...content,
    }));
}

/** Asks for a quote only, where that is supported: generating media takes a while. */
function asked({ bodies, parameters }: Operation, beside: Draft['beside']): Draft['beside'] {
  const isMade = Object.keys(bodies).length > 0 && !('Prefer' in beside);
  const canQuote = parameters?.list.some(({ name }) => name === 'Prefer') ?? false;
  return isMade && canQuote ? { ...beside, Prefer: 'quote' } : beside;
}

function validParameters(operation: Operation): fc.Arbitrary<Draft['beside']> {
  const parameters = parametersOf(operation);
  const values = Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      fc.constantFrom(...parameterCandidates(operation, parameter).valid),
    ]),
  );
  const requiredKeys = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return fc.record<Record<string, string>, string>(values, { requiredKeys });
}

function credentials({ keys, session }: Operation): fc.Arbitrary<Credential> {
  if (keys.length === 0) return fc.constant(session === undefined ? 'nobody' : 'session');
  return fc.oneof(
    { arbitrary: fc.constant<Credential>('key'), weight: 4 },
    { arbitrary: fc.constant<Credential>('session'), weight: 1 },
  );
}
