import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Answer, CallOptions } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  anAddress,
  expected,
  type GatewayWithMail,
  type SignedInPerson,
} from '../a-gateway-with-mail.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const table: readonly Operation[] = Object.values(operations);
const MARK = 'a-lighthouse-of-the-victim';

/** Things of an account that another account may try to reach. */
interface Possessions {
  readonly personId: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly invitationId: string;
  readonly video: string;
  readonly music: string;
  readonly song: string;
  readonly sample: string;
  readonly entryId: string;
  readonly response: string;
  /** The URL of a result: a path with its signature. */
  readonly asset: URL;
}

/** A person with a session and a key. */
interface Somebody {
  readonly person: SignedInPerson;
  readonly withKey: CallWithKey;
  readonly keyId: string;
}

type CallWithKey = (path: string, options?: CallOptions) => Promise<Answer>;

let gateway: GatewayWithMail;
let victim: Possessions;
let thief: Somebody;
/** The valid signature of one of the thief's own files. */
let signature: string;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
  victim = await possessions(await somebody(MARK));
  thief = await somebody('a boat of the thief');
  const film = await aFilm(thief.withKey, 'a boat of the thief');
  signature = new URL(film.data.videoUrl).search;
});

afterAll(() => gateway.stop());

async function somebody(prompt: string): Promise<Somebody> {
  const person = await gateway.aPerson({ name: prompt, organisation: prompt });
  const { json } = await expected(person.call('/account/keys', { json: { name: prompt } }));
  const { secret, key } = json.data;
  const withKey = (path: string, options: CallOptions = {}) =>
    gateway.ask(path, { ...options, headers: { 'SVC-API-KEY': secret, ...options.headers } });
  return { person, withKey, keyId: key.keyId };
}

/** Creates one of everything as the given person. */
async function possessions({ person, withKey, keyId }: Somebody): Promise<Possessions> {
  const upload = await expected(
    withKey('/musx/v1/upload', { form: aFormWith('file', aRecording(3)) }),
  );
  const sample: string = upload.json.data.music_id;
  const song = await expected(withKey('/musx/v1/sample', { json: { ...SONG, music_id: sample } }));
  const music: string = song.json.data.job_id;
  const film = await aFilm(withKey, MARK);
  const said = { model: 'sandbox-text-1', input: MARK };
  const response = await expected(withKey('/v1/responses', { json: said }));
  const songs = await ended(withKey, `/musx/v2/fetch?jobId=${music}`);
  const ledger = await expected(withKey('/account/ledger'));
  const json = { email: anAddress(), role: 'member' };
  await expected(person.call('/account/invitations', { json }));
  const people = await expected(person.call('/account/people'));
  return {
    personId: person.personId,
    accountId: person.accountId,
    keyId,
    sample,
    music,
    invitationId: people.json.data.invitations[0].invitationId,
    video: film.jobId,
    response: response.json.id,
    song: songs.data.musics[0].musicId,
    entryId: ledger.json.data.entries[0].entryId,
    asset: new URL(film.data.videoUrl),
  };
}

const SONG = {
  chop_sample_start_s: 0,
  chop_sample_end_s: 3,
  mv: 'tune-v5',
  custom: false,
  instrumental: true,
  llm_description_prompt: MARK,
};

async function aFilm(withKey: CallWithKey, prompt: string) {
  const json = { prompt, video_length: '6', resolution_name: '480p' };
  const made = await expected(withKey('/vidx/generations', { json }));
  return ended(withKey, `/vidx/fetch?jobId=${made.json.data.jobId}`);
}

