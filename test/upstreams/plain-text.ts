import { isObject } from '../../server/foundation/json-object.ts';
import { openHttp } from '../../server/upstreams/http/connection.ts';
import type { UpstreamFailure } from '../../server/upstreams/port/outcome.ts';
import type { TextRequest } from '../../server/upstreams/port/text.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import type { UpstreamParts } from '../../server/upstreams/upstream-parts.ts';

/** Opens an upstream with a minimal API: `POST /complete {model, prompt}` returns `{text, tokens}`. */
export function openPlainText(parts: UpstreamParts): Upstream {
  // The connection handles key rotation, timeouts, size limits and statuses.
  const http = openHttp(parts, {
    authorize: (secret) => ({ authorization: `Token ${secret}` }),
    readRefusal: ({ body }) => (isObject(body) ? { message: String(body.problem) } : {}),
  });
  return {
    text: {
      interfaces: ['chat-completions'],
      async answer(request, context) {
        if (request.stream) return { ok: false, failure: NO_STREAMS };
        const value = { model: context.model, prompt: promptOf(request) };
        const body = { kind: 'json', value } as const;
        const outcome = await http.askJson({ method: 'POST', path: '/complete', body }, context);
        if (!outcome.ok) return outcome;
        const { value: answer } = outcome;
        if (!isObject(answer)) return { ok: false, failure: NONSENSE };
        return { ok: true, value: { kind: 'whole', body: completion(answer, context.model) } };
      },
    },
    close: () => http.close(),
  };
}

const NO_STREAMS: UpstreamFailure = {
  kind: 'refused',
  message: 'This model does not stream; leave stream out.',
  parameter: 'stream',
};
const NONSENSE: UpstreamFailure = { kind: 'failed', message: 'The upstream answered nonsense.' };

function promptOf({ body }: TextRequest): string {
  const turns: readonly unknown[] = Array.isArray(body.messages) ? body.messages : [];
  return turns.map((turn) => (isObject(turn) ? String(turn.content) : '')).join('\n');
}

function completion({ text, tokens }: Readonly<Record<string, unknown>>, model: string) {
  const message = { role: 'assistant', content: String(text), refusal: null };
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: Number(tokens), total_tokens: Number(tokens) },
  };
}
