import { expect, test } from 'vitest';
import { fileNameOf } from '../../../../../client/console/pages/ledger/use-ledger-choice.ts';

test.each([
  ['ledger', {}],
  [
    'ledger 2026-11-01 to 2026-11-30 settle',
    { from: '2026-11-01', to: '2026-11-30', kind: 'settle' },
  ],
  ['ledger to 2026-11-30', { to: '2026-11-30' }],
  ['ledger 7e8f9a', { keyId: '01a1fd2c-2f6a-7b1c-9d3e-0a4b5c7e8f9a' }],
] as const)(
  'a table of the ledger is saved under the name of what is in it: %s',
  (name, filter) => {
    expect(fileNameOf(filter)).toBe(name);
  },
);
