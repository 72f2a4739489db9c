import { expect, test } from 'vitest';
import { violationsOf } from '../../../../client/console/forms/check.ts';
import { requestOf } from '../../../../client/console/forms/form-request.ts';
import {
  jsonTextOf,
  listOrObjectOf,
  valueOfJson,
} from '../../../../client/console/forms/unfinished-json.ts';
import { forms } from '../../../../generated/forms.ts';

const MODEL = 'sandbox-text';

test('an entered text is its JSON, and nothing if it is empty', () => {
  expect(valueOfJson(' ')).toBeUndefined();
  expect(valueOfJson('{"effort":"low"}')).toEqual({ effort: 'low' });
  expect(valueOfJson('12')).toBe(12);
  expect(listOrObjectOf('["a"]')).toEqual(['a']);
});

test.each(['[', '{"a":', 'word', '12', '"word"', 'null'])(
  'in place of a list, %s stays as it was entered, also when it is stored',
  (text) => {
    const stored: unknown = JSON.parse(JSON.stringify(listOrObjectOf(text)));
    expect(jsonTextOf(stored)).toBe(text);
  },
);

test('unfinished JSON is an error of its field, whatever the contract says of its text', () => {
  const request = requestOf(
    forms.createMessage,
    {
      variant: 0,
      fields: {
        model: MODEL,
        max_tokens: 10,
        messages: [{ role: 'user', content: valueOfJson('[{'), output_config: valueOfJson('{') }],
      },
    },
    {},
  );
  expect(request.fields.messages).toEqual([{ role: 'user', content: '[{', output_config: '{' }]);
  expect(violationsOf(request).map(({ parameter }) => parameter)).toEqual([
    'messages[0].content',
    'messages[0].output_config',
  ]);
});

test('a request with unfinished JSON alone is not sound', () => {
  const input = valueOfJson('["one"');
  const fields = { model: 'sandbox-embedding', input };
  const request = requestOf(forms.createEmbedding, { variant: 0, fields }, {});
  expect(violationsOf(request)).toEqual([
    { parameter: 'input', message: 'This is not valid JSON: a list or an object.' },
  ]);
});
