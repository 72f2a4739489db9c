import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuthenticationError, Patchbay } from '../../client/index.ts';
import type { TestSettings } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  anAddress,
  expected,
  type GatewayWithMail,
  type SignedInPerson,
} from '../a-gateway-with-mail.ts';

/** Jobs stay unchanged while they are followed. */
const SETTINGS: TestSettings = {
  accounts: { startingUnits: 10_000 },
  upstreams: { slow: { kind: 'sandbox', jobSeconds: 3600 } },
  models: [{ id: '*', upstream: 'slow' }],
};
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
/** A stream ends within seconds; the machine is given more time. */
const SOON = { timeout: 60_000, interval: 100 } as const;

let gateway: GatewayWithMail;

beforeAll(async () => {
  gateway = await aGatewayWithMail(SETTINGS);
});

/** Ends all streams at the end of the tests. */
const end = new AbortController();

afterAll(() => {
  end.abort();
  return gateway.stop();
});

/** A person with a key and a running job. */
async function somebody() {
  const person = await gateway.aPerson();
  const { json } = await expected(person.call('/account/keys', { json: { name: 'a' } }));
  const { secret, key } = json.data;
  const job = await expected(person.call('/vidx/generations', { json: VIDEO }));
  const jobId: string = job.json.data.jobId;
  return { person, secret, keyId: key.keyId, jobId };
}

type Headers = Readonly<Record<string, string>>;

/** Opens a stream and waits for its first event. */
async function aStream(path: string, headers: Headers, of = gateway) {
  const response = await fetch(of.url + path, { headers, signal: end.signal });
  expect(response.status).toBe(200);
  const stream = { text: '', isOver: false };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      stream.text += decoder.decode(chunk, { stream: true });
    }
    stream.isOver = true;
  };
  read().catch(() => {});
  await vi.waitFor(() => expect(stream.text).toContain('\n\n'), SOON);
  return stream;
}

/** Streams of all jobs and of one job, each by key and by session. */
async function fourStreams({ person, secret, jobId }: Awaited<ReturnType<typeof somebody>>) {
  const paths = ['/jobs/events', `/jobs/${jobId}/events`];
  const open = (headers: Headers) => Promise.all(paths.map((path) => aStream(path, headers)));
  return {
    byKey: await open({ 'SVC-API-KEY': secret }),
    bySession: await open({ cookie: person.cookie }),
  };
}

type Streams = Awaited<ReturnType<typeof fourStreams>>['byKey'];

async function ended(streams: Streams): Promise<void> {
  await vi.waitFor(() => expect(streams.map(({ isOver }) => isOver)).toEqual([true, true]), SOON);
}

function goesOn(streams: Streams): void {
  expect(streams.map(({ isOver }) => isOver)).toEqual([false, false]);
}

