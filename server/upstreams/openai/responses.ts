import { askForText } from '../http/text-call.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import { type MissingEndpointParts, untilAskedAgain } from '../missing-endpoint.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import type { TextAnswer, TextContext, TextRequest, TextUpstream } from '../port/text.ts';
import { askingForThoughts } from '../text/responses/request-completion.ts';
import { translateRequest } from '../text/translation.ts';

/** Dependencies of responses. */
interface ResponsesParts extends Pick<MissingEndpointParts, 'now' | 'settings'> {
  readonly http: UpstreamHttp;
  /**
   * Whether the upstream is the vendor of the interface itself, whose models return reasoning only in encrypted form or
   * not at all.
   */
  readonly sealsThoughts: boolean;
}

/**
 * Responses. The caller's request is passed on, except for what the vendor would store, and reasoning that the vendor
 * cannot read. The response is passed on, completed only where the interface requires it.
 *
 * Encrypted reasoning is requested, which callers can send back, because nothing is stored that would contain it.
 * Models without reasoning reject that: they are called again without it, and for a while only without it.
 */
export function openaiResponses({
  sealsThoughts,
  ...parts
}: ResponsesParts): TextUpstream['answer'] {
  const thoughtless = untilAskedAgain<true>(parts);
  return async (request, context) => {
    const completed = translateRequest(request.body, { from: 'responses', to: 'responses' });
    if (!completed.ok) return completed;
    const { value: body } = completed;
    const { stream } = request;
    const { model } = context;
    const isAskedFor = sealsThoughts && !thoughtless.find(model);
    if (!isAskedFor) return ask({ ...parts, body, stream }, context);
    const asking = askingForThoughts(body);
    const outcome = await ask({ ...parts, body: asking, stream }, context);
    if (asking === body || !refusesToSeal(outcome)) return outcome;
    thoughtless.keep(model, true);
    return ask({ ...parts, body, stream }, context);
  };
}

/** A request and the connection to send it on. */
interface Asked
  extends Pick<ResponsesParts, 'http' | 'now'>,
    Pick<TextRequest, 'body' | 'stream'> {}

async function ask(
  { http, now, body, stream }: Asked,
  context: TextContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  const { model } = context;
  const value = { ...body, model, ...(stream ? { stream } : {}) };
  const call = {
    method: 'POST',
    path: '/responses',
    model,
    body: { kind: 'json', value },
  } as const;
  const asked = { call, interface: 'responses', stream, now } as const;
  return elsewhere(await askForText(http, asked, context));
}

/** The message of a model without reasoning, whatever the model's name. */
const NOT_SEALED = /\bencrypted content is not supported\b/i;

function refusesToSeal(outcome: UpstreamOutcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== 'refused') return false;
  return NOT_SEALED.test(outcome.failure.message);
}

/**
 * Marks a refusal as specific to this upstream if it cannot decrypt reasoning: another account or region of the vendor
 * may have encrypted it, and can then read it.
 */
export function elsewhere<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
  if (outcome.ok || outcome.failure.kind !== 'refused') return outcome;
  if (outcome.failure.words?.code !== 'invalid_encrypted_content') return outcome;
  return failed({ ...outcome.failure, isOnlyHere: true });
}
