import {
  environmentManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  usePrefetchQuery,
  useQueries,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  expectTypeOf,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { ConnectionError } from '../../client/index.ts';
import { createPatchbayHooks, type PatchbayHooks } from '../../client/react.ts';
import type { JobRecord, Problem } from '../../generated/types.ts';
import type { ImageUpstream } from '../../server/upstreams/port/images.ts';
import { openSandbox } from '../../server/upstreams/sandbox/sandbox.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aScriptedServer, json, type Line } from './a-scripted-server.ts';

let gateway: TestGateway;
let hooks: PatchbayHooks;
let queries: QueryClient;
let requests: string[];
/** The picture is held until the test has observed the job in the queue. */
const isWaitedFor = Promise.withResolvers<void>();

beforeAll(async () => {
  // Without a window, TanStack Query takes the environment for a server, where it does not refetch by itself.
  environmentManager.setIsServer(() => false);
  const sandbox = openSandbox({ jobSeconds: 0, now: () => new Date() });
  const { images } = sandbox;
  if (images === undefined) throw new Error('The sandbox makes pictures.');
  const held: ImageUpstream = {
    ...images,
    async make(...order) {
      await isWaitedFor.promise;
      return images.make(...order);
    },
  };
  gateway = await aGateway({}, { upstreams: new Map([['sandbox', { ...sandbox, images: held }]]) });
  requests = [];
  hooks = createPatchbayHooks({
    apiKey: gateway.key,
    baseUrl: gateway.url,
    fetch: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterAll(async () => {
  queries.clear();
  await gateway.stop();
});

test('a job is followed until it has ended, and not after', async () => {
  const created = await gateway.call('/v1/images/generations', {
    json: { prompt: 'A fox', size: '256x256' },
    headers: { prefer: 'respond-async' },
  });
  const { jobId } = created.json.data;
  const observer = new QueryObserver(queries, hooks.jobOptions(jobId, { pollSeconds: 0.05 }));
  const statuses: (string | undefined)[] = [];
  const record = await new Promise<JobRecord>((resolve) => {
    observer.subscribe(({ data }) => {
      if (data?.status !== statuses.at(-1)) statuses.push(data?.status);
      if (data?.status === 'ON_QUEUE') isWaitedFor.resolve();
      if (data?.status === 'SUCCESS') resolve(data);
    });
  });
  expect(statuses).toEqual(['ON_QUEUE', 'SUCCESS']);
  expect(record.jobId).toBe(jobId);
  const asked = requests.length;
  expect(asked).toBeGreaterThan(1);
  expect(observer.getCurrentQuery().isStale()).toBe(false);
  await queries.fetchQuery(hooks.jobOptions(jobId));
  expect(requests).toHaveLength(asked);
  observer.destroy();
});

test('a job that the gateway refuses to tell of is not asked after again', async () => {
  const options = hooks.jobOptions('01a1fd5f-e731-7468-be74-fbf89957dad3', { pollSeconds: 2 });
  const observer = new QueryObserver(queries, options);
  onTestFinished(() => observer.destroy());
  expect(waitOf(observer)).toBe(2_000);
  await failed(observer);
  expect(waitOf(observer)).toBe(false);
});

test('a job whose identifier cannot be sent is not asked after again', async () => {
  const observer = new QueryObserver(new QueryClient(), hooks.jobOptions(''));
  onTestFinished(() => observer.destroy());
  await failed(observer);
  expect(observer.getCurrentResult().error?.message).toBe('jobId must be an identifier; it is "".');
  expect(waitOf(observer)).toBe(false);
});

test('a job goes on to be asked after where the answer was cut off', async () => {
  const cutOff: Line = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('{"status":', () => response.destroy());
  };
  await using server = await aScriptedServer(cutOff);
  const { jobOptions } = createPatchbayHooks({ apiKey: 'a-key', baseUrl: server.url });
  const page = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
  const observer = new QueryObserver(page, jobOptions('a-job', { pollSeconds: 2 }));
  onTestFinished(() => observer.destroy());
  await failed(observer);
  expect(observer.getCurrentResult().error).toBeInstanceOf(ConnectionError);
  expect(server.requests).toHaveLength(2);
  expect(waitOf(observer)).toBe(2_000);
});

test('a job is not asked after until it has an identifier', () => {
  const page = new QueryClient();
  const states: string[] = [];
  const Video = () => {
    states.push(hooks.useJob(undefined).fetchStatus, hooks.useJob('a-job').fetchStatus);
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: page }, createElement(Video)));
  expect(states).toEqual(['idle', 'fetching']);
});

test.each([
  [401, 1],
  [404, 1],
  [503, 3],
])(
  'a job is asked after %i as often as the page has it, where that may help: %i times',
  async (status, times) => {
    const body = { status: 'FAILED', message: 'No.', data: {} };
    await using server = await aScriptedServer(json(body, { status }));
    const { jobOptions } = createPatchbayHooks({ apiKey: 'a-key', baseUrl: server.url });
    for (const retry of [2, (failures: number) => failures < 2]) {
      const page = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 0 } } });
      const before = server.requests.length;
      await expect(page.fetchQuery(jobOptions('a-job'))).rejects.toEqual(body);
      expect(server.requests.length - before).toBe(times);
    }
  },
);

