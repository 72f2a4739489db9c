import { isObject, type JsonObject } from '../../foundation/json-object.ts';
import { streamed } from '../http/event-stream.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import {
  failed,
  type TextContext,
  type TextRequest,
  type TextUpstream,
  type TokenLimitName,
  type UpstreamFailure,
} from '../port.ts';
import { completeAnswer } from '../text/chat/answer-completion.ts';
import { chatSigns } from '../text/chat/stream-signs.ts';
import { tellingUsage } from '../text/chat/stream-usage.ts';

/** What chat completions stand on. */
interface OpenaiTextParts {
  readonly http: UpstreamHttp;
  readonly now: () => Date;
  /** What the operator says of it. */
  readonly tokenLimitName?: TokenLimitName | undefined;
}

/**
 * Chat completions. What the caller says goes on as it is, and so does what comes back, but for a whole answer that
 * lacks what the interface demands.
 */
export function openaiText({ http, now, tokenLimitName }: OpenaiTextParts): TextUpstream {
  return {
    interfaces: ['chat-completions'],
    tokenLimitName: tokenLimitName ?? usualTokenLimitName(http.baseUrl),
    takesThoughts: !REFUSES_UNKNOWN_FIELDS.test(new URL(http.baseUrl).hostname),
    async answer(request, context) {
      const body = { kind: 'json', value: bodyFor(request, context) } as const;
      const { model } = context;
      const call = { method: 'POST', path: '/chat/completions', model, body } as const;
      if (!request.stream) {
        const outcome = await http.askDocument(call, context);
        if (!outcome.ok) return outcome;
        const { value, text } = outcome.value;
        if (!isCompletion(value)) return failed(NO_COMPLETION);
        const body = completeAnswer(value, { model: context.model, now });
        // What was completed has to be written anew.
        return { ok: true, value: { kind: 'whole', body, ...(body === value ? { text } : {}) } };
      }
      return streamed(await http.ask(call, context), { signs: chatSigns, ...context });
    },
  };
}

/** OpenAI has regional addresses too. Its newest models refuse the older name; others who speak it may know no newer one. */
function usualTokenLimitName(baseUrl: string): TokenLimitName {
  const { hostname } = new URL(baseUrl);
  return /(?:^|\.)api\.openai\.com$/.test(hostname) ? 'max_completion_tokens' : 'max_tokens';
}

/** Services that refuse fields of a turn that they do not know, and do not know these. */
const REFUSES_UNKNOWN_FIELDS = /(?:^|\.)(?:openai\.com|openai\.azure\.com|mistral\.ai)$/;

function bodyFor({ body, stream }: TextRequest, { model }: TextContext): JsonObject {
  if (!stream) return { ...body, model };
  return { ...tellingUsage(body), model, stream };
}

/** Some tell with status 200 that nothing came of it. */
function isCompletion(value: unknown): value is JsonObject {
  return isObject(value) && Array.isArray(value.choices);
}

const NO_COMPLETION: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no chat completion.',
};
