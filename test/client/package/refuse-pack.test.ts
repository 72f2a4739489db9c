import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

test('the repository itself is not packed, and npm says which commands pack it', async () => {
  const packing = promisify(execFile)('npm', ['pack', '--dry-run'], { cwd: ROOT });
  await expect(packing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/npm run pack:whole.*npm run pack:client/s),
  });
});
