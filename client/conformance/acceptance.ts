import { rules } from '../../generated/rules.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Answer } from './answer.ts';
import { quoteType } from './contract.ts';
import type { Deployment } from './deployment.ts';
import { type Breach, type Finding, skipped } from './finding.ts';
import { textInside } from './json.ts';
import { asQuote, type CheckRequest } from './request.ts';
import { judged, violationsOf } from './verdict.ts';

/** Refusals that no schema describes: they depend on data that only the deployment has. */
const GENERIC = [
  ...['unreachable', 'link', 'invitation', 'price-ceiling', 'upstream', 'base64'],
  ...['key-limits', 'key-end', 'usage-span', 'ledger-span'],
];

/**
 * Checks that a request is accepted. If the operation supports quotes, a quote is requested: the same validation runs,
 * and nothing is created.
 *
 * @param mayBeMissing - whether the request may refer to objects that do not exist
 */
export async function accepts(
  deployment: Deployment,
  asked: CheckRequest,
  { mayBeMissing = asked.operation.models === undefined } = {},
): Promise<Finding> {
  const request = asQuote(asked);
  const finding = await judged(deployment, request, [200, 202]);
  const { answer } = finding;
  if (finding.breaches.length > 0 || finding.skipped !== undefined) {
    return declined(request, answer, mayBeMissing) ?? finding;
  }
  const isQuote = quoteType(request.operation) !== undefined;
  const breaches = isQuote ? quoteBreaches(request.operation, answer) : [];
  return { breaches: breaches.map((one) => ({ ...one, request: deployment.curl(request) })) };
}

function quoteBreaches(operation: Operation, answer: Answer): readonly Breach[] {
  const applied = answer.headers.get('preference-applied');
  const isQuote = answer.mediaType === quoteType(operation);
  return [
    ...(isQuote
      ? []
      : [{ expected: `a quote (${quoteType(operation)})`, found: answer.mediaType }]),
    ...(applied === 'quote'
      ? []
      : [{ expected: 'a header preference-applied that is quote', found: String(applied) }]),
  ];
}

/** Why a request that satisfies its schema may be refused nevertheless. */
function declined(
  { operation }: CheckRequest,
  answer: Answer,
  mayBeMissing: boolean,
): Finding | undefined {
  const { status } = answer;
  const listed = violationsOf(answer);
  if (status === 400 && listed.length > 0) {
    const beyond = new Set([...rulesBeyondSchemas(operation), ...GENERIC]);
    const named = listed.filter(({ rule }) => beyond.has(rule));
    if (named.length === listed.length) {
      return skipped(`what the rule ${named[0]?.rule} is about, the deployment alone knows`);
    }
  }
  if (status === 404 && mayBeMissing) {
    return skipped('what the example names is not there');
  }
  // In the responses API, a missing previous response is an error of the request, not a 404.
  const code = textInside(answer.json, 'data', 'code');
  if (status === 400 && code === 'previous_response_not_found') {
    return skipped('what the request goes on from is not there');
  }
  if (status === 409) return skipped('the example is in conflict with what is there');
  if (status === 401 && operation.keys.length === 0) {
    return skipped('the example names nobody who may sign in');
  }
  return undefined;
}

/** The rules of an operation that its schemas do not express. */
function rulesBeyondSchemas({ operationId }: Operation): readonly string[] {
  return rules
    .filter((rule) => rule.operationId === operationId)
    .filter(({ checked }) => checked === 'operation' || checked === 'file')
    .map(({ rule }) => rule);
}
