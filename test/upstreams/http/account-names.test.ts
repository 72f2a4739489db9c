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
    'Rate limit reached in organization `org_01hx7p3q5sfzkbvr2d8w9m4ney` service tier `on_demand`.',
    'Rate limit reached in organization `(hidden)` service tier `on_demand`.',
  ],
  [
    'Project `proj_Ab1cdef2GHijkl3mnopqrstu` does not have access to model `gpt-4o`.',
    'Project `(hidden)` does not have access to model `gpt-4o`.',
  ],
  [
    'Your account org-0123456789abcdef0123456789abcdef<ak-f4q7abcd1234efgh5678> request reached organization max RPM: 3',
    'Your account (hidden)<(hidden)> request reached organization max RPM: 3',
  ],
  [
    'Publisher Model `projects/acme-lab/locations/global/publishers/google/models/gemini-9` was not found.',
    'Publisher Model `projects/(hidden)/locations/global/publishers/google/models/gemini-9` was not found.',
  ],
  [
    "Permission denied on resource '//aiplatform.googleapis.com/projects/acme-lab/locations/global/endpoints/1'.",
    "Permission denied on resource '//aiplatform.googleapis.com/projects/(hidden)/locations/global/endpoints/1'.",
  ],
  [
    'The API is disabled in project 123456789. Enable it at https://console.developers.google.com/apis/api/x/overview?project=123456789 then retry.',
    'The API is disabled in project (hidden). Enable it at https://console.developers.google.com/apis/api/x/overview?project=(hidden) then retry.',
  ],
  [
    "Consumer 'projects/acme-lab' has been suspended.",
    "Consumer 'projects/(hidden)' has been suspended.",
  ],
  ['Incorrect API key provided: sk-pr****abcd.', 'Incorrect API key provided: (hidden).'],
  [
    'Incorrect API key provided: xa***yz. You can obtain one.',
    'Incorrect API key provided: (hidden). You can obtain one.',
  ],
  ['Your api key: ****abcd is invalid', 'Your api key: (hidden) is invalid'],
  ['Not with sk-a***yz or sk-or-...9f2e.', 'Not with (hidden) or (hidden).'],
  [`Not with sk-ant-api03-${'Ab3-'.repeat(20)}x.`, 'Not with (hidden).'],
  [`Not with sk-${'0a'.repeat(16)}.`, 'Not with (hidden).'],
  [`Not with gsk_${'aB3d'.repeat(13)}.`, 'Not with (hidden).'],
  [`Not with AIza${'aB3_-'.repeat(7)}.`, 'Not with (hidden).'],
])('%s', (message, shown) => {
  expect(withoutAccountNames(message)).toBe(shown);
});

test.each([
  'Your organization must be verified to use the model `gpt-image-1`.',
  'The model gpt-9 does not exist or you do not have access to it.',
  "Invalid value: 'org_settings'. The project is not set.",
  'tools.0.name: String should match pattern *** in messages[2]; got 3 teams, 2 of them empty.',
  `No response with id ${UUID}.`,
  'Invalid project: must be a string',
  "Invalid value for workspace: expected one of 'a', 'b'",
  `Invalid team: the name "Apollo" is taken; the project "x" is not.`,
  "tools.0.custom.name: 'sk-learn-fit-predictor!' should match pattern",
  "tools.0.custom.name: 'sk-learn-1-fit-predictor-of-many-things' should match pattern",
  'Could not load https://cdn.example.com/projects/apollo/cover.png',
  'Could not load https://cdn.example.com/projects/apollo/locations/1/cover.png',
  'No file projects/apollo/cover.png',
  'Limit reached per project: 10 images per minute',
  'Limit reached per organization 1000000 tokens, per project: 2000000 tokens',
  'The balance of the account 10.5 is too low; it was account 1000000.5 before.',
  'Unexpected text: a list\n***\nteam: Apollo, 3 members; foo***bar',
  "Invalid name: 'org_settings2' and 'proj-2024'",
])('leaves what identifies nobody: %s', (message) => {
  expect(withoutAccountNames(message)).toBe(message);
});
