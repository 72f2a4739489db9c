import { createParser } from 'eventsource-parser';
import type { Answer } from '../../client/conformance/answer.ts';
import { allOperations } from '../../client/conformance/contract.ts';
import { inside, listInside, parsed, textInside } from '../../client/conformance/json.ts';
import { breachesOfAnswer, faultsText, shown } from '../../client/conformance/verdict.ts';
import { pages } from '../../generated/pages.ts';
import type { Operation } from '../../generated/shapes.ts';
import { validateProblem, validateProblemV1 } from '../../generated/validators.js';
import type { FuzzRequest } from './fuzz-request.ts';

/** A request as it was sent: with things in the place of their names. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | Buffer | undefined;
}

/** What the router and the parser may say to what is no operation's request. */
const OUTSIDE_STATUSES: readonly number[] = [400, 404, 405, 413, 414, 415, 431];
const DIRECTIVE = /\[sandbox:/;

/**
 * Tells what is wrong with an answer, whatever the request was: that is, by what the contract says of all answers.
 *
 * @returns what was expected and what came; `undefined` where all is well
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

/** The operation that a method and a path lead to. */
function operationAt({ method, path }: SentRequest): Operation | undefined {
  const [address = ''] = path.split(/[?#]/);
  const wanted = method === 'HEAD' ? 'GET' : method;
  const fitting = PATTERNS.filter(
    ({ operation, pattern }) => operation.method === wanted && pattern.test(address),
  );
  // What is written out goes before what is filled in.
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
  // A path that holds what no path can is refused before anybody looks whose it is.
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

/** What holds for every error: its message says what its violations say, and names their parameter. */
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

/** A rule may speak of all elements of a list where one is at fault. */
function anyIndex(text = ''): string {
  return text.replaceAll(/\[\d*\]/g, '[]');
}
