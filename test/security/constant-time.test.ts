import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Files that compare input with a secret. */
const COMPARED = [
  'server/accounts/key-secret.ts',
  'server/accounts/people/sessions.ts',
  'server/assets/signing.ts',
];

/** Names of values that a comparison's duration would reveal. */
const SECRET = /(?:^|[a-z_.])(?:secret|token|signature|hash|digest|password|hmac)\)?$/i;
/** A comparison with a constant reveals only whether the value is present. */
const FIXED = /^(?:undefined|null|true|false|['"`\d].*)$/;
const COMPARISON = /(?<kind>typeof )?(?<left>[\w.)]+) [!=]==? (?<right>[\w.'"`]+)/g;

/** Whether a line compares a secret as plain text. */
function isPlain(line: string): boolean {
  return [...line.matchAll(COMPARISON)].some(({ groups = {} }) => {
    const { kind = '', left = '', right = '' } = groups;
    if (kind !== '' || FIXED.test(left) || FIXED.test(right)) return false;
    return SECRET.test(left) || SECRET.test(right);
  });
}

/** Comparisons that reveal nothing, and why. */
const HARMLESS: Readonly<Record<string, string>> = {
  'server/idempotency/first-answers.ts':
    'the hash of a request, which its own account has sent; nothing is opened by it',
};

describe('a secret', () => {
  test.each(COMPARED)('is compared in constant time in %s (G1)', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain('timingSafeEqual(given,');
  });

  test('is compared by nothing else anywhere', () => {
    const found = globSync('{server,client}/**/*.ts', { cwd: ROOT }).flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter(isPlain)
        .map((line) => `${file}: ${line.trim()}`),
    );
    const unexplained = found.filter((line) => HARMLESS[line.split(':')[0] ?? ''] === undefined);
    expect(unexplained).toEqual([]);
    // Guards against a search that finds nothing.
    expect(found).toHaveLength(Object.keys(HARMLESS).length);
    expect(isPlain('if (given === known.hash) return')).toBe(true);
    expect(isPlain('return token !== csrfTokenOf(id)')).toBe(true);
  });
});
