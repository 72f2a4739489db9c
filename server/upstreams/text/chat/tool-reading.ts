import type { Conversation, Tool } from '../conversation.ts';
import { Fields } from '../fields.ts';
import { type ChoiceWords, readToolChoice, type ToolUse } from '../openai-fields.ts';
import { readFunctions } from './functions.ts';

/**
 * Reads the tools, or the functions that preceded them in the interface, and how they may be called.
 *
 * @throws Untranslatable
 */
export function readToolUse(fields: Fields): ToolUse & Pick<Conversation, 'allowsParallelCalls'> {
  const functions = readFunctions(fields);
  if (functions !== undefined) return functions;
  return {
    ...readToolChoice(fields, fields.list('tools', readTool) ?? [], WORDS),
    allowsParallelCalls: fields.flag('parallel_tool_calls'),
  };
}

const WORDS: ChoiceWords = {
  readName(named) {
    if (named.needText('type') !== 'function') named.refuse('type');
    const wanted = named.need('function', named.fields('function'));
    const name = wanted.needText('name');
    wanted.close();
    return name;
  },
  allowedIn: (choice) => choice.need('allowed_tools', choice.fields('allowed_tools')),
};

/** Refuses custom tools, whose input is not JSON. */
function readTool(value: unknown, at: string): Tool {
  const fields = new Fields(value, at);
  if (fields.needText('type') !== 'function') fields.refuse('type');
  const definition = fields.need('function', fields.fields('function'));
  const tool: Tool = {
    name: definition.needText('name'),
    description: definition.text('description'),
    inputSchema: definition.object('parameters'),
    isStrict: definition.flag('strict'),
    cacheMark: fields.object('cache_control'),
  };
  definition.close();
  fields.close();
  return tool;
}
