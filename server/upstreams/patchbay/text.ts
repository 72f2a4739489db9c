import type { JsonObject } from '../../foundation/json-object.ts';
import { streamed } from '../http/event-stream.ts';
import type { HttpAnswer, UpstreamHttp } from '../http/upstream-http.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import type { UpstreamOutcome } from '../port/outcome.ts';
import type {
  TextAnswer,
  TextContext,
  TextInterface,
  TextRequest,
  TextUpstream,
} from '../port/text.ts';
import { tellingUsage } from '../text/chat/stream-usage.ts';
import { SpokenInterfaces } from '../text/responses/spoken.ts';
import { translateRequest } from '../text/translation.ts';
import { SIGNS } from '../text/usage.ts';
import { wholeForm } from '../text/whole-form.ts';
import { ignoredNames } from './ignored-names.ts';
import type { Relay, Send } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Dependencies of text. */
interface PatchbayTextParts extends MissingEndpointParts {
  readonly relay: Relay;
  readonly http: Pick<UpstreamHttp, 'judge' | 'readDocument'>;
}

/**
 * Text of the other service, in any of the interfaces. Answers and events are passed on unchanged, unless an older
 * contract promises less. A service with such a contract may not support responses.
 */
export function patchbayText({ relay, http, ...parts }: PatchbayTextParts): TextUpstream {
  const usual = ['messages', 'chat-completions', 'responses'] as const;
  const spoken = new SpokenInterfaces({ usual, ...parts });
  return {
    get interfaces() {
      return spoken.now;
    },
    // If the other service has no upstream for threads, it rejects the request itself.
    keepsThreads: true,
    async answer(request, context) {
      const { interface: asked } = request;
      const answer = await ask(relay, request, context);
      const { judge } = http;
      const { model } = context;
      const whole = wholeForm({ interface: asked, judge, model, now: parts.now });
      if (request.stream) {
        const stream = await streamed(answer, { signs: SIGNS[asked], whole, ...context });
        return tellingIgnored(spoken.heard(stream, asked), answer);
      }
      const read = answer.ok ? await http.readDocument(answer.value, context) : answer;
      const outcome = spoken.heard(read, asked);
      return outcome.ok ? tellingIgnored(whole.read(outcome.value), answer) : outcome;
    },
  };
}

/** The header in which the other service lists the parameters that it left out for its own upstream. */
const IGNORED = 'x-patchbay-ignored';

function tellingIgnored(
  outcome: UpstreamOutcome<TextAnswer>,
  answer: UpstreamOutcome<HttpAnswer>,
): UpstreamOutcome<TextAnswer> {
  if (!outcome.ok || !answer.ok) return outcome;
  const ignored = ignoredNames(answer.value.headers[IGNORED]);
  return ignored.length === 0 ? outcome : { ok: true, value: { ...outcome.value, ignored } };
}

/** Sends a request, without reading the body of the response. */
async function ask(
  relay: Relay,
  { interface: spoken, body, stream, headers = {} }: TextRequest,
  { model, signal }: TextContext,
): Promise<UpstreamOutcome<HttpAnswer>> {
  const sends = SENDS[spoken]({ ...body, model, stream });
  if (!sends.ok) return sends;
  const { asWhole, asStream } = sends.value;
  return relay.askUnread(stream ? asStream : asWhole, { signal, headers });
}

/** The client's methods for a request, complete and streamed. */
interface Sends {
  readonly asWhole: Send<unknown>;
  readonly asStream: Send<unknown>;
}

const SENDS: Readonly<Record<TextInterface, (fields: JsonObject) => UpstreamOutcome<Sends>>> = {
  messages(fields) {
    const request = contractRequest('createMessage', fields);
    if (!request.ok) return request;
    const { value: asked } = request;
    const value: Sends = {
      asWhole: (client, options) => client.createMessage({ ...asked, stream: false }, options),
      asStream: (client, options) => client.streamMessage(asked, options),
    };
    return { ok: true, value };
  },
  'chat-completions'(fields) {
    const told = fields.stream === true ? tellingUsage(fields) : fields;
    const request = contractRequest('createChatCompletion', told);
    if (!request.ok) return request;
    const { value: asked } = request;
    const value: Sends = {
      asWhole: (client, options) =>
        client.createChatCompletion({ ...asked, stream: false }, options),
      asStream: (client, options) => client.streamChatCompletion(asked, options),
    };
    return { ok: true, value };
  },
  responses(fields) {
    const request = responseRequest(fields);
    if (!request.ok) return request;
    const { value: asked } = request;
    const value: Sends = {
      asWhole: (client, options) => client.createResponse({ ...asked, stream: false }, options),
      asStream: (client, options) => client.streamResponse(asked, options),
    };
    return { ok: true, value };
  },
};

/**
 * References to stored state are rejected: what the other service stores belongs to the key used there, which all
 * accounts here share. Encoded reasoning is kept, as both services use the same encoding.
 */
function responseRequest(fields: JsonObject) {
  const direction = { from: 'responses', to: 'responses' } as const;
  const request = translateRequest(fields, { ...direction, takesThoughts: true });
  return request.ok ? contractRequest('createResponse', request.value) : request;
}
