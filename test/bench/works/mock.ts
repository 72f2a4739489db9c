import { request } from 'undici';
import type { Contestant } from '../contestant.ts';
import { contestant as mock } from '../contestants/patchbay-mock.ts';
import { contestant as sandbox } from '../contestants/patchbay-sandbox.ts';
import { contestant as prism } from '../contestants/prism.ts';
import { contestantsFor } from '../contestants.ts';
import { KEY } from '../gateway-launch.ts';
import type { Load } from '../load.ts';
import {
  ratio,
  type Standing,
  standingOf,
  standingsTable,
  turnOf,
  WARM_SECONDS,
} from '../rounds.ts';
import { type Running, startContestant } from '../running.ts';
import type { Bench, Work } from '../work.ts';

const CONNECTIONS = 10;
/** Short, because every contestant is measured with every request. */
const MAX_SECONDS = 2;

/** A request to the mocks. */
interface Asked {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const ASKED: readonly Asked[] = [
  {
    name: 'a chat completion',
    method: 'POST',
    path: '/v1/chat/completions',
    body: { model: 'sandbox-text-1', messages: [{ role: 'user', content: 'A short question?' }] },
  },
  { name: 'the look-up of a video', method: 'GET', path: '/vidx/fetch?jobId={jobId}' },
  { name: 'the list of models', method: 'GET', path: '/v1/models' },
  // Last, because the sandbox continues to work on the created jobs.
  {
    name: 'a video creation',
    method: 'POST',
    path: '/vidx/generations',
    body: { prompt: 'A lighthouse at dusk', video_length: '6', resolution_name: '480p' },
  },
];

/** This project's own substitutes for an upstream: the sandbox, which has state, and the mock, which has none. */
const OURS: readonly Contestant[] = [sandbox, mock];

/** Mock responses in place of an upstream. */
export const work: Work = {
  name: 'mock',
  title: `Mocks, ${CONNECTIONS} requests at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const running: Running[] = [];
    for (const contestant of await contestantsFor('mock')) {
      const one = await startContestant(contestant, { upstreamUrl: '' });
      stack.defer(() => one.stop());
      running.push(one);
    }
    const all: (readonly [Asked, readonly Standing[]])[] = [];
    for (const asked of ASKED) all.push([asked, await standingsOf(asked, running, bench)]);
    const rows = all.map(([{ name }, standings]) => [
      name,
      ...OURS.map((one) => overPrism(one, standings).toFixed(1)),
    ]);
    return {
      tables: [
        ...all.map(([{ name }, standings]) => standingsTable(name, standings)),
        {
          title: 'requests a second, over Prism',
          columns: ['request', ...OURS.map(({ name }) => `${name}, ×`)],
          rows,
        },
      ],
      verdicts: OURS.map((one) => ({
        what: `mock: requests a second of ${one.name}, over Prism`,
        measured: geometricMean(all.map(([, standings]) => overPrism(one, standings))),
        unit: '×',
        bound: { atLeast: 5 },
      })),
      remarks: [
        `The figure over Prism is the geometric mean over ${ASKED.map(({ name }) => name).join(', ')}. Every mock is asked the same, with a key. The sandbox keeps what it is asked for: it records jobs, works on them meanwhile and meters text. Prism checks requests and answers with the contract's examples; ${mock.name} checks them itself, and remembers which example Prism has chosen; @mockoon/cli does not check them. A contestant is missing where it does not answer a request with 200.`,
      ],
    };
  },
};

async function standingsOf(
  asked: Asked,
  running: readonly Running[],
  { load, rounds, seconds }: Bench,
): Promise<readonly Standing[]> {
  const loads = new Map<Running, Load>();
  for (const one of running) {
    const own = await loadOf(asked, one);
    if (own === undefined) continue;
    loads.set(one, { ...own, seconds: Math.min(seconds, MAX_SECONDS) });
    await load.send({ ...own, seconds: WARM_SECONDS });
  }
  const standings = [...loads.keys()].map(({ name }) => ({
    name,
    turns: [] as Standing['turns'][number][],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [one, own]] of [...loads].entries()) {
      standings[index]?.turns.push(await turnOf(one, load, own));
    }
  }
  return standings;
}

/** The load of a request for a contestant; undefined if the contestant does not respond to it with 200. */
async function loadOf(asked: Asked, running: Running): Promise<Load | undefined> {
  const { method, body } = asked;
  const jobId = asked.path.includes('{jobId}') ? await newJob(running) : '';
  const path = asked.path.replace('{jobId}', jobId);
  const load: Load = {
    url: running.url,
    method,
    paths: [path],
    headers: headersOf(running, body !== undefined),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    connections: CONNECTIONS,
    seconds: 0,
    status: 200,
  };
  const answer = await request(running.url + path, {
    method,
    headers: { ...load.headers },
    body: load.body ?? null,
  });
  await answer.body.dump();
  return answer.statusCode === 200 ? load : undefined;
}

/** Creates a job, and returns its identifier for lookups. */
async function newJob(running: Running): Promise<string> {
  const creation = ASKED.find(({ path }) => path === '/vidx/generations');
  const answer = await request(`${running.url}/vidx/generations`, {
    method: 'POST',
    headers: headersOf(running, true),
    body: JSON.stringify(creation?.body),
  });
  const text = await answer.body.text();
  return /"job_?[iI]d":\s*"([^"]+)"/.exec(text)?.[1] ?? '00000000-0000-0000-0000-000000000000';
}

function headersOf({ headers }: Running, hasBody: boolean): Record<string, string> {
  const content = hasBody ? { 'content-type': 'application/json' } : {};
  return { ...headers, 'svc-api-key': KEY, ...content };
}

function overPrism({ name }: Contestant, standings: readonly Standing[]): number {
  const theirs = standingOf(standings, prism.name);
  return ratio(standingOf(standings, name), theirs, ({ answers, seconds }) => answers / seconds);
}

function geometricMean(figures: readonly number[]): number {
  return Math.exp(figures.reduce((sum, figure) => sum + Math.log(figure), 0) / figures.length);
}
