import { done, failed } from '../foundation/outcome.ts';
import { notFound, type Problem } from '../foundation/problems.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

/** Where responses are kept. */
export type Kept = Pick<Services, 'keptResponses'>;

/** Looks up a response that is kept. */
export function getResponse({ keptResponses }: Kept): Handler<'getResponse'> {
  return async ({ caller: { accountId }, input: { parameters }, takeRoom }) => {
    const found = await keptResponses.find({ accountId, id: parameters.responseId }, takeRoom);
    if (!found.ok) return found;
    const { value: body } = found;
    // What another version of the gateway has kept may be no response any more.
    if (!isResult('getResponse')(body)) return failed(notKept());
    return done({ kind: 'json', body });
  };
}

/** Removes a response before its time is over. */
export function deleteResponse({ keptResponses }: Kept): Handler<'deleteResponse'> {
  return async ({ caller: { accountId }, input: { parameters } }) => {
    const { responseId: id } = parameters;
    const wasThere = await keptResponses.forget({ accountId, id });
    if (!wasThere) return failed(notKept());
    return done({ kind: 'json', body: { id, object: 'response', deleted: true } });
  };
}

/** One that was never made, is over, or belongs to another account is all the same. */
export function notKept(): Problem {
  return notFound('This account has no response of that identifier.');
}