describe.concurrent('who follows jobs', () => {
  test('is cut off when the key is revoked, and the session goes on; then when it is signed out (G2)', async () => {
    const one = await somebody();
    const { byKey, bySession } = await fourStreams(one);
    await expected(one.person.call(`/account/keys/${one.keyId}`, { method: 'DELETE' }));
    await ended(byKey);
    goesOn(bySession);
    await expected(one.person.call('/account/sign-out', { method: 'POST' }));
    await ended(bySession);
    // No stream reported that its job ended.
    for (const { text } of [...byKey, ...bySession]) expect(text).not.toContain('event: end');
  });

  test('is cut off when the key or the session runs out, and nobody else is', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { byKey, bySession } = await fourStreams(one);
    const others = await fourStreams(other);
    const expires_at = new Date(Date.now() - 1000);
    const queries = gateway.stored();
    await queries.updateTable('api_key').set({ expires_at }).where('id', '=', one.keyId).execute();
    await queries
      .updateTable('session')
      .set({ expires_at })
      .where('person_id', '=', one.person.personId)
      .execute();
    await ended(byKey);
    await ended(bySession);
    goesOn(others.byKey);
    goesOn(others.bySession);
  });

  test('is cut off when the account is suspended', async () => {
    const one = await somebody();
    const { byKey, bySession } = await fourStreams(one);
    await gateway
      .stored()
      .updateTable('account')
      .set({ suspended_at: new Date() })
      .where('id', '=', one.person.accountId)
      .execute();
    await ended(byKey);
    await ended(bySession);
  });

  test('is cut off when the person is removed from the account', async () => {
    const one = await somebody();
    const member = await aMember(one.person);
    const streams = await Promise.all(
      ['/jobs/events', `/jobs/${one.jobId}/events`].map((path) =>
        aStream(path, { cookie: member.cookie }),
      ),
    );
    const path = `/account/people/${member.personId}`;
    await expected(one.person.call(path, { method: 'DELETE' }));
    await ended(streams);
  });

  test('is cut off when the person belongs to another account now', async () => {
    const one = await somebody();
    const { byKey, bySession } = await fourStreams(one);
    // The operator's account.
    const { id: account_id } = await gateway
      .stored()
      .selectFrom('account')
      .select('id')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    await gateway
      .stored()
      .updateTable('membership')
      .set({ account_id })
      .where('person_id', '=', one.person.personId)
      .execute();
    await ended(bySession);
    goesOn(byKey);
  });

  test('hears it as an error of the library', async () => {
    const one = await somebody();
    const patchbay = new Patchbay({ apiKey: one.secret, baseUrl: gateway.url, maxRetries: 0 });
    let isLive = false;
    const onState = (state: string): void => {
      isLive ||= state === 'live';
    };
    const told: string[] = [];
    type Told = AsyncIterable<{ readonly jobId: string }>;
    const follow = async (records: Told): Promise<void> => {
      for await (const { jobId } of records) told.push(jobId);
    };
    const outcomes = Promise.allSettled([
      follow(patchbay.jobs.watch({ onState })),
      follow(patchbay.jobs.events(one.jobId)),
    ]);
    await vi.waitFor(() => expect([isLive, told.includes(one.jobId)]).toEqual([true, true]), SOON);
    await expected(one.person.call(`/account/keys/${one.keyId}`, { method: 'DELETE' }));
    const [ofAll, ofOne] = await outcomes;
    for (const outcome of [ofAll, ofOne]) {
      expect(outcome).toMatchObject({ status: 'rejected' });
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(AuthenticationError);
    }
  });
});

describe.concurrent('a stream that has gone on for long', () => {
  let brief: GatewayWithMail;

  beforeAll(async () => {
    brief = await aGatewayWithMail({ ...SETTINGS, timeouts: { events: 0.5 } });
  });

  afterAll(() => brief.stop());

  // Concurrent tests that poll need their own `expect`.
  test('ends, though its jobs go on, and is gone on with by its last event', async ({ expect }) => {
    const { json } = await expected(brief.call('/vidx/generations', { json: VIDEO }));
    const { jobId } = json.data;
    const headers = { 'SVC-API-KEY': brief.key };
    // After that, the job does not change for minutes.
    const isUnderWay = async () => (await brief.call(`/vidx/fetch?jobId=${jobId}`)).json.message;
    await expect.poll(isUnderWay).toBe('The job is running.');
    for (const path of ['/jobs/events', `/jobs/${jobId}/events`]) {
      const stream = await aStream(path, headers, brief);
      await vi.waitFor(() => expect(stream.isOver).toBe(true), SOON);
      expect(stream.text).not.toContain('event: end');
      const id = /^id: (\d+)$/m.exec(stream.text)?.[1] ?? '';
      const goOn = async (): Promise<string> => {
        const from = { ...headers, 'last-event-id': id };
        return (await fetch(brief.url + path, { headers: from })).text();
      };
      // The single job has no news. For all jobs, the stream reports that it is live, unless the machine is too slow
      // for its duration.
      if (path === '/jobs/events') await expect.poll(goOn).toContain('event: live');
      else expect(await goOn()).not.toContain('event:');
    }
  });

  test('is resumed by the library until something has happened', async () => {
    const patchbay = new Patchbay({ apiKey: brief.key, baseUrl: brief.url });
    const states: string[] = [];
    const told: string[] = [];
    const watch = async (): Promise<void> => {
      const onState = (state: string): unknown => states.push(state);
      const { signal } = end;
      for await (const { jobId } of patchbay.jobs.watch({ signal, onState })) told.push(jobId);
    };
    watch().catch(() => {});
    const lives = (): number => states.filter((state) => state === 'live').length;
    await vi.waitFor(() => expect(lives()).toBeGreaterThan(2), SOON);
    const job = await patchbay.videos.create({ prompt: 'A lighthouse that is new' });
    await vi.waitFor(() => expect(told).toContain(job.id), SOON);
    // An intended interruption is not reported to the client.
    expect(states).not.toContain('lost');
  });
});

async function aMember(owner: SignedInPerson): Promise<SignedInPerson> {
  const email = anAddress();
  await expected(owner.call('/account/invitations', { json: { email, role: 'member' } }));
  const invitation = await gateway.tokenTo(email);
  return gateway.aPerson({ email, invitation });
}
