import { type JsonObject, objectsOf } from '../../../foundation/json-object.ts';
import { readCallInput } from '../call-input.ts';
import type { Conversation, ToolCall, ToolChoice, ToolResult } from '../conversation.ts';
import { Fields, isOneOf } from '../fields.ts';
import type { ToolUse } from '../openai-fields.ts';

/*
 * `functions` and `function_call`, which the interface had before tools, and older programs still send. A model makes
 * at most one call at a time, and calls have no ids.
 */

/** Functions as tools. */
type FunctionUse = ToolUse & Pick<Conversation, 'allowsParallelCalls'>;

/**
 * Reads the functions of a request and the choice among them; `undefined` if it has none.
 *
 * @throws Untranslatable
 */
export function readFunctions(fields: Fields): FunctionUse | undefined {
  const functions = fields.list('functions', readFunction) ?? [];
  if (functions.length === 0) {
    fields.allowOnly('functions', () => false);
    return undefined;
  }
  if (fields.take('tools') !== undefined)
    fields.refuse('functions', 'must not be given beside tools.');
  fields.allowOnly('parallel_tool_calls', isOneOf(false));
  return { tools: functions, toolChoice: readChoice(fields), allowsParallelCalls: false };
}

function readFunction(value: unknown, at: string): ToolUse['tools'][number] {
  const fields = new Fields(value, at);
  const tool = {
    name: fields.needText('name'),
    description: fields.text('description'),
    inputSchema: fields.object('parameters'),
  };
  fields.close();
  return tool;
}

function readChoice(fields: Fields): ToolChoice | undefined {
  const choice = fields.take('function_call');
  if (choice === undefined) return undefined;
  if (choice === 'none' || choice === 'auto') return { kind: choice };
  const named = new Fields(choice, 'function_call');
  const name = named.needText('name');
  named.close();
  return { kind: 'tool', name };
}

/** The calls of functions in a conversation, and their results. Each call gets an id, the same in every request. */
export class FunctionCalls {
  #count = 0;
  #open: ToolCall | undefined;

  /** Reads the call of a turn of the assistant, if it has one. */
  readCall(turn: Fields): readonly ToolCall[] {
    const called = turn.fields('function_call');
    if (called === undefined) return [];
    const name = called.needText('name');
    const read = readCallInput(called.needText('arguments'));
    called.close();
    this.#count += 1;
    this.#open = { kind: 'call', id: `function_call_${this.#count}`, name, ...read };
    return [this.#open];
  }

  /** The result of the last call, as far as it is known without the content. */
  readResult(turn: Fields): Omit<ToolResult, 'words'> {
    const call = this.#open;
    this.#open = undefined;
    if (turn.needText('name') !== call?.name) return turn.refuse('name', NOT_CALLED);
    return { kind: 'result', callId: call.id, isError: false };
  }
}

const NOT_CALLED = 'must be the function that the assistant has called before.';

/** Whether a request has functions, so that its answer calls one. */
export function asksForFunctions({ functions }: JsonObject): boolean {
  return objectsOf(functions).length > 0;
}
