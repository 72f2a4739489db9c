import { expect, test } from 'vitest';
import { rulesInWords } from '../../../../client/console/reference/rules-in-words.ts';

const RULE = {
  'x-rule': 'a',
  description: 'prompt must not be blank.',
  properties: { prompt: {} },
};

test('a rule stands as a sentence behind what its schema is, and its part is gone', () => {
  const schema = { description: 'A video.\n', type: 'object', allOf: [RULE] };
  expect(rulesInWords({ components: { schemas: { schema } } })).toEqual({
    components: {
      schemas: {
        schema: { description: 'A video.\n\n- prompt must not be blank.', type: 'object' },
      },
    },
  });
});

test('rules are listed, and parts that are none stay', () => {
  const base = { $ref: '#/components/schemas/Base' };
  const other = { 'x-rule': 'b', description: 'n must be 1.' };
  expect(rulesInWords({ oneOf: [{ allOf: [base, RULE, other] }] })).toEqual({
    oneOf: [{ description: '- prompt must not be blank.\n- n must be 1.', allOf: [base] }],
  });
});
