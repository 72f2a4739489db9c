import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aKillableUpstream, type KillableUpstream } from './a-killable-upstream.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Fared, putUnderLoad } from './text-load.ts';

/** The duration of the kills, and the load meanwhile. */
export interface KillSettings {
  readonly seconds: number;
  readonly perSecond: number;
  /** Determines the moments of the kills. */
  readonly seed: string;
  /** Puts a database into the gateway's data folder, so that it need not create one. */
  readonly prepare?: (folder: string) => void;
}

/** A period in which an upstream was dead, in milliseconds on the load's clock. */
export interface Death {
  readonly upstream: string;
  readonly from: number;
  readonly until: number;
}

/** The results of a run. */
export interface KilledUpstreams {
  readonly fared: readonly Fared[];
  readonly deaths: readonly Death[];
  /** How often a circuit breaker opened. */
  readonly breakerOpenings: number;
}

const KEY = 'a-key-for-kills';
const MODEL = 'a-model';
const CALM_MS = [700, 2_000] as const;
const DEAD_MS = [500, 2_000] as const;
const LOOK_EVERY_MS = 20;

/**
 * Runs a load through a gateway with two upstreams, of which one or the other is killed and restarted. One is killed
 * only while the gateway uses the other.
 */
export async function killUpstreams(settings: KillSettings): Promise<KilledUpstreams> {
  const { seconds, perSecond, seed, prepare } = settings;
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-upstreams-'));
  prepare?.(folder);
  const upstreams = await Promise.all([
    aKillableUpstream('openai'),
    aKillableUpstream('anthropic'),
  ]);
  const gateway = await startGateway(folder, upstreams);
  const leftAlone = watchBreakers(gateway);
  try {
    const signal = AbortSignal.timeout(seconds * 1000);
    const load = putUnderLoad({ url: gateway.url, key: KEY, model: MODEL, perSecond, signal });
    const room = { upstreams, chance: chanceOf(seed), leftAlone, signal };
    const deaths = await killInTurn(room);
    return { fared: await load, deaths, breakerOpenings: leftAlone.openings };
  } finally {
    await gateway.end('SIGTERM');
    await Promise.all(upstreams.map((upstream) => upstream.kill()));
    await rm(folder, { recursive: true, force: true });
  }
}

async function startGateway(
  folder: string,
  upstreams: readonly KillableUpstream[],
): Promise<GatewayProcess> {
  const breaker = { failures: 3, restSeconds: 0.5 };
  const settings = {
    upstreams: Object.fromEntries(
      upstreams.map(({ kind, url }) => {
        const baseUrl = kind === 'openai' ? `${url}/v1` : url;
        return [kind, { kind, baseUrl, keys: [{ env: 'KEY_OF_UPSTREAMS' }], breaker }];
      }),
    ),
    models: [{ id: MODEL, upstreams: upstreams.map(({ kind }) => ({ upstream: kind })) }],
    limits: { overload: { eventLoopMilliseconds: 0 } },
  };
  const config = join(folder, 'patchbay.yaml');
  // JSON is YAML.
  await writeFile(config, JSON.stringify(settings));
  return aGatewayProcess(
    { PATCHBAY_DATA: folder, PATCHBAY_API_KEY: KEY, KEY_OF_UPSTREAMS: UPSTREAM_KEY },
    ['--config', config],
  );
}

/** The upstreams whose circuit breaker is open, according to the gateway's log. */
interface LeftAlone {
  readonly names: ReadonlySet<string>;
  readonly openings: number;
}

function watchBreakers({ process }: GatewayProcess): LeftAlone {
  const names = new Set<string>();
  const leftAlone = { names, openings: 0 };
  if (process.stderr === null) return leftAlone;
  createInterface({ input: process.stderr }).on('line', (line) => {
    const { msg, upstream }: Record<string, unknown> = line.startsWith('{') ? JSON.parse(line) : {};
    if (msg === 'upstream left alone') {
      leftAlone.openings += 1;
      names.add(String(upstream));
    }
    if (msg === 'upstream called again') names.delete(String(upstream));
  });
  return leftAlone;
}

interface KillRoom {
  readonly upstreams: readonly KillableUpstream[];
  readonly chance: Chance;
  readonly leftAlone: LeftAlone;
  readonly signal: AbortSignal;
}

async function killInTurn(room: KillRoom): Promise<readonly Death[]> {
  const { upstreams, chance, leftAlone, signal } = room;
  const deaths: Death[] = [];
  const moment = ([from, upTo]: readonly [number, number]) => wait(chance.between(from, upTo));
  for (let turn = 0; ; turn += 1) {
    await moment(CALM_MS);
    while (leftAlone.names.size > 0 && !signal.aborted) await wait(LOOK_EVERY_MS);
    const upstream = upstreams[turn % upstreams.length];
    if (upstream === undefined || signal.aborted) return deaths;
    const from = performance.now();
    await upstream.kill();
    await moment(DEAD_MS);
    await upstream.restart();
    deaths.push({ upstream: upstream.kind, from, until: performance.now() });
  }
}
