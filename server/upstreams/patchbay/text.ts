import { isObject } from '../../foundation/json-object.ts';
import { streamed } from '../http/event-stream.ts';
import type { JsonDocument } from '../http/json-document.ts';
import type { HttpAnswer } from '../http/upstream-http.ts';
import type {
  TextContext,
  TextRequest,
  TextUpstream,
  UpstreamFailure,
  UpstreamOutcome,
} from '../port.ts';
import { tellingUsage } from '../text/chat/stream-usage.ts';
import { SIGNS } from '../text/usage.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Text of the other service, in either interface. Answers and events are passed on as they are. */
export function patchbayText(relay: Relay): TextUpstream {
  return {
    interfaces: ['messages', 'chat-completions'],
    // Where no upstream of its own does, the other service says so itself.
    keepsThreads: true,
    async answer(request, context) {
      if (request.stream) {
        const signs = SIGNS[request.interface];
        return streamed(await askForStream(relay, request, context), { signs, ...context });
      }
      const outcome = await askForWhole(relay, request, context);
      if (!outcome.ok) return outcome;
      const { value: body, text } = outcome.value;
      if (!isObject(body)) return { ok: false, failure: NO_ANSWER };
      return { ok: true, value: { kind: 'whole', body, text } };
    },
  };
}

async function askForWhole(
  relay: Relay,
  { interface: spoken, body, headers = {} }: TextRequest,
  { model, signal }: TextContext,
): Promise<UpstreamOutcome<JsonDocument>> {
  const fields = { ...body, model, stream: false };
  if (spoken === 'messages') {
    const request = contractRequest('createMessage', fields);
    if (!request.ok) return request;
    const message = { ...request.value, stream: false } as const;
    return relay.askDocument((client, options) => client.createMessage(message, options), {
      signal,
      headers,
    });
  }
  const request = contractRequest('createChatCompletion', fields);
  if (!request.ok) return request;
  const chat = { ...request.value, stream: false } as const;
  return relay.askDocument((client, options) => client.createChatCompletion(chat, options), {
    signal,
  });
}

async function askForStream(
  relay: Relay,
  { interface: spoken, body, headers = {} }: TextRequest,
  { model, signal }: TextContext,
): Promise<UpstreamOutcome<HttpAnswer>> {
  const fields = { ...body, model };
  if (spoken === 'messages') {
    const request = contractRequest('createMessage', fields);
    if (!request.ok) return request;
    const { value } = request;
    return relay.askUnread((client, options) => client.streamMessage(value, options), {
      signal,
      headers,
    });
  }
  const request = contractRequest('createChatCompletion', tellingUsage(fields));
  if (!request.ok) return request;
  const { value } = request;
  return relay.askUnread((client, options) => client.streamChatCompletion(value, options), {
    signal,
  });
}

const NO_ANSWER: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no answer to a conversation.',
};
