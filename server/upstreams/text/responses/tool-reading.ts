import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { Tool, ToolChoice } from '../conversation.ts';
import { Fields } from '../fields.ts';

/**
 * Reads a tool that the model may call. What the vendor of the interface carries out itself, such as a search of the
 * web, is refused.
 */
export function readTool(value: unknown, at: string): Tool {
  const fields = new Fields(value, at);
  const type = fields.needText('type');
  if (type === 'custom') return readCustom(fields);
  if (type !== 'function') fields.refuse('type');
  const tool: Tool = {
    name: fields.needText('name'),
    description: fields.text('description'),
    inputSchema: fields.object('parameters'),
    isStrict: fields.flag('strict'),
  };
  fields.close();
  return tool;
}

/** The field that has the whole input of a custom tool, where tools take objects only. */
const CUSTOM_INPUT = 'input';

const CUSTOM_SCHEMA = {
  type: 'object',
  properties: { [CUSTOM_INPUT]: { type: 'string' } },
  required: [CUSTOM_INPUT],
  additionalProperties: false,
} as const;

/** A custom tool takes any text. A grammar that it is to keep to can only be told to the model. */
function readCustom(fields: Fields): Tool {
  const name = fields.needText('name');
  const description = fields.text('description');
  const format = fields.fields('format');
  const grammar = format?.needText('type') === 'grammar' ? format : undefined;
  const syntax = grammar?.needText('syntax');
  const definition = grammar?.needText('definition');
  format?.close();
  fields.close();
  const rule =
    definition && `The ${CUSTOM_INPUT} must keep to this ${syntax} grammar:\n${definition}`;
  const told = [description, rule].filter((text) => text !== undefined).join('\n\n');
  return { name, description: told === '' ? undefined : told, inputSchema: CUSTOM_SCHEMA };
}

/** The names of a request's custom tools. */
export function customTools({ tools }: JsonObject): ReadonlySet<string> {
  const known: readonly unknown[] = Array.isArray(tools) ? tools : [];
  const custom = known.filter(isObject).filter(({ type }) => type === 'custom');
  return new Set(custom.map(({ name }) => name).filter((name) => typeof name === 'string'));
}

/** The input of a custom tool as those have it that take objects only. */
export function fromCustomInput(input: string): JsonObject {
  return { [CUSTOM_INPUT]: input };
}

/** The same the other way. A model that keeps to nothing is repeated as it is. */
export function toCustomInput(input: JsonObject): string {
  const text = input[CUSTOM_INPUT];
  return typeof text === 'string' ? text : JSON.stringify(input);
}

/** Reads whether the model is to call a tool, and which. */
export function readChoice(fields: Fields): ToolChoice | undefined {
  const choice = fields.take('tool_choice');
  if (choice === undefined) return undefined;
  if (choice === 'auto' || choice === 'none') return { kind: choice };
  if (choice === 'required') return { kind: 'any' };
  if (typeof choice === 'string') return fields.refuse('tool_choice');
  const named = new Fields(choice, 'tool_choice');
  const type = named.needText('type');
  if (type !== 'function' && type !== 'custom') named.refuse('type');
  const name = named.needText('name');
  named.close();
  return { kind: 'tool', name };
}
