import { hash } from 'node:crypto';
import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';
import { type WantedTool, wantedTool } from './tool-choice.ts';

/** A conversation as the sandbox understands it. */
export interface Conversation {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** The results of the latest tool calls. */
  readonly results: readonly string[];
  /** The maximum number of output tokens. */
  readonly maxTokens: number;
  /** The sequences before which an answer ends. */
  readonly stopSequences: readonly string[];
  /** The number of requested answers. */
  readonly count: number;
  /** The tool to call instead of a text answer, if any. */
  readonly tool: WantedTool | undefined;
  /** The JSON Schema for an answer in JSON; every answer matches an empty one. */
  readonly answerSchema: unknown;
  /** The tokens of the whole conversation. */
  readonly inputTokens: number;
  /** A hash of the request body. */
  readonly fingerprint: string;
}

/** A message of one side. */
export interface Turn {
  readonly role: string;
  readonly text: string;
  /** The results of tool calls. */
  readonly results: readonly string[];
  /** The names of the tools that it calls. */
  readonly calls: readonly string[];
}

/** Reads a conversation from the body of either interface. */
export function readConversation(body: JsonObject): Conversation {
  const said = (Array.isArray(body.messages) ? body.messages : []).map(readTurn);
  const turns = said.filter((turn) => !isInstruction(turn));
  const instructions = said.filter(isInstruction).map(({ text }) => text);
  const system = [textOf(body.system), ...instructions].filter((text) => text !== '').join('\n');
  const limit = body.max_completion_tokens ?? body.max_tokens;
  const spoken = turns.flatMap(({ text, results }) => [text, ...results]);
  const results = resultsOfLast(turns);
  return {
    model: String(body.model),
    system,
    turns,
    results,
    maxTokens: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
    stopSequences: [body.stop_sequences ?? body.stop].flat().filter(isText),
    count: Number(body.n ?? 1),
    tool: wantedTool(body, results.length === 0 ? undefined : calledInTurn(turns)),
    answerSchema: answerSchemaOf(body),
    inputTokens: [system, ...spoken].map(countTokens).reduce((sum, count) => sum + count, 0),
    fingerprint: hash('sha256', JSON.stringify(body)).slice(0, 16),
  };
}

/** The caller's messages, the oldest first. */
export function wordsOfCaller({ turns }: Conversation): readonly string[] {
  return turns.filter(isOfCaller).map(({ text }) => text);
}

/** A message with only tool results is not one of the caller's own. */
function isOfCaller({ role, text, results }: Turn): boolean {
  return role === 'user' && (text !== '' || results.length === 0);
}

/** The results of the tool calls of the last answer. */
function resultsOfLast(turns: readonly Turn[]): readonly string[] {
  const lastAnswer = turns.findLastIndex(({ role }) => role === 'assistant');
  return turns.slice(lastAnswer + 1).flatMap(({ results }) => results);
}

/** The tools that were called since the caller's last message. */
function calledInTurn(turns: readonly Turn[]): ReadonlySet<string> {
  const since = turns.slice(turns.findLastIndex(isOfCaller) + 1);
  return new Set(since.flatMap(({ calls }) => calls));
}

/** The caller's last message; directives are read from it. */
export function lastWords(conversation: Conversation): string {
  return wordsOfCaller(conversation).at(-1) ?? '';
}

/** Approximates a tokenizer: up to four letters or digits a token, and one token for each other character. */
export function countTokens(text: string): number {
  return text.match(/[\p{L}\p{N}]{1,4}|[^\s\p{L}\p{N}]/gu)?.length ?? 0;
}

function readTurn(message: unknown): Turn {
  const { role, content, tool_calls } = fieldsIn(message);
  if (role === 'tool') return { role, text: '', results: [textOf(content)], calls: [] };
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  const results = blocks.filter(isResult).map((block) => textOf(block.content));
  const others = Array.isArray(content) ? blocks.filter((block) => !isResult(block)) : content;
  const calls = [tool_calls, blocks].filter(Array.isArray).flat().flatMap(nameOfCall);
  return { role: String(role), text: textOf(others), results, calls };
}

function nameOfCall(call: unknown): readonly string[] {
  if (!isObject(call)) return [];
  const { name } = isObject(call.function) ? call.function : call;
  return typeof name === 'string' ? [name] : [];
}

function isResult(block: unknown): block is JsonObject {
  return isObject(block) && block.type === 'tool_result';
}

function isInstruction({ role }: Turn): boolean {
  return role === 'system' || role === 'developer';
}

const AN_OBJECT = {
  type: 'object',
  properties: { answer: { type: 'string' } },
  required: ['answer'],
} as const;

/** Reads the schema for an answer in JSON; one of the interfaces also supports JSON without a schema. */
function answerSchemaOf({ response_format: chat, output_config: output }: JsonObject): unknown {
  const format = isObject(output) ? output.format : chat;
  if (!isObject(format)) return undefined;
  if (format.type === 'json_object') return AN_OBJECT;
  if (format.type !== 'json_schema') return undefined;
  return isObject(format.json_schema) ? format.json_schema.schema : format.schema;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Reads the text of a content: a string, or the text blocks of a list; other blocks are represented by their type. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((block: unknown) => {
      const { text, type } = fieldsIn(block);
      return typeof text === 'string' ? text : `(${String(type)})`;
    })
    .join(' ');
}