test('a gateway that has too much to do is asked when it says, and goes on to be asked', async () => {
  const body = { status: 'FAILED', message: 'Too many.', data: {} };
  await using server = await aScriptedServer(
    json(body, { status: 429, headers: { 'retry-after': '7' } }),
    json(body, { status: 503 }),
    json(body, { status: 503, headers: { 'retry-after': '9999999999' } }),
  );
  const { jobOptions } = createPatchbayHooks({ apiKey: 'a-key', baseUrl: server.url });
  const observer = new QueryObserver(queries, jobOptions('a-job', { pollSeconds: 2 }));
  onTestFinished(() => observer.destroy());
  await failed(observer);
  expect(waitOf(observer)).toBe(7_000);
  await observer.refetch();
  expect(waitOf(observer)).toBe(2_000);
  await observer.refetch();
  // A longer delay would overflow the timer and fire immediately.
  expect(waitOf(observer)).toBe(2 ** 31 - 1);
});

describe('an answer of nothing, or of a page', () => {
  const silent: Line = (response) => void response.writeHead(502, { 'content-length': 0 }).end();
  const page: Line = (response) =>
    void response.writeHead(401, { 'content-type': 'text/html' }).end('<html>Sign in</html>');

  test('is the error of a query and of a mutation', async () => {
    await using server = await aScriptedServer(silent);
    const { queryOptions, useMutation } = createPatchbayHooks({ baseUrl: server.url });
    const told = {
      status: 'FAILED',
      message: 'The answer was 502, in an unknown format.',
    };
    const asked = queries.fetchQuery(queryOptions('get', '/v1/models'));
    await expect(asked).rejects.toMatchObject(told);
    let create: Promise<unknown> | undefined;
    const Page = () => {
      const { mutateAsync } = useMutation('post', '/vidx/generations');
      create = mutateAsync({ body: { prompt: 'A lighthouse' } });
      return null;
    };
    renderToString(createElement(QueryClientProvider, { client: queries }, createElement(Page)));
    await expect(create).rejects.toMatchObject(told);
  });

  test.each([
    ['nothing', silent, 1_000],
    ['a page', page, false],
  ])('has a job asked after as its status says: %s', async (_, line, wait) => {
    await using server = await aScriptedServer(line);
    const { jobOptions } = createPatchbayHooks({ baseUrl: server.url });
    const observer = new QueryObserver(queries, jobOptions('a-job'));
    onTestFinished(() => observer.destroy());
    await failed(observer);
    expect(waitOf(observer)).toBe(wait);
  });
});

