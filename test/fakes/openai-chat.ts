import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withEvents, withJson } from './fake-answer.ts';
import { argumentsFor, inPieces, textOfAll, tokensOf, usualReply } from './fake-text.ts';
import { isPresent, isRecord, type JsonRecord, recordsIn } from './json-record.ts';
import { chatFault } from './openai-chat-rules.ts';
import { requestId, withFailure } from './openai-failures.ts';

/** The fake's content, where it is not derived from the request. */
export interface ChatScript {
  readonly text?: string;
  readonly refusal?: string;
  /** The arguments as they are sent: text that need not be valid JSON. */
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  readonly finishReason?: FinishReason;
  readonly usage?: {
    readonly prompt?: number;
    readonly completion?: number;
    readonly cached?: number;
  };
}

/** Why a choice ended. */
export type FinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

interface Said {
  readonly content: string | null;
  readonly refusal: string | null;
  readonly toolCalls: readonly ToolCall[];
  readonly finishReason: FinishReason;
}

interface ToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

/** Answers `POST /v1/chat/completions`, following the published schemas of completions and their chunks. */
export function answerChat(body: unknown, script: ChatScript): FakeAnswer {
  const fault = chatFault(body);
  if (fault !== undefined) return withFailure(400, fault);
  const request = isRecord(body) ? body : {};
  const choices = Array.from({ length: Number(request.n ?? 1) }, () => say(request, script));
  const head = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: String(request.model),
    service_tier: 'default',
  };
  const usage = usageOf(request, choices, script);
  return request.stream === true
    ? withEvents(chunksOf(request, choices, { head, usage }), requestId())
    : withJson(
        200,
        { ...head, object: 'chat.completion', choices: choices.map(asChoice), usage },
        requestId(),
      );
}

function say(request: JsonRecord, script: ChatScript): Said {
  const refusal = script.refusal ?? null;
  const toolCalls = toolCallsFor(request, script);
  if (toolCalls.length > 0) {
    return { content: null, refusal, toolCalls, finishReason: script.finishReason ?? 'tool_calls' };
  }
  const text = script.text ?? usualReply(request.messages);
  const limit = Number(
    request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY,
  );
  const tokens = tokensOf(text);
  const content =
    refusal !== null ? null : tokens.length > limit ? tokens.slice(0, limit).join('') : text;
  const finishReason = script.finishReason ?? (tokens.length > limit ? 'length' : 'stop');
  return { content, refusal, toolCalls, finishReason };
}

/** Calls the request's tools, unless it forbids that or its last message is already a tool result. */
function toolCallsFor(request: JsonRecord, script: ChatScript): readonly ToolCall[] {
  if (script.toolCalls !== undefined) return script.toolCalls.map(asToolCall);
  const wanted = request.tool_choice;
  const isAnswered = recordsIn(request.messages).at(-1)?.role === 'tool';
  const saysText = script.text !== undefined || script.refusal !== undefined;
  if (wanted === 'none' || isAnswered || saysText) return [];
  const functions = recordsIn(request.tools).map((tool) =>
    isRecord(tool.function) ? tool.function : {},
  );
  const name = isRecord(wanted) && isRecord(wanted.function) ? wanted.function.name : undefined;
  const chosen = functions.find((candidate) => name === undefined || candidate.name === name);
  if (chosen === undefined) return [];
  const given = JSON.stringify(argumentsFor(chosen.parameters));
  return [asToolCall({ name: String(chosen.name), arguments: given })];
}

function asToolCall({ name, arguments: given }: { name: string; arguments: string }): ToolCall {
  const id = `call_${randomUUID().replaceAll('-', '')}`;
  return { id, type: 'function', function: { name, arguments: given } };
}

function asChoice({ content, refusal, toolCalls, finishReason }: Said, index: number): object {
  const calls = toolCalls.length === 0 ? {} : { tool_calls: toolCalls };
  return {
    index,
    message: { role: 'assistant', content, refusal, annotations: [], ...calls },
    logprobs: null,
    finish_reason: finishReason,
  };
}

function usageOf(
  request: JsonRecord,
  choices: readonly Said[],
  { usage = {} }: ChatScript,
): object {
  const said = choices.map(({ content, refusal, toolCalls }) => {
    return [content ?? '', refusal ?? '', ...toolCalls.map((call) => call.function.arguments)].join(
      ' ',
    );
  });
  const prompt = usage.prompt ?? tokensOf(textOfAll(request.messages)).length;
  const completion = usage.completion ?? tokensOf(said.join(' ')).length;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: usage.cached ?? 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

/** The events of a stream: each choice's chunks in turn, usage if requested, and the final `[DONE]`. */
function chunksOf(
  request: JsonRecord,
  choices: readonly Said[],
  { head, usage }: { readonly head: object; readonly usage: object },
): readonly string[] {
  const hasUsage =
    isRecord(request.stream_options) && request.stream_options.include_usage === true;
  const chunk = (choice: object): object => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [choice],
    ...(hasUsage ? { usage: null } : {}),
  });
  const chunks = choices.flatMap((said, index) => [
    ...deltasOf(said).map((delta) => chunk({ index, delta, logprobs: null, finish_reason: null })),
    chunk({ index, delta: {}, logprobs: null, finish_reason: said.finishReason }),
  ]);
  if (hasUsage) chunks.push({ ...head, object: 'chat.completion.chunk', choices: [], usage });
  return [...chunks.map((data) => `data: ${JSON.stringify(data)}\n\n`), 'data: [DONE]\n\n'];
}

function deltasOf({ content, refusal, toolCalls }: Said): readonly object[] {
  if (toolCalls.length > 0) {
    return [{ role: 'assistant', content: null, refusal: null }, ...toolCalls.flatMap(callDeltas)];
  }
  const [name, text] = isPresent(refusal) ? ['refusal', refusal] : ['content', content];
  const first = { role: 'assistant', content: null, refusal: null, [name]: '' };
  return [first, ...tokensOf(text ?? '').map((token) => ({ [name]: token }))];
}

function callDeltas(call: ToolCall, index: number): readonly object[] {
  const { name, arguments: given } = call.function;
  return [
    { tool_calls: [{ index, ...call, function: { name, arguments: '' } }] },
    ...inPieces(given).map((piece) => ({
      tool_calls: [{ index, function: { arguments: piece } }],
    })),
  ];
}
