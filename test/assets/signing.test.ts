import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSigner, signerWith } from '../../server/assets/signing.ts';
import type { Database } from '../../server/database/database.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const NOW = 1_795_248_952;

/** A stopped clock, this many seconds after `NOW`. */
const clockAt = (seconds: number) => ({ now: () => new Date((NOW + seconds) * 1000) });

const ID = '019aa3c2-0b6f-7c02-a8de-6f1b2c3d4e5f';
const EXPIRES = String(NOW);

describe('a signed address', () => {
  const signature = signerWith('secret', clockAt(0)).sign(ID, EXPIRES);

  test.each([
    [-3_600, 'valid'],
    [0, 'valid'],
    [0.999, 'valid'],
    [1, 'expired'],
    [3_600, 'expired'],
  ])('is, %f seconds after its time, %s (F6)', (seconds, verdict) => {
    expect(signerWith('secret', clockAt(seconds)).verify(ID, EXPIRES, signature)).toBe(verdict);
  });

  test.each([
    ['another file', [ID.replace(/.$/, '0'), EXPIRES, signature]],
    ['another time', [ID, String(NOW + 1), signature]],
    ['the same time, written otherwise', [ID, `0${EXPIRES}`, signature]],
    [
      'another signature',
      [ID, EXPIRES, signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ],
    ['a signature cut short', [ID, EXPIRES, signature.slice(0, -1)]],
    ['a signature made longer', [ID, EXPIRES, `${signature}A`]],
    ['a signature of characters of more bytes', [ID, EXPIRES, '🌊'.repeat(signature.length / 4)]],
    ['no signature', [ID, EXPIRES, '']],
    ['the line between moved', [`${ID}\n${EXPIRES}`, '', signature]],
  ] as const)('is forged with %s (F6)', (_what, [id, expires, given]) => {
    expect(signerWith('secret', clockAt(0)).verify(id, expires, given)).toBe('forged');
  });

  test('is forged for whoever has another secret, even when it has expired', () => {
    expect(signerWith('other', clockAt(0)).verify(ID, EXPIRES, signature)).toBe('forged');
    expect(signerWith('other', clockAt(9)).verify(ID, EXPIRES, signature)).toBe('forged');
  });
});

describe('the secret', () => {
  let database: Database;

  beforeAll(async () => {
    database = await anEmptyDatabase();
  });

  afterAll(() => database.close());

  test('is kept by the database, so that addresses outlive the process, and every process knows it', async () => {
    const signers = await Promise.all(
      Array.from({ length: 5 }, () => openSigner(database.queries, clockAt(0))),
    );
    const signatures = signers.map((signer) => signer.sign(ID, EXPIRES));
    expect(new Set(signatures).size).toBe(1);
    const rows = await database.queries.selectFrom('secret').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.value.length).toBeGreaterThanOrEqual(43);
  });
});
