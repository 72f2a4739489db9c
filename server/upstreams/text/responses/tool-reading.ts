import { type JsonObject, objectsOf } from '../../../foundation/json-object.ts';
import type { Tool } from '../conversation.ts';
import { Fields, isOneOf, isOnly } from '../fields.ts';
import { type ChoiceWords, readToolChoice, type ToolUse } from '../openai-fields.ts';
import { nameWithin } from '../tool-names.ts';

/**
 * Reads the tools and the tool choice. Tools of a namespace get its name and description as prefixes.
 *
 * @throws Untranslatable
 */
export function readToolUse(fields: Fields): ToolUse {
  return readToolChoice(fields, fields.list('tools', readToolOrMore)?.flat() ?? [], WORDS);
}

const WORDS: ChoiceWords = {
  readName(named) {
    const type = named.needText('type');
    if (type !== 'function' && type !== 'custom') named.refuse('type');
    return named.needText('name');
  },
  allowedIn: (choice) => choice,
};

const IS_THE_VENDORS = 'must be function, custom or namespace here: no other tool is carried out.';

const IS_OF_CHAT =
  'is how chat completions nest a function; of responses, its name, description and parameters stand beside the type.';

function readToolOrMore(value: unknown, at: string): readonly Tool[] {
  const fields = new Fields(value, at);
  return fields.needText('type') === 'namespace' ? readNamespace(fields) : [readTool(fields)];
}

function readNamespace(fields: Fields): readonly Tool[] {
  const namespace = fields.needText('name');
  const about = fields.text('description');
  fields.ignore('type');
  const tools = fields.list('tools', (value, at) => readTool(new Fields(value, at))) ?? [];
  fields.close();
  return tools.map((tool) => ({
    ...tool,
    name: nameWithin(namespace, tool.name),
    description: paragraphs(about, tool.description),
  }));
}

function readTool(fields: Fields): Tool {
  const type = fields.needText('type');
  // Deferred tools and calls from code need one of the vendor's own tools.
  fields.allowOnly('defer_loading', isOneOf(false));
  fields.allowOnly('allowed_callers', isOnly('direct'));
  fields.allowOnly('async', isOneOf(false));
  if (type === 'custom') return readCustom(fields);
  if (type !== 'function') fields.refuse('type', IS_THE_VENDORS);
  if (fields.object('function') !== undefined) fields.refuse('function', IS_OF_CHAT);
  const tool: Tool = {
    name: fields.needText('name'),
    description: fields.text('description'),
    inputSchema: fields.object('parameters'),
    isStrict: fields.flag('strict'),
  };
  fields.close();
  return tool;
}

/** The property that holds the whole input of a custom tool, in interfaces whose tools take only objects. */
const CUSTOM_INPUT = 'input';

const CUSTOM_SCHEMA = {
  type: 'object',
  properties: { [CUSTOM_INPUT]: { type: 'string' } },
  required: [CUSTOM_INPUT],
  additionalProperties: false,
} as const;

/** Parses a custom tool, whose input is any text. A grammar can only be described to the model. */
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
  return { name, description: paragraphs(description, rule), inputSchema: CUSTOM_SCHEMA };
}

function paragraphs(...texts: readonly (string | undefined)[]): string | undefined {
  const told = texts.filter((text) => text !== undefined && text !== '');
  return told.length === 0 ? undefined : told.join('\n\n');
}

/** A tool of a request under its name in the caller's request. */
export interface CallersTool {
  readonly name: string;
  readonly namespace?: string | undefined;
  readonly isCustom: boolean;
}

/** The tools of a request, by the names that the model sees. */
export function callersTools({ tools }: JsonObject): ReadonlyMap<string, CallersTool> {
  const known = objectsOf(tools).flatMap((tool) => toolsWithin(tool));
  return new Map(
    known.map((tool) => {
      const { namespace, name } = tool;
      return [namespace === undefined ? name : nameWithin(namespace, name), tool];
    }),
  );
}

function toolsWithin(
  { type, name, tools }: JsonObject,
  namespace?: string,
): readonly CallersTool[] {
  if (typeof name !== 'string') return [];
  if (type === 'namespace') return objectsOf(tools).flatMap((tool) => toolsWithin(tool, name));
  return [{ name, namespace, isCustom: type === 'custom' }];
}

/** Converts the input of a custom tool to an object. */
export function fromCustomInput(input: string): JsonObject {
  return { [CUSTOM_INPUT]: input };
}

/** Converts the object back to text. If the model ignored the schema, its input is returned as JSON. */
export function toCustomInput(input: JsonObject): string {
  const text = input[CUSTOM_INPUT];
  return typeof text === 'string' ? text : JSON.stringify(input);
}
