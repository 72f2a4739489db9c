import { openEventStream } from '../http/event-stream.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type { TextContext, TextRequest, TextUpstream, UpstreamFailure } from '../port.ts';

/** Chat completions. What the caller says goes on as it is, and so does what comes back. */
export function openaiText(http: UpstreamHttp): TextUpstream {
  return {
    interfaces: ['chat-completions'],
    async answer(request, context) {
      const body = { kind: 'json', value: bodyFor(request, context) } as const;
      const call = { method: 'POST', path: '/chat/completions', body } as const;
      if (!request.stream) {
        const outcome = await http.askJson(call, context);
        if (!outcome.ok) return outcome;
        const { value } = outcome;
        if (!isCompletion(value)) return { ok: false, failure: NO_COMPLETION };
        return { ok: true, value: { kind: 'whole', body: value } };
      }
      const outcome = await http.ask(call, context);
      if (!outcome.ok) return outcome;
      const events = await openEventStream(outcome.value, context);
      return events.ok ? { ok: true, value: { kind: 'stream', bytes: events.value } } : events;
    },
  };
}

function bodyFor({ body, stream }: TextRequest, { model }: TextContext): JsonObject {
  if (!stream) return { ...body, model };
  // A stream tells what it has consumed only where it is asked to.
  const given = isObject(body.stream_options) ? body.stream_options : {};
  return { ...body, model, stream, stream_options: { ...given, include_usage: true } };
}

/** Some tell with status 200 that nothing came of it. */
function isCompletion(value: unknown): value is JsonObject {
  return isObject(value) && Array.isArray(value.choices);
}

const NO_COMPLETION: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no chat completion.',
};
