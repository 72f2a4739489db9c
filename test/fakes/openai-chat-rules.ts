import { isPresent, isRecord, isWholeNumber, type JsonRecord } from './json-record.ts';
import type { OpenAIFailure } from './openai-failures.ts';

const ROLES = ['developer', 'system', 'user', 'assistant', 'tool', 'function'];
const MAX_CHOICES = 128;
const MAX_TEMPERATURE = 2;

/** Returns what is invalid in the body of a chat request, if anything. */
export function chatFault(body: unknown): OpenAIFailure | undefined {
  if (!isRecord(body)) return { message: 'The body of your request is no JSON object.' };
  if (typeof body.model !== 'string') return missing('model');
  if (!Array.isArray(body.messages)) return missing('messages');
  if (body.messages.length === 0) return invalid('messages', 'Expected at least one message.');
  const faults = body.messages.map(messageFault);
  return faults.find((fault) => fault !== undefined) ?? settingsFault(body);
}

function messageFault(message: unknown, index: number): OpenAIFailure | undefined {
  const at = `messages[${index}]`;
  if (!isRecord(message)) return invalid(at, 'Expected an object.');
  if (!ROLES.includes(String(message.role))) return invalid(`${at}.role`, 'Unknown role.');
  if (message.role === 'tool' && typeof message.tool_call_id !== 'string') {
    return missing(`${at}.tool_call_id`);
  }
  const mayBeEmpty = message.role === 'assistant';
  return isPresent(message.content) || mayBeEmpty ? undefined : missing(`${at}.content`);
}

function settingsFault(body: JsonRecord): OpenAIFailure | undefined {
  const { n, temperature, stream, stream_options: streamOptions } = body;
  if (isPresent(n) && !isWholeNumber(n, 1, MAX_CHOICES)) return invalid('n', 'Out of range.');
  if (isPresent(temperature) && !isTemperature(temperature)) {
    return invalid('temperature', 'Out of range.');
  }
  if (isPresent(streamOptions) && stream !== true) {
    return invalid('stream_options', 'Only allowed when stream is on.');
  }
  return undefined;
}

function isTemperature(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MAX_TEMPERATURE;
}

/** The error for a missing required parameter. */
export function missing(param: string): OpenAIFailure {
  return {
    message: `Missing required parameter: '${param}'.`,
    param,
    code: 'missing_required_parameter',
  };
}

/** The error for a parameter with an invalid value. */
export function invalid(param: string, why: string): OpenAIFailure {
  return { message: `Invalid value for '${param}'. ${why}`, param, code: 'invalid_value' };
}