async function ended(withKey: CallWithKey, path: string) {
  return vi.waitFor(
    async () => {
      const { json } = await withKey(path);
      if (json.status !== 'SUCCESS') throw new Error(`The job has not ended: ${json.message}`);
      return json;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** How to reach for another account's things, by operation. */
const ATTEMPTS: Readonly<Record<string, () => Promise<Answer>>> = {
  getVideoJob: () => thief.withKey(`/vidx/fetch?jobId=${victim.video}`),
  getMusicJob: () => thief.withKey(`/musx/v2/fetch?jobId=${victim.music}`),
  getMusicJobV1: () => thief.withKey(`/musx/v1/fetch?jobId=${victim.music}`),
  createMusic: () =>
    thief.withKey('/musx/v1/sample', {
      json: {
        music_id: victim.sample,
        chop_sample_start_s: 0,
        chop_sample_end_s: 3,
        custom: false,
        instrumental: true,
        mv: 'tune-v5',
        llm_description_prompt: 'x',
      },
    }),
  removeSample: () => thief.withKey(`/musx/v1/samples/${victim.sample}`, { method: 'DELETE' }),
  createResponse: () =>
    thief.withKey('/v1/responses', {
      json: { model: 'sandbox-text-1', input: 'x', previous_response_id: victim.response },
    }),
  countResponseTokens: () =>
    thief.withKey('/v1/responses/input_tokens', {
      json: { model: 'sandbox-text-1', input: 'x', previous_response_id: victim.response },
    }),
  getResponse: () => thief.withKey(`/v1/responses/${victim.response}`),
  deleteResponse: () => thief.withKey(`/v1/responses/${victim.response}`, { method: 'DELETE' }),
  listResponseInputItems: () => thief.withKey(`/v1/responses/${victim.response}/input_items`),
  extractMidi: () => thief.withKey('/musx/v1/gen-midi', { json: { music_id: victim.song } }),
  listJobs: () => thief.withKey(`/jobs?cursor=${victim.video}`),
  getJob: () => thief.withKey(`/jobs/${victim.video}`),
  cancelJob: () => thief.withKey(`/jobs/${victim.video}/cancel`, { method: 'POST' }),
  streamJobEvents: () => thief.withKey(`/jobs/${victim.video}/events`),
  getJobTimeline: () => thief.withKey(`/jobs/${victim.video}/timeline`),
  getCallback: () => thief.withKey(`/jobs/${victim.video}/callbacks`),
  redeliverCallback: () =>
    thief.withKey(`/jobs/${victim.video}/callbacks/redeliver`, { method: 'POST' }),
  getLedger: () => thief.withKey(`/account/ledger?cursor=${victim.entryId}`),
  listChanges: () => thief.person.call(`/account/changes?keyId=${victim.keyId}`),
  exportLedger: () => thief.withKey(`/account/ledger.csv?keyId=${victim.keyId}`),
  changePerson: () =>
    thief.person.call(`/account/people/${victim.personId}`, {
      method: 'PATCH',
      json: { role: 'member' },
    }),
  removePerson: () => thief.person.call(`/account/people/${victim.personId}`, { method: 'DELETE' }),
  withdrawInvitation: () =>
    thief.person.call(`/account/invitations/${victim.invitationId}`, { method: 'DELETE' }),
  revokeKey: () => thief.person.call(`/account/keys/${victim.keyId}`, { method: 'DELETE' }),
  rotateKey: () => thief.person.call(`/account/keys/${victim.keyId}/rotate`, { json: {} }),
  getAsset: () => gateway.ask(`${victim.asset.pathname}${signature}`),
};

/** Operations on shared things: models belong to the operator. */
const COMMON = ['getModel'];

/** Whether an operation takes an identifier. */
function takesIdentifier({ parameters, bodies }: Operation): boolean {
  const named = (parameters?.list ?? []).map(({ name }) => name);
  const inBodies = Object.values(bodies).flatMap(({ variants }) =>
    variants.flatMap(({ types }) => Object.keys(types)),
  );
  return [...named, ...inBodies].some((name) => /(?:Id|_id|^id|cursor)$/.test(name));
}

/** Operations that continue from a response, whose identifier is a parameter that may be invalid. */
const GOING_ON: ReadonlySet<string> = new Set(['createResponse', 'countResponseTokens']);

const reaching = table.filter(
  (operation) => takesIdentifier(operation) && !COMMON.includes(operation.operationId),
);

/** Strings that identify the victim's things. */
function marks(): readonly string[] {
  const { asset, ...identifiers } = victim;
  return [MARK, asset.pathname, ...Object.values(identifiers)];
}

function withoutMarks({ text }: Answer, except: readonly string[] = []): void {
  for (const mark of marks().filter((known) => !except.includes(known))) {
    expect(text).not.toContain(mark);
  }
}

/** The content of a reply, without its request id. */
function toldBy(answer: Answer | undefined): unknown {
  const request = answer?.headers.get('x-request-id') ?? '';
  return [answer?.status, answer?.text.replaceAll(request, '')];
}

describe('what another account has', () => {
  test.each(reaching.map(({ operationId }) => operationId))(
    'is not to be had by %s (G6)',
    async (operationId) => {
      const attempt = ATTEMPTS[operationId];
      if (attempt === undefined) throw new Error(`Nobody has tried to steal by ${operationId}.`);
      const answer = await attempt();
      if (operationId === 'getAsset') expect([403, 404]).toContain(answer.status);
      else if (GOING_ON.has(operationId)) expect(answer.status).toBe(400);
      else if (answer.status !== 200)
        expect([answer.status, answer.text]).toEqual([404, answer.text]);
      withoutMarks(answer);
    },
  );

  test.each(Object.keys(ATTEMPTS))('looks like nothing at all to %s (G6)', async (operationId) => {
    const answer = await ATTEMPTS[operationId]?.();
    const real = victim;
    const none = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';
    const absent = Object.fromEntries(Object.keys(victim).map((name) => [name, none]));
    victim = { ...real, ...absent, asset: new URL(`/assets/${none}`, real.asset) };
    try {
      const missing = await ATTEMPTS[operationId]?.();
      expect(toldBy(answer)).toEqual(toldBy(missing));
    } finally {
      victim = real;
    }
  });

  const reading = table.filter(
    ({ method, path, keys, session, events }) =>
      // A stream of all jobs never ends; it has tests of its own.
      events === undefined &&
      method === 'GET' &&
      !path.includes('{') &&
      (keys.length > 0 || session !== undefined),
  );

  test.each(
    reading.map(({ operationId, path, keys }) => [operationId, path, keys.length] as const),
  )('is not in what %s answers', async (_operationId, path, keyCount) => {
    const answers = [
      await thief.person.call(path),
      ...(keyCount > 0 ? [await thief.withKey(path)] : []),
    ];
    for (const answer of answers) withoutMarks(answer);
  });

  test('is as it was', async () => {
    const jobs = await thief.withKey('/jobs');
    expect(jobs.json.data.jobs.length).toBeGreaterThan(0);
    const key = gateway.stored().selectFrom('api_key').select('revoked_at');
    expect(await key.where('id', '=', victim.keyId).executeTakeFirst()).toEqual({
      revoked_at: null,
    });
    const person = gateway.stored().selectFrom('membership').select('role');
    expect(await person.where('person_id', '=', victim.personId).executeTakeFirst()).toEqual({
      role: 'owner',
    });
  });

  test('is not replayed under its idempotency key', async () => {
    const other = await somebody('a third one');
    const ask = ({ withKey }: Pick<Somebody, 'withKey'>) =>
      withKey('/vidx/generations', {
        json: { prompt: 'A paper boat' },
        headers: { 'Idempotency-Key': 'the-same-for-both' },
      });
    const [one, another, again] = [await ask(thief), await ask(other), await ask(thief)];
    expect(another.json.data.jobId).not.toBe(one.json.data.jobId);
    expect(again.json.data.jobId).toBe(one.json.data.jobId);
  });
});
