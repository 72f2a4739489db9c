import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withEvents, withJson } from './fake-answer.ts';
import { argumentsFor, inPieces, textOfAll, tokensOf, usualReply } from './fake-text.ts';
import { isRecord, type JsonRecord, recordsIn } from './json-record.ts';
import { requestId, withFailure } from './openai-failures.ts';
import {
  countFault,
  responseFault,
  SEAL,
  thinks,
  wantsThoughts,
} from './openai-responses-rules.ts';

/** The fake's content, where it is not derived from the request. */
export interface ResponseScript {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  /** Why the reply is incomplete. */
  readonly incomplete?: 'max_output_tokens' | 'content_filter';
  /** The error the response fails with, after its text if it has any. */
  readonly failure?: { readonly code: string; readonly message: string };
  readonly usage?: {
    readonly input?: number;
    readonly output?: number;
    readonly cached?: number;
  };
}

type Item = JsonRecord & { readonly id: string; readonly type: string };

/** Answers `POST /v1/responses`, following the published schemas of responses and their events. */
export function answerResponse(body: unknown, script: ResponseScript): FakeAnswer {
  const fault = responseFault(body);
  if (fault !== undefined) return withFailure(fault.status, fault.failure);
  const request = isRecord(body) ? body : {};
  const items =
    script.failure !== undefined && script.text === undefined ? [] : say(request, script);
  const { status, ...ending } = endingOf(script);
  const response = {
    ...headOf(request),
    status,
    ...ending,
    output: items.map((item) =>
      item.type === 'reasoning' ? item : { ...item, status: itemStatus(script) },
    ),
    usage: script.failure === undefined ? usageOf(request, items, script) : null,
  };
  return request.stream === true
    ? withEvents(eventsOf(response, items), requestId())
    : withJson(200, response, requestId());
}

/** Answers `POST /v1/responses/input_tokens`, which refuses parameters that only responses have. */
export function answerCount(body: unknown): FakeAnswer {
  const fault = countFault(body);
  if (fault !== undefined) return withFailure(fault.status, fault.failure);
  const { input_tokens } = usageOf(isRecord(body) ? body : {}, [], {});
  return withJson(200, { object: 'response.input_tokens', input_tokens }, requestId());
}

function itemStatus({ incomplete }: ResponseScript): string {
  return incomplete === undefined ? 'completed' : 'incomplete';
}

function endingOf({ incomplete, failure }: ResponseScript) {
  if (failure !== undefined) return { status: 'failed', error: failure, incomplete_details: null };
  const incomplete_details = incomplete === undefined ? null : { reason: incomplete };
  return {
    status: incomplete === undefined ? 'completed' : 'incomplete',
    error: null,
    incomplete_details,
  };
}

function headOf(request: JsonRecord) {
  const asked = isRecord(request.text) ? request.text : {};
  return {
    id: newId('resp'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    background: false,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: {},
    model: String(request.model),
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    service_tier: 'default',
    store: request.store ?? true,
    temperature: request.temperature ?? 1,
    text: { format: { type: 'text' }, ...asked },
    tool_choice: request.tool_choice ?? 'auto',
    tools: request.tools ?? [],
    top_p: request.top_p ?? 1,
    truncation: 'disabled',
  };
}

function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

/** Builds the output items. Models that reason put their reasoning first. */
function say(request: JsonRecord, script: ResponseScript): readonly Item[] {
  const calls = callsFor(request, script);
  const said = calls.length > 0 ? calls : [message(script.text ?? replyTo(request))];
  return thinks(request) ? [thought(request), ...said] : said;
}

function thought(request: JsonRecord): Item {
  const sealed = wantsThoughts(request) ? { encrypted_content: `${SEAL}${randomUUID()}` } : {};
  return { id: newId('rs'), type: 'reasoning', summary: [], ...sealed };
}

function message(text: string): Item {
  const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }];
  return { id: newId('msg'), type: 'message', role: 'assistant', content };
}

