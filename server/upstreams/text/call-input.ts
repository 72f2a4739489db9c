import { parseExactObject } from '../../foundation/exact-json.ts';
import type { ToolCall } from './conversation.ts';

/**
 * Parses the arguments of a tool call, which may be empty if the tool takes no input. Models sometimes write malformed
 * ones, with which their conversations go on, since the tool's result says so.
 */
export function readCallInput(text: string): Pick<ToolCall, 'input' | 'malformed'> {
  if (text.trim() === '') return { input: {} };
  const input = parseExactObject(text);
  return input === undefined ? { input: {}, malformed: text } : { input };
}
