import { join } from 'node:path';
import { build } from 'vite';

/** Builds the console once, before its tests ask a gateway for it. */
export async function setup(): Promise<void> {
  const configFile = join(import.meta.dirname, '..', '..', 'client', 'console', 'vite.config.ts');
  const { NODE_ENV } = process.env;
  // What people get is tested, and not what React says to those who write with it.
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'warn' });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
}
