import { randomUUID } from 'node:crypto';
import { type FakeAnswer, withEvents, withJson } from './fake-answer.ts';
import { argumentsFor, inPieces, textOf, textOfAll, tokensOf, usualReply } from './fake-text.ts';
import { isRecord, type JsonRecord, recordsIn } from './json-record.ts';

/** The fake's content, where it is not derived from the request. */
export interface MessageScript {
  readonly text?: string;
  readonly toolUses?: readonly { readonly name: string; readonly input: object }[];
  readonly stopReason?: StopReason;
  readonly usage?: {
    readonly input?: number;
    readonly output?: number;
    readonly cacheCreated?: number;
    /** The part of the created cache tokens that is kept for an hour. */
    readonly cacheCreatedForAnHour?: number;
    readonly cacheRead?: number;
  };
}

/** Why a message ended. */
export type StopReason =
  | 'end_turn'
  | 'max_tokens'
  | 'stop_sequence'
  | 'tool_use'
  | 'pause_turn'
  | 'refusal'
  | 'model_context_window_exceeded';

type Block =
  | { readonly type: 'text'; readonly text: string; readonly citations: null }
  | {
      readonly type: 'tool_use';
      readonly id: string;
      readonly name: string;
      readonly input: object;
      readonly caller: { readonly type: 'direct' };
    };

interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly output_tokens_details: { readonly thinking_tokens: 0 };
  readonly server_tool_use: null;
}

interface Said {
  readonly blocks: readonly Block[];
  readonly stopReason: StopReason;
  readonly stopSequence: string | null;
}

/** Answers a valid `POST /v1/messages`, following the vendor's pages on messages and streaming. */
export function answerMessage(
  request: JsonRecord,
  script: MessageScript,
  headers: FakeAnswer['headers'],
): FakeAnswer {
  const said = say(request, script);
  const usage = usageOf(request, said, script);
  const head = {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    type: 'message',
    role: 'assistant',
    model: String(request.model),
    container: null,
    diagnostics: null,
  };
  const frame = { head, usage, forAnHour: script.usage?.cacheCreatedForAnHour ?? 0 };
  return request.stream === true
    ? withEvents(eventsOf(said, frame), headers)
    : withJson(200, messageOf(said, frame), headers);
}

function say(request: JsonRecord, script: MessageScript): Said {
  // Only fills the prompt cache.
  if (request.max_tokens === 0) return { blocks: [], stopReason: 'max_tokens', stopSequence: null };
  const whole = script.text ?? usualReply(request.messages);
  const { text, stopSequence } = upToStop(whole, request.stop_sequences);
  const tokens = tokensOf(text);
  const limit = Number(request.max_tokens);
  const uses = toolUsesFor(request, script);
  const spoken = tokens.length > limit ? tokens.slice(0, limit).join('') : text;
  const reasons: readonly (readonly [boolean, StopReason])[] = [
    [uses.length > 0, 'tool_use'],
    [tokens.length > limit, 'max_tokens'],
    [stopSequence !== null, 'stop_sequence'],
  ];
  const [, reason = 'end_turn' as const] = reasons.find(([holds]) => holds) ?? [];
  return {
    blocks: [{ type: 'text', text: spoken, citations: null }, ...uses],
    stopReason: script.stopReason ?? reason,
    stopSequence: reason === 'stop_sequence' ? stopSequence : null,
  };
}

function upToStop(
  text: string,
  sequences: unknown,
): { readonly text: string; readonly stopSequence: string | null } {
  const known = Array.isArray(sequences) ? sequences.map(String) : [];
  const found = known.find((sequence) => text.includes(sequence));
  if (found === undefined) return { text, stopSequence: null };
  return { text: text.slice(0, text.indexOf(found)), stopSequence: found };
}

