import { describe, expect, test } from 'vitest';
import { readUnsupportedEffort } from '../../../server/upstreams/openai/unsupported-effort.ts';

const LISTED = "Supported values are: 'minimal', 'low', 'medium', and 'high'.";
const LEVELS = ['minimal', 'low', 'medium', 'and', 'high'];

describe('what a model lacks of an effort', () => {
  test.each([
    "Unsupported parameter: 'reasoning_effort' is not supported with this model.",
    'Unrecognized request argument supplied: reasoning_effort',
    "Unknown parameter: 'reasoning_effort'.",
  ])('is any, where it knows none: %s', (message) => {
    expect(readUnsupportedEffort(message)).toEqual({ kind: 'any' });
  });

  test.each([
    [
      `Unsupported value: 'reasoning_effort' does not support 'none' with this model. ${LISTED}`,
      {},
    ],
    [
      `Unsupported value: 'none' is not supported with the 'gpt-5' model. ${LISTED}`,
      { param: 'reasoning.effort', code: 'unsupported_value' },
    ],
    [`Invalid value: 'none'. ${LISTED}`, { param: 'reasoning_effort', code: 'invalid_value' }],
  ])('is the level, where it has others: %s', (message, words) => {
    expect(readUnsupportedEffort(message, words)).toEqual({ kind: 'level', levels: LEVELS });
  });

  test('is told of a request alone, where something else may be at fault', () => {
    const passing = { kind: 'any', isOfRequest: true };
    const tools = 'Function tools with reasoning_effort are not supported for gpt-5.4.';
    expect(readUnsupportedEffort(tools, { param: 'reasoning_effort', code: null })).toEqual(
      passing,
    );
    const schema = "In context=('properties', 'reasoning_effort'), 'default' is not supported.";
    expect(readUnsupportedEffort(schema, { code: 'unsupported_value' })).toEqual(passing);
  });

  test.each([
    ["Unsupported value: 'temperature' does not support 0 with this model.", {}],
    ["Unsupported value: 'x' is not supported.", { param: 'verbosity', code: 'unsupported_value' }],
    ['reasoning_effort must be a string.', { param: 'reasoning_effort' }],
    [undefined, {}],
  ])('is nothing, where it is about something else: %s', (message, words) => {
    expect(readUnsupportedEffort(message, words)).toBeUndefined();
  });
});
