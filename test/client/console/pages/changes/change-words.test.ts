import { describe, expect, test } from 'vitest';
import {
  detailsOf,
  isKind,
  KINDS,
  sentenceOf,
} from '../../../../../client/console/pages/changes/change-words.ts';
import type { AccountChange } from '../../../../../generated/types.ts';

const ADA = { personId: '1', name: 'Ada', email: 'ada@example.com' };
const CHARLES = { personId: '2', name: 'Charles', email: 'charles@example.com' };

function aChange(change: Partial<AccountChange> & Pick<AccountChange, 'kind'>): AccountChange {
  const by = { kind: 'person', ...ADA } as const;
  return { changeId: '3', createdAt: '2026-11-21T08:16:02.450Z', by, ...change };
}

const PEOPLE: readonly (readonly [string, Parameters<typeof aChange>[0]])[] = [
  ['Ada created the account Engines', { kind: 'account.created', after: { name: 'Engines' } }],
  ['The operator suspended the account', { kind: 'account.suspended', by: { kind: 'operator' } }],
  ['The operator resumed the account', { kind: 'account.resumed', by: { kind: 'operator' } }],
  [
    'Ada invited eve@example.com as a member',
    { kind: 'person.invited', person: { email: 'eve@example.com' }, after: { role: 'member' } },
  ],
  [
    'Ada withdrew the invitation to eve@example.com',
    { kind: 'invitation.withdrawn', person: { email: 'eve@example.com' } },
  ],
  ['Ada joined as an owner', { kind: 'person.joined', person: ADA, after: { role: 'owner' } }],
  [
    'Ada made Charles an owner',
    { kind: 'person.changed', person: CHARLES, after: { role: 'owner' } },
  ],
  ['Ada removed Charles', { kind: 'person.removed', person: CHARLES }],
  ['Ada left the account', { kind: 'person.left', person: ADA }],
  [
    'The key ci rotated the signing secret',
    { kind: 'callback-secret.rotated', by: { kind: 'key', keyId: '4', name: 'ci' } },
  ],
];

describe('a change is told', () => {
  test.each(PEOPLE)('in a sentence: %s', (sentence, change) => {
    expect(sentenceOf(aChange(change))).toBe(sentence);
  });

  test('with the addresses of who did it and of whom it is about, and what was before', () => {
    const before = { role: 'member' } as const;
    const change = aChange({ kind: 'person.removed', person: CHARLES, before });
    expect(detailsOf(change)).toEqual([
      'by ada@example.com',
      'charles@example.com',
      'previously member',
    ]);
    expect(detailsOf(aChange({ kind: 'person.left', person: ADA }))).toEqual([
      'by ada@example.com',
    ]);
  });

  test('with the beginnings of keys, their limits and their ends', () => {
    const key = { keyId: '4', name: 'ci', prefix: 'pb_1' };
    const expiresAt = '2026-11-21T09:00:00.000Z';
    const by = { kind: 'operator' } as const;
    const limits = { unitsPerDay: 100 };
    const made = aChange({ kind: 'key.created', by, key, after: { limits, expiresAt } });
    expect(sentenceOf(made)).toBe('The operator created the key ci');
    expect(detailsOf(made)).toEqual([
      'pb_1…',
      'expires Nov 21, 2026, 9:00 AM',
      'Up to 100 units per day',
    ]);
    const newKey = { keyId: '5', prefix: 'pb_2' };
    const rotated = aChange({ kind: 'key.rotated', by, key, newKey, after: { expiresAt } });
    expect(detailsOf(rotated)).toEqual([
      'pb_1…',
      'replaced by pb_2…',
      'old key expires Nov 21, 2026, 9:00 AM',
    ]);
  });
});

test('a kind is one that the gateway tells of', () => {
  for (const kind of Object.keys(KINDS)) expect(isKind(kind)).toBe(true);
  expect([isKind(''), isKind('toString')]).toEqual([false, false]);
});
