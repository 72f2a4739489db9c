import { operations } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { checkBody } from '../../openapi/validation/requests.ts';
import { outcomeOf } from '../foundation/checked.ts';
import { isObject } from '../foundation/json-object.ts';
import { measureShape } from '../foundation/json-shape.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { type FoundItems, itemsIn } from '../kept-responses/items.ts';
import type { OwnedResponse } from '../kept-responses/kept-responses.ts';
import { isReference } from '../upstreams/text/answering.ts';
import type { TextCall } from './answer-text.ts';
import type { Call } from './call.ts';
import type { KeptServices } from './kept-responses.ts';
import type { Services } from './services.ts';

type AskedBody = Call<'createResponse'>['input']['body'];

/** A request of the responses interface, completed with the conversation before it. */
export interface WholeRequest {
  /** Self-contained, so that any upstream can answer it: it refers to no other response and has nothing stored. */
  readonly body: TextCall['body'];
  /** How the answer is stored and annotated; `undefined` where it is passed on unchanged. */
  readonly keeping: Keeping | undefined;
}

/** A request that may continue a stored response. */
interface GoingOn extends Pick<Call<'createResponse'>, 'takeRoom'> {
  readonly accountId: string;
  readonly body: AskedBody;
}

/** Whether the answer is stored, and the fields that report it to the caller. */
export interface Keeping {
  readonly accountId: string;
  readonly isWanted: boolean;
  readonly previousId: string | null;
  /** The input items that the caller sent. */
  readonly input: readonly unknown[];
}

/**
 * Makes a request self-contained: prepends the conversation up to the previous response, and replaces item references
 * with the stored items.
 */
export async function wholeRequest(
  { keptResponses }: KeptServices,
  { accountId, body, takeRoom: admit }: GoingOn,
): Promise<Outcome<WholeRequest>> {
  const { previous_response_id: previousId = null, input: given, ...others } = body;
  const isWanted = body.store !== false && keptResponses.isOn;
  const said = await saidNow(keptResponses, { accountId, said: given ?? undefined, admit });
  if (!said.ok) return said;
  const asked = { ...others, ...said.value, store: false };
  if (previousId === null && !isWanted) {
    const isAsGiven = body.store === false && said.value.input === given;
    return done({ body: isAsGiven ? body : asked, keeping: undefined });
  }
  const input = itemsOf(said.value.input);
  const keeping = { accountId, isWanted, previousId, input };
  if (previousId === null) return done({ body: asked, keeping });
  if (!keptResponses.isOn) return failed(previousNotFound(NONE_ARE_KEPT));
  const previous = { accountId, id: previousId };
  const before = await itemsUntil(keptResponses, previous, { input, admit });
  if (!before.ok) return before;
  const whole = { ...asked, input: [...before.value, ...input] };
  const checked = outcomeOf(checkBody(requests.createResponse.bodies['application/json'], whole));
  return checked.ok ? done({ body: whole, keeping }) : checked;
}

/** The input of the request itself, without the previous conversation. */
interface Saying<Said> {
  readonly accountId: string;
  readonly said: Said;
  readonly admit: GoingOn['takeRoom'];
}

type Said = NonNullable<AskedBody['input']>;

/** Resolves the references in the request's own input; leaves `input` out where the request has none. */
async function saidNow(
  keptResponses: Services['keptResponses'],
  { said, ...whose }: Saying<Said | undefined>,
): Promise<Outcome<{ readonly input?: string | readonly unknown[] }>> {
  if (said === undefined) return done({});
  const resolved = await withoutReferences(keptResponses, { ...whose, said });
  return resolved.ok ? done({ input: resolved.value }) : resolved;
}

