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
 * resident memory is read from /proc; so this needs Linux. Prints a table. `npm run bench:edits`, or with another
 * number `npm run bench:edits -- 10` (edits at once).
 */

const EDITS = Number(process.argv[2] ?? '50');
const GROWTH_MEGABYTES_BELOW = 100;
/** A picture of noise with so many pixels a side has 20 MB. */
const SIDE = 2640;
const KEY = 'a-key-for-measuring';
const MEGABYTE = 2 ** 20;
const SAMPLE_MILLISECONDS = 50;
/** Nothing takes longer; what does is given up. */
const MILLISECONDS_UP_TO = 300_000;

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
  const create = { width: SIDE, height: SIDE, channels: 3, background: '#000', noise: gaussian };
  return sharp({ create: { ...create, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
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
  for (let edits = 0; edits < 5; edits += 1) await edit(measured, picture);
  await sleep(3_000);
  const idle = await residentMegabytes(pid);
  // Has the kernel forget the peak so far (proc(5), /proc/pid/clear_refs).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const samples: number[] = [];
  const sampling = setInterval(async () => {
    samples.push((await residentMegabytes(pid)).now);
  }, SAMPLE_MILLISECONDS);
  const began = performance.now();
  const sizes = await Promise.all(Array.from({ length: EDITS }, () => edit(measured, picture)));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const { peak } = await residentMegabytes(pid);
  await sleep(5_000);
  const after = await residentMegabytes(pid);
  const growth = Math.max(peak, ...samples) - idle.now;
  const source = (await stat(picture)).size / MEGABYTE;
  const [answer = 0] = sizes;
  const verdict = growth < GROWTH_MEGABYTES_BELOW ? 'yes' : 'no';
  process.stdout.write(
    [
      `${EDITS} edits at once, each of ${source.toFixed(1)} MB, answered with ${(answer / MEGABYTE).toFixed(1)} MB in Base64, in ${seconds.toFixed(1)} s`,
      '',
      '| resident memory | MB |',
      '|---|---|',
      `| started | ${started.now.toFixed(0)} |`,
      `| idle, after five edits | ${idle.now.toFixed(0)} |`,
      `| peak of ${samples.length} samples | ${Math.max(...samples).toFixed(0)} |`,
      `| peak, as the kernel has it | ${peak.toFixed(0)} |`,
      `| five seconds later | ${after.now.toFixed(0)} |`,
      `| growth | ${growth.toFixed(0)} |`,
      '',
      `below ${GROWTH_MEGABYTES_BELOW} MB: ${verdict}`,
      '',
    ].join('\n'),
  );
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
