import { isObject } from '../foundation/json-object.ts';
import { Recent } from '../foundation/recent.ts';
import {
  credentialHeaders,
  isChoice,
  type PrismAnswer,
  type PrismRequest,
} from './prism-request.ts';

/** Has Prism answer a request. */
export type AskPrism = (passed: PrismRequest) => Promise<PrismAnswer>;

/** The contract has fewer answers, but headers of callers can make more of them. */
const ANSWERS_UP_TO = 500;

/**
 * Remembers Prism's answers, so that it need not check and choose again.
 *
 * Prism always gets the same request of an operation, and chooses its answer by `Prefer` and `Accept`. So answers are
 * remembered by these, the operation and the credentials. Answers that differ each time are not remembered.
 *
 * @param countUpTo - how many answers are remembered; the one that was not used for longest goes first
 */
export function rememberingAnswers(ask: AskPrism, countUpTo = ANSWERS_UP_TO): AskPrism {
  const answers = new Recent<PrismAnswer>(countUpTo);
  return async (passed) => {
    const name = nameOf(passed);
    const known = name === undefined ? undefined : answers.find(name);
    if (known !== undefined) return known;
    const answer = await ask(passed);
    if (name !== undefined && answer.kind === 'answer') answers.keep(name, answer);
    return answer;
  };
}

/** The key that an answer is remembered by; `undefined` where it is not. */
function nameOf({ operation, request, prefer, accept = '' }: PrismRequest): string | undefined {
  if (!isLasting(prefer) || isChosenByAddress(request.query)) return undefined;
  const credentials = credentialHeaders(operation).map((header) => request.headers[header] ?? '');
  return [operation.operationId, prefer, accept, ...credentials].join('\n');
}

/** Whether these preferences always get the same answer: they name it, or mean nothing to Prism. */
function isLasting(prefer: string | undefined): boolean {
  return prefer === undefined || prefer.split(',').every((one) => LASTING.test(one));
}

/** Others may ask for a generated answer: `dynamic=true`, in many spellings. */
const LASTING = /^\s*(?:code=\d{3}|example=[\w-]+|callback=\w+|respond-async|wait=\d+)\s*$/;

function isChosenByAddress(query: unknown): boolean {
  return isObject(query) && Object.keys(query).some(isChoice);
}
