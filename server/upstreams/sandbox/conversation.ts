import { hash } from 'node:crypto';
import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';
import { type WantedTool, wantedTool } from './tool-choice.ts';

/** A conversation as the sandbox understands it. */
export interface Conversation {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** What came of the tools that were called last. */
  readonly results: readonly string[];
  /** The most tokens to make. */
  readonly maxTokens: number;
  /** What an answer ends before. */
  readonly stopSequences: readonly string[];
  /** How many answers are asked for. */
  readonly count: number;
  /** The tool to call before anything is said. */
  readonly tool: WantedTool | undefined;
  /** What an answer in JSON must keep to; an empty one is kept by all of it. */
  readonly answerSchema: unknown;
  /** Tokens of everything that was said. */
  readonly inputTokens: number;
  /** The same for the same conversation. */
  readonly fingerprint: string;
}

/** What one side says. */
export interface Turn {
  readonly role: string;
  readonly text: string;
  /** What came of tools that were called. */
  readonly results: readonly string[];
  /** The tools that it calls. */
  readonly calls: readonly string[];
}

/** Reads a conversation out of the body of either interface. */
export function readConversation(body: JsonObject): Conversation {
  const said = (Array.isArray(body.messages) ? body.messages : []).map(readTurn);
  const turns = said.filter((turn) => !isInstruction(turn));
  const instructions = said.filter(isInstruction).map(({ text }) => text);
  const system = [textOf(body.system), ...instructions].filter((text) => text !== '').join('\n');
  const limit = Number(body.max_completion_tokens ?? body.max_tokens);
  const spoken = turns.flatMap(({ text, results }) => [text, ...results]);
  const results = resultsOfLast(turns);
  return {
    model: String(body.model),
    system,
    turns,
    results,
    maxTokens: Number.isFinite(limit) && limit > 0 ? limit : Number.POSITIVE_INFINITY,
    stopSequences: [body.stop_sequences ?? body.stop].flat().filter(isText),
    count: Number(body.n ?? 1),
    tool: wantedTool(body, results.length === 0 ? undefined : calledInTurn(turns)),
    answerSchema: answerSchemaOf(body),
    inputTokens: [system, ...spoken].map(countTokens).reduce((sum, count) => sum + count, 0),
    fingerprint: hash('sha256', JSON.stringify(body)).slice(0, 16),
  };
}

/** What the caller has said, oldest first. */
export function wordsOfCaller({ turns }: Conversation): readonly string[] {
  return turns.filter(isOfCaller).map(({ text }) => text);
}

/** Results alone are not the caller's own words. */
function isOfCaller({ role, text, results }: Turn): boolean {
  return role === 'user' && (text !== '' || results.length === 0);
}

/** What came of the calls of the last answer. */
function resultsOfLast(turns: readonly Turn[]): readonly string[] {
  const lastAnswer = turns.findLastIndex(({ role }) => role === 'assistant');
  return turns.slice(lastAnswer + 1).flatMap(({ results }) => results);
}

/** The tools that were called since the caller spoke. */
function calledInTurn(turns: readonly Turn[]): ReadonlySet<string> {
  const since = turns.slice(turns.findLastIndex(isOfCaller) + 1);
  return new Set(since.flatMap(({ calls }) => calls));
}

/** What the caller said last; directives are read from it. */
export function lastWords(conversation: Conversation): string {
  return wordsOfCaller(conversation).at(-1) ?? '';
}

/** Counts about what a tokenizer would: up to four letters a token, and each other sign. */
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

/** Answers in JSON are asked for with a schema, in one interface without one too. */
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

/** The text of a content: a string, or the text blocks of a list; other blocks are named. */
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
