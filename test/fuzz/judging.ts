import { createParser } from 'eventsource-parser';
import type { Answer } from '../../client/conformance/answer.ts';
import { allOperations } from '../../client/conformance/contract.ts';
import { inside, listInside, parsed, textInside } from '../../client/conformance/json.ts';
import { breachesOfAnswer, faultsText, shown } from '../../client/conformance/verdict.ts';
import { pages } from '../../generated/pages.ts';
import type { Operation } from '../../generated/shapes.ts';
import { validateProblem, validateProblemV1 } from '../../generated/validators.js';
import type { FuzzRequest } from './fuzz-request.ts';

/** A request as sent, with its placeholders replaced. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer | undefined;
}

/** Statuses that the router and the parser may return for a request that matches no operation. */
const OUTSIDE_STATUSES: readonly number[] = [400, 404, 405, 413, 414, 415, 431];
const DIRECTIVE = /\[sandbox:/;

/**
 * Checks a reply by the rules that the contract has for all replies, whatever the request was.
 *
 * @returns what was expected and what was found; `undefined` if the reply is valid
 */
export function breachOf(
  request: Pick<FuzzRequest, 'isRefused'>,
  sent: SentRequest,
  answer: Answer,
): string | undefined {
  const { status } = answer;
  if (status >= 500 && !DIRECTIVE.test(String(sent.body ?? ''))) {
    return `no failure of the gateway's own: ${shown(answer)}`;
  }
  if (!answer.headers.has('x-request-id')) return `the header x-request-id: ${shown(answer)}`;
  if (request.isRefused && status < 400) {
    return `a refusal of what the contract refuses: ${shown(answer)}`;
  }
  const operation = operationAt(sent);
  return (
    (operation === undefined
      ? outsideBreach(sent, answer)
      : insideBreach(operation, sent.method, answer)) ?? envelopeBreach(answer)
  );
}

/** The operation that a method and path are routed to. */
function operationAt({ method, path }: SentRequest): Operation | undefined {
  const [address = ''] = path.split(/[?#]/);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const fitting = PATTERNS.filter(
    ({ operation, pattern }) => operation.method === wanted && pattern.test(address),
  );
  // Literal path segments win over parameters.
  const found = fitting.find(({ operation }) => operation.path === address) ?? fitting[0];
  return method === 'HEAD' && found?.operation.acts === true ? undefined : found?.operation;
}

const PATTERNS = allOperations.map((operation) => ({
  operation,
  pattern: new RegExp(
    `^${operation.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ),
}));

function insideBreach(operation: Operation, method: string, answer: Answer): string | undefined {
  // A path with invalid characters is refused before authentication.
  if (answer.status === 404 && operation.path.includes('{') && isProblem(operation.path, answer)) {
    return undefined;
  }
  const [breach] = breachesOfAnswer({
    request: { operation, method, path: '', headers: {} },
    answer,
  });
  if (breach !== undefined) return `${breach.expected}: ${breach.found}`;
  return answer.mediaType === 'text/event-stream' ? eventBreach(operation, answer.text) : undefined;
}

function eventBreach({ events: validate }: Operation, text: string): string | undefined {
  if (validate === undefined) return undefined;
  let fault: string | undefined;
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]' || validate(parsed(data))) return;
      fault ??= `an event that keeps its schema (${faultsText(validate.errors ?? [])}): ${data}`;
    },
  });
  parser.feed(text);
  return fault;
}

function outsideBreach({ method, path }: SentRequest, answer: Answer): string | undefined {
  const { status, text } = answer;
  if (path.startsWith(pages.console) || path.startsWith(pages.reference)) return undefined;
  if (!OUTSIDE_STATUSES.includes(status)) {
    return `status ${OUTSIDE_STATUSES.join(' or ')}: ${shown(answer)}`;
  }
  if (method === 'HEAD') return text === '' ? undefined : `no body: ${shown(answer)}`;
  if (status === 405 && !answer.headers.has('allow')) return `the header allow: ${shown(answer)}`;
  return isProblem(path, answer) ? undefined : `an error in the contract's shape: ${shown(answer)}`;
}

function isProblem(path: string, { json }: Answer): boolean {
  return path.startsWith('/v1/')
    ? validateProblemV1(json) || validateProblem(json)
    : validateProblem(json);
}

/** Checks that an error's message includes its first violation, and that violations name their parameters. */
function envelopeBreach(answer: Answer): string | undefined {
  const { status, json } = answer;
  if (status < 400 || json === undefined) return undefined;
  if (inside(json, 'data', 'violations') === undefined) return undefined;
  const violations = listInside(json, 'data', 'violations');
  const message = textInside(json, 'message') ?? '';
  const isNamed = violations.every((violation) =>
    anyIndex(textInside(violation, 'message')).includes(
      anyIndex(textInside(violation, 'parameter')),
    ),
  );
  const isToldOf = message.includes(textInside(violations[0], 'message') ?? '\u0000');
  return isNamed && isToldOf
    ? undefined
    : `a message that names the parameter and says the rule: ${shown(answer)}`;
}

/** Drops list indices: a rule may name all elements of a list where one is at fault. */
function anyIndex(text = ''): string {
  return text.replaceAll(/\[\d*\]/g, '[]');
}
