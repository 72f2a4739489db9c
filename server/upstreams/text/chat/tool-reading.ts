import type { Tool } from '../conversation.ts';
import { Fields } from '../fields.ts';
import { type ChoiceWords, readToolChoice, type ToolUse } from '../openai-fields.ts';

/**
 * Reads the tools and the tool choice.
 *
 * @throws Untranslatable
 */
export function readToolUse(fields: Fields): ToolUse {
  return readToolChoice(fields, fields.list('tools', readTool) ?? [], WORDS);
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
