import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Agent, FormData, request } from 'undici';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';

/**
 * Measures what large pictures cost the gateway in memory: many edits at once, each with a picture of 20 MB by form,
 * each answered with one of 2 MB in Base64. The upstream is a process of its own, and so is the gateway, whose
 * resident memory is read from /proc; so this needs Linux. Prints a table. `npm run bench:edits`, or with other
 * numbers `npm run bench:edits -- 10 5` (edits at once, rounds).
 */

const [, , editsText = '50', roundsText = '2'] = process.argv;
const EDITS = Number(editsText);
const ROUNDS = Number(roundsText);
const GROWTH_MEGABYTES_BELOW = 100;
/** A picture of noise with so many pixels a side has 20 MB. */
const SIDE = 2640;
const KEY = 'a-key-for-measuring';
const MEGABYTE = 2 ** 20;
const SAMPLE_MILLISECONDS = 50;
const WARMING_EDITS = 10;
/** V8 gives memory back some seconds after the last work. */
const REST_MILLISECONDS = 25_000;
/** Nothing takes longer; what does is given up. */
const MILLISECONDS_UP_TO = 600_000;

const agent = new Agent({ headersTimeout: MILLISECONDS_UP_TO, bodyTimeout: MILLISECONDS_UP_TO });
const late = AbortSignal.timeout(MILLISECONDS_UP_TO);
const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
const upstream = spawn(process.execPath, [join(import.meta.dirname, 'a-picture-upstream.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let gateway: GatewayProcess | undefined;
try {
  const picture = join(folder, 'noise.png');
  await writeFile(picture, await noise());
  const settings = join(folder, 'patchbay.yaml');
  await writeFile(settings, settingsFor(await firstLineOf(upstream)));
  const environment = { PATCHBAY_DATA: join(folder, 'data'), PATCHBAY_API_KEY: KEY };
  gateway = await aGatewayProcess(environment, ['--config', settings]);
  await measure(gateway, picture);
} finally {
  await gateway?.end('SIGKILL');
  upstream.kill('SIGKILL');
  await agent.destroy();
  await rm(folder, { recursive: true, force: true });
}

async function noise(): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: SIDE, height: SIDE, channels: 3 } as const;
  const picture = sharp({ create: { ...size, background: '#000', noise: gaussian } });
  return picture.png({ compressionLevel: 0 }).toBuffer();
}

async function firstLineOf({ stdout }: typeof upstream): Promise<string> {
  const [line] = await once(createInterface({ input: stdout }), 'line', { signal: late });
  return String(line);
}

function settingsFor(url: string): string {
  return [
    `upstreams: { measured: { kind: openai, baseUrl: '${url}/v1' } }`,
    'models: [{ id: "*", upstream: measured }]',
    'log: { level: warn }',
    '',
  ].join('\n');
}

async function measure(measured: GatewayProcess, picture: string): Promise<void> {
  const { pid } = measured.process;
  if (pid === undefined) throw new Error('The gateway has no process.');
  const started = await residentMegabytes(pid);
  for (let edits = 0; edits < WARMING_EDITS; edits += 1) await edit(measured, picture);
  await sleep(REST_MILLISECONDS);
  const idle = await residentMegabytes(pid);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round(measured, picture, pid));
  await sleep(REST_MILLISECONDS);
  const after = await residentMegabytes(pid);
  const growth = Math.max(...rounds.map(({ peak }) => peak)) - idle.now;
  const source = (await stat(picture)).size / MEGABYTE;
  const answer = (rounds[0]?.answerBytes ?? 0) / MEGABYTE;
  const verdict = growth < GROWTH_MEGABYTES_BELOW ? 'yes' : 'no';
  const row = (name: string, megabytes: number): string => `| ${name} | ${megabytes.toFixed(0)} |`;
  const lines = [
    `${EDITS} edits at once, each of ${source.toFixed(1)} MB, answered with ${answer.toFixed(1)} MB in Base64`,
    '',
    '| resident memory | MB |',
    '|---|---|',
    row('just started', started.now),
    row(`idle, after ${WARMING_EDITS} edits one by one and a rest`, idle.now),
    ...rounds.flatMap(({ sampled, peak, seconds }, index) => [
      row(`round ${index + 1}, ${seconds.toFixed(1)} s: highest sample`, sampled),
      row(`round ${index + 1}: peak as the kernel has it`, peak),
    ]),
    row('idle, after a rest', after.now),
    row('growth: highest peak over idle', growth),
    '',
    `below ${GROWTH_MEGABYTES_BELOW} MB: ${verdict}`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

/** What one round of edits came to. */
interface Round {
  readonly seconds: number;
  readonly answerBytes: number;
  /** The most resident memory that was seen, in megabytes, */
  readonly sampled: number;
  /** and that there was. */
  readonly peak: number;
}

async function round(measured: GatewayProcess, picture: string, pid: number): Promise<Round> {
  // Has the kernel forget the peak so far (proc(5), /proc/pid/clear_refs).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const ended = new AbortController();
  const sampling = highestOf(pid, ended.signal);
  const began = performance.now();
  const edits = Array.from({ length: EDITS }, () => edit(measured, picture));
  const answers = await Promise.all(edits).finally(() => ended.abort());
  const seconds = (performance.now() - began) / 1000;
  const sampled = await sampling;
  const { peak } = await residentMegabytes(pid);
  return { seconds, answerBytes: Math.max(...answers), sampled, peak };
}

/** The most resident memory that is seen until a signal comes. */
async function highestOf(pid: number, signal: AbortSignal): Promise<number> {
  let highest = 0;
  while (!signal.aborted) {
    highest = Math.max(highest, (await residentMegabytes(pid)).now);
    await sleep(SAMPLE_MILLISECONDS);
  }
  return highest;
}

/** Sends an edit, its file from disk, and answers the size of its answer in bytes. */
async function edit({ alternateUrl }: GatewayProcess, picture: string): Promise<number> {
  const form = new FormData();
  form.append('mode', 'imgx-image-1');
  form.append('prompt', 'A kite in the sky');
  form.append('image', await openAsBlob(picture, { type: 'image/png' }), 'noise.png');
  const answer = await request(`${alternateUrl}/v1/images/edits`, {
    method: 'POST',
    headers: { 'SVC-API-KEY': KEY },
    body: form,
    dispatcher: agent,
    signal: late,
  });
  const json: unknown = await answer.body.json();
  const text = JSON.stringify(json);
  const isWhole = /"b64_json":"iVBORw0KGgo[A-Za-z0-9+/]{2000000,}={0,2}"/.test(text);
  if (answer.statusCode !== 200 || !isWhole) {
    throw new Error(`An edit was answered ${answer.statusCode}: ${text.slice(0, 300)}`);
  }
  return text.length;
}

interface Resident {
  readonly now: number;
  readonly peak: number;
}

async function residentMegabytes(pid: number): Promise<Resident> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    if (kilobytes === undefined) throw new Error(`The kernel does not tell ${name}.`);
    return Number(kilobytes) / 1024;
  };
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
