import type { CallbackReceiver } from './callback-receiver.ts';
import type { LoadProcess } from './load-process.ts';
import { processFigures } from './process-figures.ts';
import type { Running } from './running.ts';

/** High enough that no submit or poll is delayed by the rate limit. */
const STEPS_PER_SECOND = 10_000;
const CONNECTIONS = 20;
const MAX_SECONDS = 90;

/** The settings of a gateway with an upstream that finishes videos by the first poll. */
export function videoSettings(upstreamUrl: string): readonly string[] {
  return [
    `upstreams: { measured: { kind: xai-video, baseUrl: '${upstreamUrl}/v1', allowPrivateResults: true } }`,
    'models: [{ id: "*", upstream: measured }]',
    'callbacks: { allowPrivate: true }',
    `jobs: { submitsPerSecond: ${STEPS_PER_SECOND}, pollsPerSecond: ${STEPS_PER_SECOND} }`,
  ];
}

/** Jobs to create at a constant rate, and the receiver of their callbacks. */
export interface Delivery {
  readonly load: LoadProcess;
  readonly gateway: Running;
  readonly receiver: CallbackReceiver;
  readonly perSecond: number;
  readonly seconds: number;
}

/** The results for the jobs. */
export interface Delivered {
  /** The number of jobs, all of which were reported. */
  readonly answers: number;
  readonly perSecond: number;
  /** The time from each job's creation to its callback, in ascending order. */
  readonly milliseconds: readonly number[];
  /** Of the gateway's process, per job. */
  readonly cpuMicroseconds: number;
  readonly residentMegabytes: number;
}

let turns = 0;

/**
 * Creates jobs, and waits until the callback of each has arrived.
 *
 * @throws if one does not arrive
 */
export async function deliver({
  load,
  gateway,
  receiver,
  perSecond,
  seconds,
}: Delivery): Promise<Delivered> {
  turns += 1;
  const path = `/turn-${turns}`;
  await receiver.trust(await secretOf(gateway));
  const before = await processFigures(gateway.pid);
  const began = Date.now();
  const { answers } = await load.send({
    url: gateway.url,
    method: 'POST',
    paths: ['/vidx/generations'],
    headers: { 'content-type': 'application/json', ...gateway.headers },
    body: JSON.stringify({ prompt: 'A lighthouse at dusk', hook_url: `${receiver.url}${path}` }),
    connections: CONNECTIONS,
    seconds,
    perSecond,
    status: 200,
  });
  const { jobs, lastAt, milliseconds } = await receiver.received(path, answers, MAX_SECONDS);
  const after = await processFigures(gateway.pid);
  if (jobs !== answers) throw new Error(`${answers} jobs were created, and ${jobs} told of.`);
  return {
    answers,
    perSecond: jobs / ((lastAt - began) / 1000),
    milliseconds,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / jobs,
    residentMegabytes: after.residentMegabytes,
  };
}

/** The secret that the account's callbacks are signed with. */
async function secretOf({ url, headers }: Running): Promise<string> {
  const answer = await fetch(`${url}/callback-secrets`, { headers });
  const secret = /whsec_[A-Za-z0-9+/=]+/.exec(await answer.text())?.[0];
  if (secret === undefined) throw new Error(`The gateway names no secret: ${answer.status}`);
  return secret;
}
