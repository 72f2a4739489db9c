import { exampleRequest, type Rule } from '../../../generated/rule-examples.ts';
import { rules } from '../../../generated/rules.ts';
import type { Operation } from '../../../generated/shapes.ts';
import type { JsonObject } from '../../json-object.ts';
import { accepts } from '../acceptance.ts';
import type { Check } from '../check.ts';
import { bodyExamples, callbackParameter, operationOf, parametersOf } from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import type { ExpectedViolation } from '../expected-violations.ts';
import { type Finding, found, skipped } from '../finding.ts';
import { contractsWord, parametersWord } from '../oracle.ts';
import { violationBreaches } from '../refusal.ts';
import { asQuote, type CheckRequest, requestWith, uncalled } from '../request.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { judged } from '../verdict.ts';

/** Checks every rule of the contract with each of its examples. */
export function ruleChecks(): readonly Check[] {
  return rules.flatMap((rule) => [
    ...rule.accepted.map((patch) => ruleCheck(rule, patch, { isRefused: false })),
    ...rule.refused.map((patch) => ruleCheck(rule, patch, { isRefused: true })),
  ]);
}

function ruleCheck(
  rule: Rule,
  patch: JsonObject,
  { isRefused }: { readonly isRefused: boolean },
): Check {
  const { operationId, variant } = rule;
  const word = isRefused ? 'refuses' : 'accepts';
  return {
    operationId,
    kind: 'rules',
    name: `${rule.rule} ${word} ${variant} ${shortened(JSON.stringify(patch))}`,
    async run(deployment) {
      const fields = await exampleFields(deployment, rule, patch);
      const request = requestOf(rule, fields);
      if (!isRefused) return acceptance(deployment, rule, request);
      const isSpared = takesPrivateCallbacks(deployment, rule, patch);
      const expected = expectedOf(rule, patch, fields);
      const finding = await refusal(deployment, isSpared ? asQuote(request) : request, expected);
      return isSpared && finding.breaches.length > 0 ? skipped(PRIVATE_CALLBACKS) : finding;
    },
  };
}

const MAX_NAME_CHARACTERS = 80;

function shortened(text: string): string {
  return text.length > MAX_NAME_CHARACTERS ? `${text.slice(0, MAX_NAME_CHARACTERS)}…` : text;
}

/** Checks that a request that satisfies the rule is accepted; it may refer to objects that do not exist. */
async function acceptance(
  deployment: Deployment,
  rule: Rule,
  request: CheckRequest,
): Promise<Finding> {
  if (rule.checked !== 'parameter') return accepts(deployment, request);
  const { breaches, answer } = await judged(deployment, request, [200, 202]);
  const isOutOfReach = [400, 404, 409, 410, 416].includes(answer.status);
  const isNamed = answer.text.includes(`"${rule.rule}"`);
  return found(isOutOfReach && !isNamed ? [] : breaches);
}

/** Checks that a request is refused with the expected violations. */
export async function refusal(
  deployment: Deployment,
  request: CheckRequest,
  { violations, isComplete }: Expected,
): Promise<Finding> {
  const { answer, ...finding } = await judged(deployment, request, [400]);
  if (finding.breaches.length > 0 || finding.skipped !== undefined) return finding;
  const breaches = violationBreaches(answer, violations, { isComplete });
  return found(breaches.map((one) => ({ ...one, request: deployment.curl(request) })));
}

/** The violations that an error response must list, and whether it may list others. */
export interface Expected {
  readonly violations: readonly ExpectedViolation[];
  readonly isComplete: boolean;
}

function expectedOf(rule: Rule, patch: JsonObject, fields: JsonObject): Expected {
  const operation = operationOf(rule.operationId);
  const body = operation.bodies[rule.mediaType];
  if (rule.checked === 'parameter') {
    return { violations: parametersWord(operation, fields), isComplete: true };
  }
  if (rule.checked === 'schema' && body !== undefined) {
    return {
      violations: contractsWord(body, contentOf(operation, fields)).violations,
      isComplete: true,
    };
  }
  const own = operation.rules.find((one) => one.rule === rule.rule);
  const [parameter = ''] = own === undefined ? Object.keys(patch) : [own.parameter];
  // A rule between the elements of a list concerns the list as a whole.
  const isList = Array.isArray(patch[parameter]) && own?.alike === undefined;
  const violation = { parameter: isList ? `${parameter}[0]` : parameter, rule: rule.rule };
  // The sentence of a rule names the parameter; for a file in a list, its index.
  const sentence = isList ? rule.sentence.replace(parameter, `${parameter}[0]`) : rule.sentence;
  return { violations: [{ ...violation, sentence }], isComplete: false };
}

function contentOf({ parameters }: Operation, fields: JsonObject): JsonObject {
  const beside = new Set(parameters?.list.map(({ name }) => name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !beside.has(name)));
}

/** The parameters of a rule's example, referring to existing objects. */
async function exampleFields(
  deployment: Deployment,
  rule: Rule,
  patch: JsonObject,
): Promise<JsonObject> {
  const operation = operationOf(rule.operationId);
  const base = rule.checked === 'parameter' ? firstExample(operation) : rule.base;
  const whole = uncalled(operation, { ...neededExamples(operation), ...base });
  return exampleRequest(await aboutTestObjects(deployment, operation, whole), patch);
}

function firstExample(operation: Operation): JsonObject {
  const [example = {}] = bodyExamples(operation).values();
  return example;
}

/** The contract's examples of an operation's required parameters outside its body. */
export function neededExamples(operation: Operation): JsonObject {
  const shown = parametersOf(operation).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]));
}

function requestOf({ operationId, mediaType }: Rule, fields: JsonObject): CheckRequest {
  const operation = operationOf(operationId);
  return requestWith({ operation, fields, ...(mediaType === '' ? {} : { mediaType }) });
}

const PRIVATE_CALLBACKS = 'this deployment is set to call private addresses back';

/** A local gateway may be configured to accept private callback URLs, which the contract leaves to its operator. */
function takesPrivateCallbacks(
  { target }: Deployment,
  { operationId }: Rule,
  patch: JsonObject,
): boolean {
  const address = patch[callbackParameter(operationOf(operationId)) ?? ''];
  return typeof address === 'string' && isPrivate(address) && isPrivate(target.url);
}

function isPrivate(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host === 'localhost' || /^(127|10|192\.168|169\.254)\./.test(host) || host === '[::1]';
}
