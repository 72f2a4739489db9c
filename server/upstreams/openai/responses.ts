import { SECONDS_A_MINUTE } from '../../foundation/durations.ts';
import { ForAWhile } from '../for-a-while.ts';
import { streamed } from '../http/event-stream.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { LackingParts } from '../lacking-address.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import type { TextAnswer, TextContext, TextRequest, TextUpstream } from '../port/text.ts';
import { completedAnswer } from '../text/completing.ts';
import { completeAnswer } from '../text/responses/answer-completion.ts';
import { askingForThoughts } from '../text/responses/request-completion.ts';
import { responsesSigns } from '../text/responses/stream-signs.ts';
import { wholeResponse } from '../text/responses/whole-response.ts';
import { translateRequest } from '../text/translation.ts';

/** What responses stand on. */
interface ResponsesParts extends Pick<LackingParts, 'now' | 'settings'> {
  readonly http: UpstreamHttp;
  /** Whether the vendor of the interface is asked itself, whose models tell their thoughts sealed or not at all. */
  readonly sealsThoughts: boolean;
}

/**
 * Responses. What the caller says goes on, but for what the vendor would keep, and thoughts that it cannot read; what
 * comes back goes on as it is.
 *
 * Thoughts are asked for in a form that callers can send back, as nothing is kept that would have them. Models that have
 * none refuse that: they are asked once more without, and so for a while.
 */
export function openaiResponses({
  sealsThoughts,
  ...parts
}: ResponsesParts): TextUpstream['answer'] {
  const { now, settings } = parts;
  const thoughtless = new ForAWhile<true>(settings.askedAgainMinutes * SECONDS_A_MINUTE);
  return async (request, context) => {
    const completed = translateRequest(request.body, { from: 'responses', to: 'responses' });
    if (!completed.ok) return completed;
    const { value: body } = completed;
    const { stream } = request;
    const { model } = context;
    const isAskedFor = sealsThoughts && !thoughtless.find(model, now().getTime());
    if (!isAskedFor) return ask({ ...parts, body, stream }, context);
    const asking = askingForThoughts(body);
    const outcome = await ask({ ...parts, body: asking, stream }, context);
    if (asking === body || !refusesToSeal(outcome)) return outcome;
    thoughtless.keep(model, true, { at: now().getTime() });
    return ask({ ...parts, body, stream }, context);
  };
}

/** What is asked, and of whom. */
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
  if (stream) {
    const answer = await http.ask(call, context);
    return elsewhere(await streamed(answer, { signs: responsesSigns, ...context }));
  }
  const outcome = await http.askDocument(call, context);
  if (!outcome.ok) return elsewhere(outcome);
  const response = elsewhere(wholeResponse(outcome.value, http.judge));
  if (!response.ok) return response;
  const completed = completeAnswer(response.value, { model, now });
  return { ok: true, value: completedAnswer(completed, outcome.value) };
}

/** How a model refuses that has no thoughts, whatever it is called. */
const NOT_SEALED = /\bencrypted content is not supported\b/i;

function refusesToSeal(outcome: UpstreamOutcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== 'refused') return false;
  return NOT_SEALED.test(outcome.failure.message);
}

/** Thoughts that were sealed by another account of the vendor, or at another place of it, may be read there. */
export function elsewhere<T>(outcome: UpstreamOutcome<T>): UpstreamOutcome<T> {
  if (outcome.ok || outcome.failure.kind !== 'refused') return outcome;
  if (outcome.failure.words?.code !== 'invalid_encrypted_content') return outcome;
  return failed({ ...outcome.failure, isOnlyHere: true });
}
