import type { Conversation, Tool, ToolChoice } from '../conversation.ts';
import { Fields, isOneOf, isOnly } from '../fields.ts';
import { canBeStrict } from '../strict-schemas.ts';

/** Parses a caller's tool. Tools that the upstream itself executes are refused by their type. */
export function readTool(value: unknown, at: string): Tool {
  const fields = new Fields(value, at);
  fields.allowOnly('type', isOneOf('custom'));
  const inputSchema = fields.need('input_schema', fields.object('input_schema'));
  const isStrict = fields.flag('strict');
  const tool: Tool = {
    name: fields.needText('name'),
    description: withExamples(fields.text('description'), readExamples(fields)),
    inputSchema,
    // The other interfaces accept fewer schemas as strict.
    isStrict: isStrict === true && !canBeStrict(inputSchema) ? undefined : isStrict,
  };
  fields.allowOnly('defer_loading', isOneOf(false));
  fields.allowOnly('allowed_callers', isOnly('direct'));
  // The granularity of input streaming does not change the input.
  fields.ignore('cache_control', 'eager_input_streaming');
  fields.close();
  return tool;
}

/** Reads examples of the input; other interfaces have no field for them, so they go into the description. */
function readExamples(fields: Fields): readonly string[] {
  return fields.list('input_examples', (example) => JSON.stringify(example)) ?? [];
}

function withExamples(
  description: string | undefined,
  examples: readonly string[],
): string | undefined {
  if (examples.length === 0) return description;
  const told = ['Examples of the input:', ...examples].join('\n');
  return description === undefined ? told : `${description}\n\n${told}`;
}

/** Reads the tool choice, and whether parallel calls are allowed. */
export function readChoice(
  fields: Fields,
): Pick<Conversation, 'toolChoice' | 'allowsParallelCalls'> {
  const choice = fields.fields('tool_choice');
  if (choice === undefined) return {};
  const toolChoice = readKind(choice);
  const isSerial = choice.flag('disable_parallel_tool_use');
  choice.close();
  return { toolChoice, allowsParallelCalls: isSerial === undefined ? undefined : !isSerial };
}

function readKind(choice: Fields): ToolChoice {
  const type = choice.needText('type');
  switch (type) {
    case 'auto':
    case 'any':
    case 'none':
      return { kind: type };
    case 'tool':
      return { kind: 'tool', name: choice.needText('name') };
    default:
      return choice.refuse('type');
  }
}
