import type { JsonObject } from '../../foundation/json-object.ts';
import { askForText } from '../http/text-call.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { MissingEndpointParts } from '../missing-endpoint.ts';
import type { TextContext, TextRequest, TextUpstream, TokenLimitName } from '../port/text.ts';
import { tellingUsage } from '../text/chat/stream-usage.ts';
import { SpokenInterfaces } from '../text/responses/spoken.ts';
import { UnsupportedEfforts } from '../text/unsupported-efforts.ts';
import type { UpstreamSettings } from '../upstream-parts.ts';
import { openaiResponses } from './responses.ts';

/** Dependencies and settings of text. */
interface OpenaiTextParts extends MissingEndpointParts {
  readonly http: UpstreamHttp;
  /** The operator's settings of the upstream. */
  readonly settings: Pick<
    UpstreamSettings,
    'tokenLimitName' | 'speaksResponses' | 'askedAgainMinutes'
  >;
}

/** Chat completions, and responses if the upstream supports that interface too. */
export function openaiText({ http, ...parts }: OpenaiTextParts): TextUpstream {
  const { settings } = parts;
  const { baseUrl } = http;
  const isVendor = isAtVendor(baseUrl);
  const speaksResponses = settings.speaksResponses ?? isVendor;
  const usual = ['chat-completions', ...(speaksResponses ? (['responses'] as const) : [])] as const;
  const spoken = new SpokenInterfaces({ usual, ...parts });
  const chats = openaiChats({ http, now: parts.now });
  const responses = openaiResponses({ ...parts, http, sealsThoughts: isVendor });
  return {
    get interfaces() {
      return spoken.now;
    },
    tokenLimitName: settings.tokenLimitName ?? usualTokenLimitName(baseUrl),
    unsupportedEfforts: new UnsupportedEfforts(parts),
    takesThoughts: !REFUSES_UNKNOWN_FIELDS.test(new URL(baseUrl).hostname),
    async answer(request, context) {
      const answer = request.interface === 'responses' ? responses : chats;
      return spoken.heard(await answer(request, context), request.interface);
    },
  };
}

/**
 * Requests and responses are passed on unchanged, except that a complete response gets fields that the interface
 * requires and the upstream omits.
 */
function openaiChats({ http, now }: Pick<OpenaiTextParts, 'http' | 'now'>): TextUpstream['answer'] {
  return async (request, context) => {
    const body = { kind: 'json', value: bodyFor(request, context) } as const;
    const { model } = context;
    const call = { method: 'POST', path: '/chat/completions', model, body } as const;
    const { interface: spoken, stream } = request;
    return askForText(http, { call, interface: spoken, stream, now }, context);
  };
}

/** OpenAI's host, and its regional hosts; similar names belong to others. */
const OPENAI = /(?:^|\.)api\.openai\.com$/;
/**
 * Azure's hosts. Only the path `/openai/v1` offers OpenAI's interfaces; older addresses are of one deployment or model
 * each.
 */
const AZURE = /\.(?:openai|cognitiveservices|services\.ai)\.azure\.(?:com|us|cn)$/;
const AZURE_PATH = /\/openai\/v1$/;

/** Whether the upstream is a vendor of the responses interface itself: OpenAI or Azure. */
function isAtVendor(baseUrl: string): boolean {
  const { hostname, pathname } = new URL(baseUrl);
  return OPENAI.test(hostname) || (AZURE.test(hostname) && AZURE_PATH.test(pathname));
}

/** OpenAI's newest models reject the older name; other services may not support the newer one. */
function usualTokenLimitName(baseUrl: string): TokenLimitName {
  return OPENAI.test(new URL(baseUrl).hostname) ? 'max_completion_tokens' : 'max_tokens';
}

/** Services that reject unknown fields in a turn, and do not know the reasoning fields. */
const REFUSES_UNKNOWN_FIELDS = /(?:^|\.)(?:openai\.com|openai\.azure\.com|mistral\.ai)$/;

function bodyFor({ body, stream }: TextRequest, { model }: TextContext): JsonObject {
  if (!stream) return { ...body, model };
  return { ...tellingUsage(body), model, stream };
}
