import { expect, onTestFinished, test } from 'vitest';
import { ignoredNames } from '../../../server/upstreams/patchbay/ignored-names.ts';
import { aService, PATIENT } from './a-service.ts';

test.each([
  ['seed, reasoning.effort', ['seed', 'reasoning.effort']],
  ['seed,metadata ,seed', ['seed', 'metadata']],
  [
    ['seed', 'metadata, seed'],
    ['seed', 'metadata'],
  ],
  ['<script>, Seed, a b, output_config.effort', ['output_config.effort']],
  ['', []],
  [', ,', []],
  [undefined, []],
  ['x'.repeat(65), []],
])(
  'of what another service says to have left out, names are passed on alone, each once: %j',
  (told, names) => {
    expect(ignoredNames(told)).toEqual(names);
  },
);

test('not more names are passed on than a caller reads', () => {
  const told = [...'abcdefghijklmnop'].join(', ');
  expect(ignoredNames(told)).toEqual([...'abcdefghij']);
});

test.each([
  [
    ['seed,<b>', 'metadata'],
    ['seed', 'metadata'],
  ],
  [['<b>'], undefined],
])('an answer with %j tells no more than names', async (told, ignored) => {
  const service = await aService((_, response) => {
    const headers = { 'content-type': 'application/json', 'x-patchbay-ignored': told };
    response.writeHead(200, headers).end('{"choices":[{}]}');
  });
  onTestFinished(() => service.close());
  const body = { model: 'any', messages: [{ role: 'user', content: 'Hello' }] };
  const context = { ...PATIENT, model: 'any', maxTokens: 9 };
  const asked = { interface: 'chat-completions', body, stream: false } as const;
  const outcome = await service.text.answer(asked, context);
  expect(outcome.ok && outcome.value.ignored).toEqual(ignored);
});