function replyTo({ input, text }: JsonRecord): string {
  const format = isRecord(text) && isRecord(text.format) ? text.format : {};
  if (format.type === 'json_schema') return JSON.stringify(argumentsFor(format.schema));
  return usualReply(typeof input === 'string' ? [{ role: 'user', content: input }] : input);
}

/** Calls the request's functions, unless it forbids that or its last item is already a function's output. */
function callsFor(request: JsonRecord, script: ResponseScript): readonly Item[] {
  if (script.toolCalls !== undefined) return script.toolCalls.map(asCall);
  const isAnswered = recordsIn(request.input).at(-1)?.type === 'function_call_output';
  const [tool] = recordsIn(request.tools).filter(({ type }) => type === 'function');
  if (request.tool_choice === 'none' || isAnswered || script.text !== undefined || !tool) return [];
  return [
    asCall({ name: String(tool.name), arguments: JSON.stringify(argumentsFor(tool.parameters)) }),
  ];
}

function asCall(call: { readonly name: string; readonly arguments: string }): Item {
  return { id: newId('fc'), type: 'function_call', call_id: newId('call'), ...call };
}

function usageOf(
  { input, instructions }: JsonRecord,
  items: readonly Item[],
  { usage = {} }: ResponseScript,
) {
  const asked = [instructions ?? '', typeof input === 'string' ? input : textOfAll(input)].join(
    ' ',
  );
  const said = items.map((item) => `${textOfAll([item])} ${item.arguments ?? ''}`).join(' ');
  const input_tokens = usage.input ?? tokensOf(asked).length;
  const output_tokens = usage.output ?? tokensOf(said).length;
  return {
    input_tokens,
    input_tokens_details: { cached_tokens: usage.cached ?? 0 },
    output_tokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input_tokens + output_tokens,
  };
}

/** The events of a stream: each item's chunks in turn, and the whole response at the end. */
function eventsOf(
  response: JsonRecord & { readonly status: string },
  items: readonly Item[],
): readonly string[] {
  const begun = {
    ...response,
    status: 'in_progress',
    output: [],
    usage: null,
    error: null,
    incomplete_details: null,
  };
  const events: readonly (JsonRecord & { readonly type: string })[] = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...items.flatMap((item, output_index) => [
      { type: 'response.output_item.added', output_index, item: begunOf(item) },
      ...piecesOf(item, output_index),
      { type: 'response.output_item.done', output_index, item: { ...item, status: 'completed' } },
    ]),
    { type: `response.${response.status}`, response },
  ];
  return events.map(({ type, ...fields }, sequence_number) => {
    const data = JSON.stringify({ type, sequence_number, ...fields });
    return `event: ${type}\ndata: ${data}\n\n`;
  });
}

/** An item in its initial state; its content follows in chunks. */
function begunOf(item: Item): JsonRecord {
  return {
    ...item,
    status: 'in_progress',
    ...('content' in item && { content: [] }),
    ...('arguments' in item && { arguments: '' }),
  };
}

function piecesOf(
  item: Item,
  output_index: number,
): readonly (JsonRecord & { readonly type: string })[] {
  const place = { item_id: item.id, output_index };
  if (typeof item.arguments === 'string') {
    const type = 'response.function_call_arguments';
    const pieces = inPieces(item.arguments).map((delta) => ({
      type: `${type}.delta`,
      ...place,
      delta,
    }));
    return [
      ...pieces,
      { type: `${type}.done`, ...place, name: item.name, arguments: item.arguments },
    ];
  }
  const [part] = recordsIn(item.content);
  if (part === undefined) return [];
  const at = { ...place, content_index: 0 };
  const text = String(part.text);
  return [
    { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
    ...tokensOf(text).map((delta) => ({
      type: 'response.output_text.delta',
      ...at,
      delta,
      logprobs: [],
      obfuscation: 'x',
    })),
    { type: 'response.output_text.done', ...at, text, logprobs: [] },
    { type: 'response.content_part.done', ...at, part },
  ];
}
