import { join } from 'node:path';
import { build } from 'vite';

/** Builds the console once, before its tests ask a gateway for it. */
export async function setup(): Promise<void> {
  const configFile = join(import.meta.dirname, '..', '..', 'client', 'console', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
}
