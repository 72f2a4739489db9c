import { createHash, randomUUID } from 'node:crypto';
import type { PasswordHashing } from '../server/accounts/people/password-hashing.ts';

/** A fast password hash. A secure one deliberately takes a tenth of a second and 32 MB for each sign-in in a test. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hashOf(password, randomUUID()),
  verify: async ({ hash, password }) => hash === hashOf(password, hash.split(':')[0] ?? ''),
};

function hashOf(password: string, salt: string): string {
  const key = createHash('sha256').update(salt).update(password.normalize('NFKC')).digest('hex');
  return `${salt}:${key}`;
}
