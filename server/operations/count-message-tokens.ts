import type { MessageTokenCount } from '../../generated/types.ts';
import { done, failed } from '../foundation/outcome.ts';
import {
  type CountedTokens,
  failed as failedCall,
  lacksAddress,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../upstreams/port.ts';
import { goesOnElsewhere } from '../upstreams/routes.ts';
import { estimateInputTokens } from '../upstreams/text/answering.ts';
import type { Call, Handler } from './call.ts';
import { errandOf } from './errand.ts';
import { conversationProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { textCandidate } from './text-candidate.ts';
import { isResult } from './whole-answer.ts';

type CountingServices = Pick<Services, 'routes' | 'sources' | 'prices'>;

/**
 * Counts the tokens of a conversation by an upstream of its model that can, else estimates them. It is free, so the
 * balance is not looked at; but a model without a price for messages is refused, as they are.
 */
export function countMessageTokens(services: CountingServices): Handler<'countMessageTokens'> {
  return async (call) => {
    const { body } = call.input;
    const served = textCandidate(services, body);
    if (!served.ok) return served;
    const price = services.prices.quote(
      { operation: 'createMessage', model: body.model },
      NO_TOKENS,
    );
    if (!price.ok) return price;
    const counted = await countedByUpstreams(services, call);
    if (counted === undefined) {
      const input_tokens = estimateInputTokens(body);
      return done({ kind: 'json', body: { input_tokens }, isEstimate: true });
    }
    return counted.ok
      ? done({ kind: 'json', ...counted.value })
      : failed(conversationProblem(counted.failure, 'messages'));
  };
}

/** Asks whether the model has a price at all: a conversation that is too dear is counted so that it can be shortened. */
const NO_TOKENS = { input: 0, output: 0 };

/** The count of an upstream, as the contract has it. */
interface Counted extends CountedTokens {
  readonly body: MessageTokenCount;
}

/**
 * Asks the upstreams of the model that can count.
 *
 * @returns `undefined` where none has counted though the conversation can be answered by one that cannot count
 */
async function countedByUpstreams(
  { routes }: CountingServices,
  { input, signal, journey }: Call<'countMessageTokens'>,
): Promise<UpstreamOutcome<Counted> | undefined> {
  const { body, parameters: headers } = input;
  const able = routes.candidates(body.model, 'counting');
  let isLeftToOthers = able.length < routes.candidates(body.model, 'text').length;
  if (able.length === 0) return undefined;
  const errand = errandOf({ signal, journey }, body.model, 'counting');
  const outcome = await routes.run(errand, async ({ upstream: { counting }, model }) => {
    // That it does not count may have turned out just now.
    const counted = (await counting?.count({ body, headers }, { model, signal })) ?? UNCOUNTED;
    if (counted.ok) return checked(counted.value);
    const { failure } = counted;
    if (!lacksAddress(failure)) return counted;
    // It speaks this interface, or one that is translated, but does not count after all.
    isLeftToOthers = true;
    return { ok: false, failure: { ...failure, isOnlyHere: true } };
  });
  if (outcome.ok) return outcome;
  return isLeftToOthers && goesOnElsewhere(outcome.failure) ? undefined : outcome;
}

const UNCOUNTED = failedCall({
  kind: 'refused',
  message: 'The upstream does not count tokens.',
  because: 'no-address',
});

const isCount = isResult('countMessageTokens');

function checked({ body, ...said }: CountedTokens): UpstreamOutcome<Counted> {
  return isCount(body) ? { ok: true, value: { ...said, body } } : { ok: false, failure: NO_COUNT };
}

const NO_COUNT: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no count of tokens.',
};
