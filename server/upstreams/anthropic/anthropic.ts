import { fieldsIn } from '../../foundation/json-object.ts';
import { checkBy, listedModels } from '../http/check.ts';
import { openHttp } from '../http/connection.ts';
import type { ReadRefusal } from '../http/refusal.ts';
import { askForText } from '../http/text-call.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import { pathBelow } from '../http/version-in-path.ts';
import type { UnsupportedEffort, UpstreamOutcome } from '../port/outcome.ts';
import type { TextAnswer, TextContext, TextRequest } from '../port/text.ts';
import type { Upstream } from '../port/upstream.ts';
import { rememberedCounting } from '../remembered-counting.ts';
import { refusedSampling } from '../sampling-refusal.ts';
import { saysNoModel } from '../text/chat/error.ts';
import { responseCounting } from '../text/counting.ts';
import { levelsIn } from '../text/efforts.ts';
import { messages } from '../text/messages/dialect.ts';
import { readMeaning, wordsOf } from '../text/messages/error.ts';
import { missingAddress } from '../text/missing-address.ts';
import { UnsupportedEfforts } from '../text/unsupported-efforts.ts';
import { errorText } from '../text/upstream-words.ts';
import type { UpstreamParts } from '../upstream-parts.ts';
import { anthropicCounting, COUNTING_PATH } from './counting.ts';

/** The default version of the interface; the caller or the configured headers may set another. */
const VERSION = { 'anthropic-version': '2023-06-01' };

/** The largest page of the list of models (https://docs.anthropic.com/en/api/models-list). */
const ALL_MODELS = '/v1/models?limit=1000';

/**
 * Opens an upstream of Anthropic's interface (https://docs.anthropic.com/en/api/messages). Requests are passed on
 * unchanged, except that content which the interface does not support is removed or moved, and required fields are
 * added.
 */
export function openAnthropic(parts: UpstreamParts): Upstream {
  const http = openHttp(parts, {
    usualBaseUrl: 'https://api.anthropic.com',
    authorize: (secret) => ({ 'x-api-key': secret }),
    readRefusal,
  });
  const fixed = new Set(Object.keys(parts.settings.headers).map((name) => name.toLowerCase()));
  const unlessFixed = (headers: Headers): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !fixed.has(name)));
  const headersOf = ({ headers }: Pick<TextRequest, 'headers'>): Headers =>
    unlessFixed({ ...VERSION, ...headers });
  const counting = rememberedCounting(anthropicCounting({ http, headersOf }), {
    ...parts,
    path: COUNTING_PATH,
  });
  const unsupportedEfforts = new UnsupportedEfforts(parts);
  return {
    text: {
      interfaces: ['messages'],
      keepsThreads: true,
      unsupportedEfforts,
      async answer(request, context) {
        const connection = { http, headers: headersOf(request), now: parts.now };
        return missingAddress(await answer(request, context, connection), parts);
      },
    },
    get counting() {
      return counting();
    },
    get responseCounting() {
      return responseCounting({ messages: counting(), unsupportedEfforts });
    },
    check: checkBy(
      http,
      { method: 'GET', path: pathBelow(http.baseUrl, ALL_MODELS), headers: unlessFixed(VERSION) },
      listedModels,
    ),
    close: () => http.close(),
  };
}

type Headers = Readonly<Record<string, string>>;

interface Connection extends Pick<UpstreamParts, 'now'> {
  readonly http: UpstreamHttp;
  readonly headers: Headers;
}

async function answer(
  { body, stream }: TextRequest,
  context: TextContext,
  { http, headers, now }: Connection,
): Promise<UpstreamOutcome<TextAnswer>> {
  const { model, maxTokens } = context;
  const asked = messages.completeRequest(body, { maxTokens });
  const value = { ...asked, model, ...(stream ? { stream } : {}) };
  const path = pathBelow(http.baseUrl, '/v1/messages');
  const call = { method: 'POST', path, model, headers, body: { kind: 'json', value } } as const;
  return askForText(http, { call, interface: 'messages', stream, now }, context);
}

/** Messages for an account without credit, or at its own limit: with their own error type, or as a bad request. */
const NO_CREDIT =
  /credit balance is too low|^you have reached your specified (?:\w+ )?api usage limits/i;
/** The message for a closed account, sent as a bad request. */
const CLOSED = /^this organization has been disabled/i;
const MODERATION = /content filtering policy/i;
/** Messages for what a model does not support: adaptive thinking, efforts, one level of effort, or no thinking. */
const NO_ADAPTIVE_THINKING = /\badaptive thinking is not supported\b/i;
const NO_EFFORT = /\bdoes not support the effort parameter\b/i;
/** Sent by models that always think. */
const NO_DISABLED = /^"?thinking\.type\.disabled"? is not supported\b/i;
const NO_SUCH_EFFORT = /\bdoes not support effort level\b/i;
/** A message about a parameter begins with the parameter's path and a colon. */
const PARAMETER = /^([a-z_]+(?:\.[a-z0-9_]+)*): /;

/**
 * The message for an unknown path, as with a wrong base address; other 404s are about something that the request names.
 */
const ADDRESS = /^not found\.?$/i;

/** Reads `{type: "error", error: {type, message}, request_id}` (https://docs.anthropic.com/en/api/errors). */
const readRefusal: ReadRefusal = ({ body }) => {
  const error = fieldsIn(fieldsIn(body).error);
  const message = errorText(error.message);
  if (message === undefined) return {};
  const sampling = refusedSampling(message);
  const words = wordsOf(error);
  return {
    message,
    parameter: PARAMETER.exec(message)?.[1] ?? sampling,
    // Services that offer the interface beside chat completions may say it in the words of those.
    lacksModel: readMeaning(words, message) === 'no-such-model' || saysNoModel({}, message),
    isOnlyHere: sampling !== undefined,
    words,
    lacksEffort: lackingEffort(message),
    isNotThere: error.type === 'not_found_error' && !ADDRESS.test(message),
    isQuota: error.type === 'billing_error' || NO_CREDIT.test(message),
    isKey: CLOSED.test(message),
    isModeration: MODERATION.test(message),
  };
};

function lackingEffort(message: string): UnsupportedEffort | undefined {
  if (NO_ADAPTIVE_THINKING.test(message)) return { kind: 'adaptive' };
  if (NO_DISABLED.test(message)) return { kind: 'level', levels: [] };
  if (NO_SUCH_EFFORT.test(message)) return { kind: 'level', levels: levelsIn(message) };
  return NO_EFFORT.test(message) ? { kind: 'any' } : undefined;
}
