import { operations } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { checkBody } from '../../generated/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import { isObject } from '../foundation/json-object.ts';
import { measureShape } from '../foundation/json-shape.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { itemsIn, type OwnedResponse } from '../kept-responses/kept-responses.ts';
import type { TextCall } from './answer-text.ts';
import type { Call } from './call.ts';
import type { Services } from './services.ts';

type AskedBody = Call<'createResponse'>['input']['body'];

/** A request of the responses interface with all that was said before. */
export interface WholeRequest {
  /** For whichever upstream: it names no other response, and has nothing kept. */
  readonly body: TextCall['body'];
  /** What becomes of the answer; `undefined` where it goes out as it comes. */
  readonly keeping: Keeping | undefined;
}

/** What a caller wants kept, and is told of it. */
export interface Keeping {
  readonly accountId: string;
  readonly isWanted: boolean;
  readonly previousId: string | null;
  /** The items that the caller has sent. */
  readonly input: readonly unknown[];
}

type Kept = Pick<Services, 'keptResponses'>;

/** Puts what was said until the response that a request goes on from in front of its input. */
export async function wholeRequest(
  { keptResponses }: Kept,
  { accountId, body }: { readonly accountId: string; readonly body: AskedBody },
): Promise<Outcome<WholeRequest>> {
  const { previous_response_id: previousId = null, ...others } = body;
  const isWanted = body.store !== false && keptResponses.isOn;
  const asked = { ...others, store: false };
  if (previousId === null && !isWanted) {
    return done({ body: body.store === false ? body : asked, keeping: undefined });
  }
  const input = itemsOf(body.input);
  const keeping = { accountId, isWanted, previousId, input };
  if (previousId === null) return done({ body: asked, keeping });
  if (!keptResponses.isOn) return failed(previousNotFound(NONE_ARE_KEPT));
  const before = await itemsUntil(keptResponses, { accountId, id: previousId }, input);
  if (!before.ok) return before;
  const whole = { ...asked, input: [...before.value, ...input] };
  const checked = outcomeOf(checkBody(requests.createResponse.bodies['application/json'], whole));
  return checked.ok ? done({ body: whole, keeping }) : checked;
}

/** A text is what one says who uses a model. */
function itemsOf(input: AskedBody['input']): readonly unknown[] {
  if (typeof input !== 'string') return input;
  const content = [{ type: 'input_text', text: input }];
  return [{ type: 'message', role: 'user', content }];
}

const NONE_ARE_KEPT = 'must be left out: this gateway keeps no responses; send the whole input.';
const UNKNOWN = 'must name a response of this account that is kept; none is of that identifier.';
const BROKEN =
  'goes on from a response that is not kept any more; send the whole input, or go on from another.';
const TOO_LONG =
  'goes on from more than one request may have as its input; send the part of it that counts.';

const PREVIOUS = 'previous_response_id';

function previousNotFound(because: string): Problem {
  const named = { code: 'previous_response_not_found', parameter: PREVIOUS } as const;
  return problem('refused', `${PREVIOUS} ${because}`, named);
}

/** All that was said until the end of a response, as far as it fits into one request with what is said now. */
async function itemsUntil(
  keptResponses: Services['keptResponses'],
  response: OwnedResponse,
  now: readonly unknown[],
): Promise<Outcome<readonly unknown[]>> {
  const { limits } = operations.createResponse;
  const added = JSON.stringify(now);
  const bytes = limits.bodyBytes - Buffer.byteLength(added);
  const chain = await keptResponses.findChain(response, { bytes });
  switch (chain.kind) {
    case 'unknown':
      return failed(previousNotFound(UNKNOWN));
    case 'broken':
      return failed(previousNotFound(BROKEN));
    case 'too-long':
      return failed(tooLong());
    case 'found': {
      const { links } = chain;
      const lists = links.flatMap(({ input, output }) => [input, output]);
      const whole = Buffer.from(`[${[...lists, added].join(',')}]`);
      if (measureShape(whole, limits) !== undefined) return failed(tooLong());
      const items = links.flatMap(({ input, output }) => [
        ...itemsIn(input),
        ...itemsIn(output).filter(canBeSaidAgain),
      ]);
      return done(items);
    }
  }
}

function tooLong(): Problem {
  return problem('too-large', `${PREVIOUS} ${TOO_LONG}`, { code: 'body', parameter: PREVIOUS });
}

/** A thought that is not there in full is only known by its name, to an upstream that was asked to keep nothing. */
function canBeSaidAgain(item: unknown): boolean {
  return !isObject(item) || item.type !== 'reasoning' || typeof item.encrypted_content === 'string';
}
