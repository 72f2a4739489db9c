import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { Contestant, Launch } from './contestant.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [, ...WORDS] = manifest.scripts.start.split(' ');

/** What `npm start` gives to Node. */
export const START = WORDS.map((word) => (word.endsWith('.ts') ? join(ROOT, word) : word));

/** The key of the account that every gateway of the bench is asked with. */
export const KEY = 'a-key-for-measuring';

/** How a gateway is started from its sources, as `npm start` does. */
export interface GatewayPlace {
  /** Its settings are written there. */
  readonly folder: string;
  /** Where its data is. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** Lines of YAML. */
  readonly settings: readonly string[];
  readonly furtherFlags?: readonly string[];
}

/** Writes a gateway's settings, and says how it is started. */
export async function gatewayLaunch(place: GatewayPlace, port: number): Promise<Launch> {
  const { folder, data, databaseUrl, settings, furtherFlags = [] } = place;
  const file = join(folder, 'patchbay.yaml');
  await writeFile(file, [...settings, ''].join('\n'));
  const ports = ['--port', String(port), '--alt-port', '0'];
  return {
    command: process.execPath,
    arguments: [...START, ...['--config', file, '--data', data, ...ports, ...furtherFlags]],
    environment: {
      PATCHBAY_API_KEY: KEY,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    url: `http://127.0.0.1:${port}`,
    headers: { 'svc-api-key': KEY },
    ready: / {2}key /,
  };
}

/** A gateway that works on what has been written before it is started, and leaves it there. */
export function gatewayIn(place: Omit<GatewayPlace, 'data'>): Contestant {
  return {
    name: 'Patchbay',
    roles: [],
    prepare: (_parts, port) => gatewayLaunch({ ...place, data: place.folder }, port),
  };
}
