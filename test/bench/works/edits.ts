import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Agent, FormData, request } from 'undici';
import { aPostgresql } from '../../a-postgresql.ts';
import type { Contestant } from '../contestant.ts';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { forgetPeak, processFigures } from '../process-figures.ts';
import { type Running, startContestant, startScript } from '../running.ts';
import { median, type Work } from '../work.ts';

const EDITS = 16;
/** The side length in pixels of a picture of noise with 20 MB. */
const SIDE = 2640;
const WARMING_EDITS = 10;
const MAX_ROUNDS = 3;
/** V8 returns memory some seconds after the last activity. */
const REST_MILLISECONDS = 8_000;
/** The timeout of an edit, longer than any should take. */
const MAX_MILLISECONDS = 120_000;

/** Large pictures uploaded in forms, which should be streamed through the disk and not held in memory. */
export const work: Work = {
  name: 'edits',
  title: `Edits of pictures of 20 MB by form, ${EDITS} at once`,
  async measure({ rounds }) {
    await using stack = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const picture = join(folder, 'noise.png');
    await writeFile(picture, await noise());
    const upstream = await startScript(join(import.meta.dirname, '..', 'a-picture-upstream.ts'));
    stack.defer(() => upstream.stop());
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const { url: databaseUrl } = postgresql;
    const parts = { upstreamUrl: upstream.url, picture, rounds: Math.min(rounds, MAX_ROUNDS) };
    const proxied = await editsThrough(bare, parts);
    const onPglite = await editsThrough(patchbay, parts);
    const onPostgresql = await editsThrough(patchbay, { ...parts, databaseUrl });
    return {
      tables: [
        {
          columns: [
            '',
            'MB before any edit',
            'MB idle',
            'MB at the most',
            'over idle',
            's a round',
            'CPU ms an edit',
          ],
          rows: [
            row(bare.name, proxied),
            row(`${patchbay.name} on PGlite`, onPglite),
            row(`${patchbay.name} on PostgreSQL`, onPostgresql),
          ],
        },
      ],
      verdicts: [
        {
          what: `edits: memory over idle, ${EDITS} at once`,
          measured: Math.max(onPglite.overIdle, onPostgresql.overIdle),
          unit: 'MB',
          bound: { atMost: 64 },
        },
      ],
      remarks: [
        `Idle is after ${WARMING_EDITS} edits one by one and a rest; the most is the peak of resident memory as the kernel keeps it, over all rounds. The verdict takes the database on which more is needed.`,
      ],
      units: {
        'edit.cpuMicroseconds': onPostgresql.cpuMilliseconds * 1000,
      },
    };
  },
};

/** The results of the edits. */
interface EditFigures {
  /** Resident memory before the first edit, in megabytes. */
  readonly untouched: number;
  readonly idle: number;
  readonly most: number;
  readonly overIdle: number;
  /** The median of the rounds. */
  readonly seconds: number;
  readonly cpuMilliseconds: number;
}

interface EditParts {
  readonly upstreamUrl: string;
  /** The path of the file to upload. */
  readonly picture: string;
  readonly rounds: number;
  readonly databaseUrl?: string;
}

async function editsThrough(contestant: Contestant, parts: EditParts): Promise<EditFigures> {
  await using stack = new AsyncDisposableStack();
  const running = await startContestant(contestant, parts);
  stack.defer(() => running.stop());
  const agent = new Agent({ headersTimeout: MAX_MILLISECONDS, bodyTimeout: MAX_MILLISECONDS });
  stack.defer(() => agent.destroy());
  const edit = () => sendEdit(running, parts.picture, agent);
  await sleep(REST_MILLISECONDS);
  const { residentMegabytes: untouched } = await processFigures(running.pid);
  for (let edits = 0; edits < WARMING_EDITS; edits += 1) await edit();
  await sleep(REST_MILLISECONDS);
  const { residentMegabytes: idle, cpuMicroseconds: before } = await processFigures(running.pid);
  await forgetPeak(running.pid);
  const seconds: number[] = [];
  for (let round = 0; round < parts.rounds; round += 1) {
    const began = performance.now();
    await Promise.all(Array.from({ length: EDITS }, edit));
    seconds.push((performance.now() - began) / 1000);
  }
  const { peakMegabytes: most, cpuMicroseconds: after } = await processFigures(running.pid);
  const cpuMilliseconds = (after - before) / 1000 / EDITS / parts.rounds;
  return {
    untouched,
    idle,
    most,
    overIdle: most - idle,
    seconds: median(seconds),
    cpuMilliseconds,
  };
}

/** Sends an edit, streaming its file from disk. */
async function sendEdit(
  { url, headers }: Running,
  picture: string,
  dispatcher: Agent,
): Promise<void> {
  const form = new FormData();
  form.append('model', 'imgx-image-1');
  form.append('prompt', 'A kite in the sky');
  form.append('image', await openAsBlob(picture, { type: 'image/png' }), 'noise.png');
  const answer = await request(`${url}/v1/images/edits`, {
    method: 'POST',
    headers,
    body: form,
    dispatcher,
  });
  const text = await answer.body.text();
  const isWhole = /"b64_json":"iVBORw0KGgo[A-Za-z0-9+/]{2000000,}={0,2}"/.test(text);
  if (answer.statusCode !== 200 || !isWhole) {
    throw new Error(`An edit was answered ${answer.statusCode}: ${text.slice(0, 300)}`);
  }
}

async function noise(): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: SIDE, height: SIDE, channels: 3 } as const;
  const picture = sharp({ create: { ...size, background: '#000', noise: gaussian } });
  return picture.png({ compressionLevel: 0 }).toBuffer();
}

function row(name: string, figures: EditFigures): readonly (string | number)[] {
  const { untouched, idle, most, overIdle, seconds, cpuMilliseconds } = figures;
  return [
    name,
    ...[untouched, idle, most, overIdle].map(Math.round),
    seconds.toFixed(1),
    Math.round(cpuMilliseconds),
  ];
}