/** Replaces references to items of stored responses with the items. */
async function withoutReferences(
  keptResponses: Services['keptResponses'],
  { accountId, said, admit }: Saying<Said>,
): Promise<Outcome<string | readonly unknown[]>> {
  if (typeof said === 'string') return done(said);
  const names = said.filter(isReference).map(({ id }) => id);
  if (names.length === 0) return done(said);
  const { limits } = operations.createResponse;
  const bytes = limits.bodyBytes;
  const named = { accountId, names: names.filter(isName) };
  const looked = await keptResponses.findItems(named, { bytes, admit });
  if (!looked.ok) return looked;
  const { value: found } = looked;
  const unknown = said.findIndex((item) => isReference(item) && !found.has(String(item.id)));
  if (unknown !== -1) {
    const parameter = `input[${unknown}].id`;
    return failed(problem('refused', `${parameter} ${UNKNOWN_ITEM}`, { parameter }));
  }
  // The same item may be referenced thousands of times, so the size is checked before the list is built.
  const sizes = sizesOf(found);
  const size = names.reduce<number>((sum, name) => sum + (sizes.get(String(name)) ?? 0), 0);
  if (size > bytes) return failed(tooLong('input'));
  const admitted = admit(size);
  if (!admitted.ok) return admitted;
  const items = said.map((item) => (isReference(item) ? found.get(String(item.id)) : item));
  const sayable = items.filter((item, index) => said[index] === item || canBeSaidAgain(item));
  const isFitting = measureShape(Buffer.from(JSON.stringify(sayable)), limits) === undefined;
  return isFitting ? done(sayable) : failed(tooLong('input'));
}

/** The size of each item as JSON in bytes, by its name. */
function sizesOf(found: FoundItems): ReadonlyMap<string, number> {
  return new Map([...found].map(([name, item]) => [name, Buffer.byteLength(JSON.stringify(item))]));
}

/** Whether a value is well-formed as the identifier of a response or an item. */
export function isName(name: unknown): name is string {
  return requests.getResponse.parameters.validate({ responseId: name });
}

/** Turns plain-text input into the user message that it stands for. */
function itemsOf(input: string | readonly unknown[] = []): readonly unknown[] {
  if (typeof input !== 'string') return input;
  const content = [{ type: 'input_text', text: input }];
  return [{ type: 'message', role: 'user', content }];
}

const NONE_ARE_KEPT = 'must be left out: this gateway keeps no responses; send the whole input.';
const UNKNOWN = 'must name a response of this account that is kept; none has that identifier.';
const BROKEN =
  'goes on from a response that is not kept any more; send the whole input, or go on from another.';
const TOO_LONG =
  'comes, with all that it names, to more than one request may have; send the part of it that counts.';

const UNKNOWN_ITEM =
  'must name an item that was answered to this account and is kept; send the item itself.';

const PREVIOUS = 'previous_response_id';

function previousNotFound(because: string): Problem {
  const named = { code: 'previous_response_not_found', parameter: PREVIOUS } as const;
  return problem('refused', `${PREVIOUS} ${because}`, named);
}

/** The conversation up to the end of a response, if it fits into one request with the current input. */
async function itemsUntil(
  keptResponses: Services['keptResponses'],
  response: OwnedResponse,
  {
    input: now,
    admit,
  }: { readonly input: readonly unknown[]; readonly admit: GoingOn['takeRoom'] },
): Promise<Outcome<readonly unknown[]>> {
  const { limits } = operations.createResponse;
  const added = JSON.stringify(now);
  const bytes = limits.bodyBytes - Buffer.byteLength(added);
  const chain = await keptResponses.findChain(response, { bytes, admit });
  switch (chain.kind) {
    case 'unknown':
      return failed(previousNotFound(UNKNOWN));
    case 'broken':
      return failed(previousNotFound(BROKEN));
    case 'too-long':
      return failed(tooLong());
    case 'refused':
      return failed(chain.problem);
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

function tooLong(parameter: 'input' | typeof PREVIOUS = PREVIOUS): Problem {
  return problem('too-large', `${parameter} ${TOO_LONG}`, { code: 'body', parameter });
}

/**
 * Whether an item can be sent to an upstream again. Upstreams are asked to store nothing, so reasoning without its
 * encrypted content, which only has an identifier, means nothing to them.
 */
function canBeSaidAgain(item: unknown): boolean {
  return !isObject(item) || item.type !== 'reasoning' || typeof item.encrypted_content === 'string';
}