test('a gateway that does not answer is named, with what a page needs to reach it', async () => {
  vi.stubGlobal('location', { origin: 'https://app.example' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { queryOptions } = createPatchbayHooks({
    baseUrl: 'https://gateway.example',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const asked = queries.fetchQuery(queryOptions('get', '/v1/models'));
  await expect(asked).rejects.toThrow(
    'There was no answer from https://gateway.example. If it is there, its setting server.allowedOrigins must name https://app.example.',
  );
});

test('an error of a fetch of the page is told as it is', async () => {
  const thrown = new RangeError('A defect.');
  const { queryOptions } = createPatchbayHooks({ fetch: () => Promise.reject(thrown) });
  const asked = queries.fetchQuery(queryOptions('get', '/v1/models'));
  await expect(asked).rejects.toBe(thrown);
});

test('one request can go to another address, such as the alternate one', async () => {
  await using server = await aScriptedServer(json({ created: 1, data: [] }));
  const { queryOptions } = createPatchbayHooks({ apiKey: 'a-key', baseUrl: gateway.url });
  await queries.fetchQuery(queryOptions('get', '/v1/models', { baseUrl: server.url }));
  expect(server.requests).toHaveLength(1);
});

test('a query that is cancelled ends as it was cancelled', async () => {
  const cancelled = new Error('The page was left.');
  const { queryOptions } = createPatchbayHooks({
    fetch: ({ signal }) => Promise.reject(signal.reason),
  });
  const { queryFn, queryKey } = queryOptions('get', '/v1/models');
  if (typeof queryFn !== 'function') throw new Error('The query asks something.');
  const signal = AbortSignal.abort(cancelled);
  const asked = queryFn({ client: queries, queryKey, signal, meta: undefined });
  await expect(asked).rejects.toBe(cancelled);
});

test('a time to wait that is no number is named', () => {
  const ask = () => hooks.jobOptions('a-job', { pollSeconds: Number.NaN });
  expect(ask).toThrow(new TypeError('pollSeconds must be a number; it is NaN.'));
});

type JobObserver = QueryObserver<JobRecord, Problem>;

/** The interval until the query of a job polls again. */
function waitOf(observer: JobObserver) {
  const { refetchInterval } = observer.options;
  return typeof refetchInterval === 'function'
    ? refetchInterval(observer.getCurrentQuery())
    : refetchInterval;
}

function failed(observer: JobObserver): Promise<void> {
  return new Promise((resolve) => {
    observer.subscribe(({ isError }) => isError && resolve());
  });
}

test('an error is what the gateway says, and typed so', async () => {
  const options = hooks.queryOptions('get', '/jobs/{jobId}', {
    params: { path: { jobId: '01a1fd5f-e731-7468-be74-fbf89957dad3' } },
  });
  await expect(queries.fetchQuery(options)).rejects.toMatchObject({ status: 'FAILED' });
  type Failure = NonNullable<ReturnType<PatchbayHooks['useJob']>['error']>;
  expectTypeOf<Failure['message']>().toEqualTypeOf<Problem['message']>();
});

test('the query of a job suits whatever takes one, and what is kept under its key is a record', () => {
  const options = hooks.jobOptions('a-job');
  const Component = () => {
    usePrefetchQuery(options);
    const { data } = useSuspenseQuery(options);
    const [one] = useSuspenseQueries({ queries: [options] });
    const [other] = useQueries({ queries: [options] });
    expectTypeOf(data).toEqualTypeOf<JobRecord>();
    expectTypeOf(one.data).toEqualTypeOf<JobRecord>();
    expectTypeOf(other.data).toEqualTypeOf<JobRecord | undefined>();
  };
  expect(Component).toBeTypeOf('function');
  const kept = queries.getQueryData(options.queryKey);
  expectTypeOf(kept).toEqualTypeOf<JobRecord | undefined>();
});

test('data and bodies are typed as the contract has them', () => {
  type Followed = ReturnType<PatchbayHooks['useJob']>['data'];
  const record = (followed: NonNullable<Followed>): JobRecord => followed;
  expect(record).toBeTypeOf('function');
  const Component = () => {
    const video = hooks.useMutation('post', '/vidx/generations');
    video.mutate({ body: { prompt: 'A lighthouse' } });
    // @ts-expect-error a length that no model makes
    video.mutate({ body: { prompt: 'A lighthouse', video_length: '7' } });
    return video.data?.data.jobId;
  };
  expect(Component).toBeTypeOf('function');
});
