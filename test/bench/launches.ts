import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contestant } from './contestant.ts';

/** The bundled contract, which mock servers read. */
export const CONTRACT = join(import.meta.dirname, '..', '..', 'generated', 'openapi.json');

/** The path of a file in an installed package. */
export function packageFile(name: string, ...path: readonly string[]): string {
  const manifest = fileURLToPath(import.meta.resolve(`${name}/package.json`));
  return join(dirname(manifest), ...path);
}

/**
 * A proxy from a script of this folder, which listens on PORT, forwards to UPSTREAM, and may require API_KEY of its
 * callers.
 */
export function scriptedProxy(name: string, script: string, key?: string): Contestant {
  return {
    name,
    roles: ['proxy'],
    async prepare({ upstreamUrl }, port) {
      return {
        command: process.execPath,
        arguments: [join(import.meta.dirname, script)],
        environment: {
          PORT: String(port),
          UPSTREAM: upstreamUrl,
          ...(key === undefined ? {} : { API_KEY: key }),
        },
        url: `http://127.0.0.1:${port}`,
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      };
    },
  };
}