/** Uses the request's tools, unless it forbids that or its last message already has a tool result. */
function toolUsesFor(request: JsonRecord, script: MessageScript): readonly Block[] {
  if (script.toolUses !== undefined) return script.toolUses.map(asToolUse);
  const choice = isRecord(request.tool_choice) ? request.tool_choice : {};
  const last = recordsIn(request.messages).at(-1);
  const isAnswered = recordsIn(last?.content).some(({ type }) => type === 'tool_result');
  if (choice.type === 'none' || isAnswered || script.text !== undefined) return [];
  const tools = recordsIn(request.tools);
  const chosen = tools.find(({ name }) => choice.type !== 'tool' || choice.name === name);
  if (chosen === undefined) return [];
  return [asToolUse({ name: String(chosen.name), input: argumentsFor(chosen.input_schema) })];
}

function asToolUse({ name, input }: { name: string; input: object }): Block {
  const id = `toolu_${randomUUID().replaceAll('-', '')}`;
  return { type: 'tool_use', id, name, input, caller: { type: 'direct' } };
}

function usageOf(request: JsonRecord, { blocks }: Said, { usage = {} }: MessageScript): Usage {
  const said = blocks.map((block) => ('text' in block ? block.text : JSON.stringify(block.input)));
  return {
    input_tokens: usage.input ?? inputTokensOf(request),
    output_tokens: usage.output ?? tokensOf(said.join(' ')).length,
    cache_creation_input_tokens: usage.cacheCreated ?? 0,
    cache_read_input_tokens: usage.cacheRead ?? 0,
    output_tokens_details: { thinking_tokens: 0 },
    server_tool_use: null,
  };
}

/** The input tokens of a request. */
export function inputTokensOf({ system, messages }: JsonRecord): number {
  return tokensOf(`${textOf(system)}\n${textOfAll(messages)}`).length;
}

interface Frame {
  readonly head: object;
  readonly usage: Usage;
  /** Tokens cached for an hour. */
  readonly forAnHour: number;
}

function messageOf(said: Said, { head, usage, forAnHour }: Frame): object {
  return { ...head, content: said.blocks, ...stopOf(said), usage: withDetails(usage, forAnHour) };
}

function stopOf({ stopReason, stopSequence }: Said): object {
  const refusal = { type: 'refusal', category: null, explanation: 'It may do harm.' };
  return {
    stop_reason: stopReason,
    stop_sequence: stopSequence,
    stop_details: stopReason === 'refusal' ? refusal : null,
  };
}

function withDetails(usage: Usage, forAnHour: number): object {
  const created = usage.cache_creation_input_tokens;
  return {
    ...usage,
    cache_creation: {
      ephemeral_5m_input_tokens: created - forAnHour,
      ephemeral_1h_input_tokens: forAnHour,
    },
    inference_geo: 'global',
    service_tier: 'standard',
    speed: 'standard',
  };
}

/** Events: start, a ping, each block's start, deltas and stop, then stop reason and usage, then the end. */
function eventsOf(said: Said, { head, usage, forAnHour }: Frame): readonly string[] {
  const begun = withDetails({ ...usage, output_tokens: 1 }, forAnHour);
  const open = { stop_reason: null, stop_sequence: null, stop_details: null };
  const message = { ...head, content: [], ...open, usage: begun };
  const delta = { container: null, ...stopOf(said) };
  const [first = [], ...others] = said.blocks.map(blockEvents);
  return [
    { type: 'message_start', message },
    ...first.slice(0, 1),
    { type: 'ping' },
    ...first.slice(1),
    ...others.flat(),
    { type: 'message_delta', delta, usage },
    { type: 'message_stop' },
  ].map(asEvent);
}

interface StreamEvent extends JsonRecord {
  readonly type: string;
}

function blockEvents(block: Block, index: number): readonly StreamEvent[] {
  const empty = block.type === 'text' ? { ...block, text: '' } : { ...block, input: {} };
  const deltas =
    block.type === 'text'
      ? tokensOf(block.text).map((text) => ({ type: 'text_delta', text }))
      : ['', ...inPieces(JSON.stringify(block.input))].map((piece) => {
          return { type: 'input_json_delta', partial_json: piece };
        });
  return [
    { type: 'content_block_start', index, content_block: empty },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}

/** Serializes an event, named by its type. */
export function asEvent(event: StreamEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
