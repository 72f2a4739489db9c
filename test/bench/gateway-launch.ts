import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { Contestant, Launch } from './contestant.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [, ...WORDS] = manifest.scripts.start.split(' ');

/** The arguments that `npm start` passes to Node. */
export const START = WORDS.map((word) => (word.endsWith('.ts') ? join(ROOT, word) : word));

/** The API key of every gateway in the benchmarks. */
export const KEY = 'a-key-for-measuring';

/** The settings of a gateway that is started from its sources, as `npm start` does. */
export interface GatewayPlace {
  /** The folder for its settings file. */
  readonly folder: string;
  /** Its data folder. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** Its settings, as lines of YAML. */
  readonly settings: readonly string[];
  readonly furtherFlags?: readonly string[];
}

/** Writes a gateway's settings file, and returns the command that starts it. */
export async function gatewayLaunch(place: GatewayPlace, port: number): Promise<Launch> {
  const { folder, data, databaseUrl, settings, furtherFlags = [] } = place;
  const file = join(folder, 'patchbay.yaml');
  await writeFile(file, [...settings, ''].join('\n'));
  const ports = ['--port', String(port), '--alternate-port', '0'];
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

/** A gateway on an existing data folder, which is kept afterwards. */
export function gatewayIn(place: Omit<GatewayPlace, 'data'>): Contestant {
  return {
    name: 'Patchbay',
    roles: [],
    prepare: (_parts, port) => gatewayLaunch({ ...place, data: place.folder }, port),
  };
}
