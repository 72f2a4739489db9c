import { done, failed } from '../foundation/outcome.ts';
import { notFound, type Problem } from '../foundation/problems.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

/** The store of responses. */
export type KeptServices = Pick<Services, 'keptResponses'>;

/** Returns a stored response. */
export function getResponse({ keptResponses }: KeptServices): Handler<'getResponse'> {
  return async ({ caller: { accountId }, input: { parameters }, takeRoom }) => {
    const found = await keptResponses.find({ accountId, id: parameters.responseId }, takeRoom);
    if (!found.ok) return found;
    const { value: body } = found;
    // A response stored by another version of the gateway may not be valid any more.
    if (!isResult('getResponse')(body)) return failed(notKept());
    return done({ kind: 'json', body });
  };
}

/** Deletes a stored response before it expires. */
export function deleteResponse({ keptResponses }: KeptServices): Handler<'deleteResponse'> {
  return async ({ caller: { accountId }, input: { parameters } }) => {
    const { responseId: id } = parameters;
    const wasThere = await keptResponses.forget({ accountId, id });
    if (!wasThere) return failed(notKept());
    return done({ kind: 'json', body: { id, object: 'response', deleted: true } });
  };
}

/** The same error whether the response never existed, has expired, or belongs to another account. */
export function notKept(): Problem {
  return notFound('This account has no response with that identifier.');
}
