import { openEventStream } from '../http/event-stream.ts';
import type { HttpAnswer } from '../http/upstream-http.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type {
  TextContext,
  TextRequest,
  TextUpstream,
  UpstreamFailure,
  UpstreamOutcome,
} from '../port.ts';
import type { Relay } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Text of the other service, in either interface. Answers and events are passed on as they are. */
export function patchbayText(relay: Relay): TextUpstream {
  return {
    interfaces: ['messages', 'chat-completions'],
    async answer(request, context) {
      if (request.stream) {
        const outcome = await askForStream(relay, request, context);
        if (!outcome.ok) return outcome;
        const events = await openEventStream(outcome.value, context);
        return events.ok ? { ok: true, value: { kind: 'stream', bytes: events.value } } : events;
      }
      const outcome = await askForWhole(relay, request, context);
      if (!outcome.ok) return outcome;
      const { value: body } = outcome;
      if (!isObject(body)) return { ok: false, failure: NO_ANSWER };
      return { ok: true, value: { kind: 'whole', body } };
    },
  };
}

async function askForWhole(
  relay: Relay,
  { interface: spoken, body, headers = {} }: TextRequest,
  { model, signal }: TextContext,
): Promise<UpstreamOutcome<unknown>> {
  const fields = { ...body, model, stream: false };
  if (spoken === 'messages') {
    const request = contractRequest('createMessage', fields);
    if (!request.ok) return request;
    const message = { ...request.value, stream: false } as const;
    return relay.ask((client, options) => client.createMessage(message, options), {
      signal,
      headers,
    });
  }
  const request = contractRequest('createChatCompletion', fields);
  if (!request.ok) return request;
  const chat = { ...request.value, stream: false } as const;
  return relay.ask((client, options) => client.createChatCompletion(chat, options), { signal });
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

/** A stream of chat completions tells what it has consumed only where it is asked to. */
function tellingUsage(fields: JsonObject): JsonObject {
  const given = isObject(fields.stream_options) ? fields.stream_options : {};
  return { ...fields, stream_options: { ...given, include_usage: true } };
}

const NO_ANSWER: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no answer to a conversation.',
};
