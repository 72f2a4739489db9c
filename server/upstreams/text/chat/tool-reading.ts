import type { Tool, ToolChoice } from '../conversation.ts';
import { Fields } from '../fields.ts';
import { readToolChoice } from '../openai-fields.ts';

/** Reads a tool that the model may call; custom tools, whose input is no JSON, are refused. */
export function readTool(value: unknown, at: string): Tool {
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

/** Reads whether the model is to call a tool, and which. */
export function readChoice(fields: Fields): ToolChoice | undefined {
  return readToolChoice(fields, (named) => {
    if (named.needText('type') !== 'function') named.refuse('type');
    const wanted = named.need('function', named.fields('function'));
    const name = wanted.needText('name');
    wanted.close();
    return name;
  });
}
