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

/** The contract has fewer answers; what callers write into their headers makes more of them. */
const ANSWERS_UP_TO = 500;

/**
 * Remembers what Prism says, so that it need not check and choose again what it has chosen already.
 *
 * Prism is always shown the same request of an operation, and chooses its answer by `Prefer` and `Accept`. So these,
 * the operation and who asks are what an answer is remembered by. Where it is asked for one that differs from time to
 * time, it is asked each time.
 *
 * @param countUpTo - so many answers are remembered; which was not asked for longest goes
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

/** What an answer is remembered by; `undefined` where it is not. */
function nameOf({ operation, request, prefer, accept = '' }: PrismRequest): string | undefined {
  if (!isLasting(prefer) || isChosenByAddress(request.query)) return undefined;
  const credentials = credentialHeaders(operation).map((header) => request.headers[header] ?? '');
  return [operation.operationId, prefer, accept, ...credentials].join('\n');
}

/** Whether the same preferences are always met by the same answer: they name it, or mean nothing to Prism. */
function isLasting(prefer: string | undefined): boolean {
  return prefer === undefined || prefer.split(',').every((one) => LASTING.test(one));
}

/** All others may ask for an answer that is made up anew: `dynamic=true`, in many spellings. */
const LASTING = /^\s*(?:code=\d{3}|example=[\w-]+|callback=\w+|respond-async|wait=\d+)\s*$/;

function isChosenByAddress(query: unknown): boolean {
  return isObject(query) && Object.keys(query).some(isChoice);
}
