import { expect, test } from 'vitest';
import { withoutAccountNames } from '../../../server/upstreams/http/account-names.ts';

const UUID = '76d413d5-32ce-42c9-ad95-931b52a899d4';

test.each([
  [
    `The model grok-9 does not exist or your team ${UUID} does not have access to it.`,
    'The model grok-9 does not exist or your team (hidden) does not have access to it.',
  ],
  [
    'Content violates usage guidelines. Team: Acme Pictures, API key ID: 2.',
    'Content violates usage guidelines. Team: (hidden), API key ID: (hidden).',
  ],
  [
    'Request too large for gpt-4o in organization org-8k1NKQgoSqBcuRs0LqkUOrOp on tokens per min (TPM): Limit 30000.',
    'Request too large for gpt-4o in organization (hidden) on tokens per min (TPM): Limit 30000.',
  ],
  [
    'Project `proj_Ab1cdef2GH` does not have access to model `gpt-4o`.',
    'Project (hidden) does not have access to model `gpt-4o`.',
  ],
  [
    'Publisher Model `projects/acme-lab/locations/global/publishers/google/models/gemini-9` was not found.',
    'Publisher Model `projects/(hidden)/locations/global/publishers/google/models/gemini-9` was not found.',
  ],
  ['The API is disabled in project 123456789.', 'The API is disabled in project (hidden).'],
  ['Organization "Acme" is not verified.', 'Organization (hidden) is not verified.'],
  ['Incorrect API key provided: sk-pr****abcd.', 'Incorrect API key provided: (hidden).'],
  ['Not with xa***yz or sk-or-...9f2e.', 'Not with (hidden) or (hidden).'],
  [`Not with sk-ant-api03-${'a'.repeat(30)}.`, 'Not with (hidden).'],
])('%s', (message, shown) => {
  expect(withoutAccountNames(message)).toBe(shown);
});

test.each([
  'Your organization must be verified to use the model `gpt-image-1`.',
  'The model gpt-9 does not exist or you do not have access to it.',
  "Invalid value: 'org_settings'. The project is not set.",
  'tools.0.name: String should match pattern *** in messages[2]; got 3 teams, 2 of them empty.',
  `No response with id ${UUID}.`,
])('leaves what identifies nobody: %s', (message) => {
  expect(withoutAccountNames(message)).toBe(message);
});

test('leaves JSON what it is', () => {
  const told = [
    'Team: Acme',
    'of my project ',
    'projects/acme\\',
    'Not for organization "Acme" in `projects/acme`',
    'No "project ", "team: ", "api key: "',
  ];
  const shown = JSON.parse(withoutAccountNames(JSON.stringify({ told, next: ['a', 'b'] })));
  expect(shown).toMatchObject({ next: ['a', 'b'] });
  expect(shown.told).toHaveLength(told.length);
});
