import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { textInside } from '../../client/conformance/json.ts';
import { silentRecording } from '../../client/conformance/recording.ts';
import { type Answer, send } from '../a-gateway.ts';
import type { Receiver } from '../a-receiver.ts';
import { anotherOf, type SignedInPerson } from '../a-signed-in-person.ts';
import { mailedTokens } from './mailed-tokens.ts';

/** Values for the placeholders in requests: things that exist, and things to consume. */
export interface Things {
  /** Replaces the placeholders in a text. Each thing to consume is used once. */
  fill(text: string, encode?: (value: string) => string): string;
  /** Reads newly created things from a reply. */
  learn(answer: Pick<Answer, 'status' | 'json'>): void;
  /** Creates more of the things that are consumed. */
  restock(): Promise<void>;
}

/** The parts needed to create things. */
export interface ThingsParts {
  readonly url: string;
  readonly data: string;
  readonly key: string;
  readonly person: SignedInPerson;
  readonly receiver: Pick<Receiver, 'url'>;
  readonly email: string;
  readonly password: string;
}

const SPARE_PEOPLE = 1;
const SAMPLE_SECONDS = 30;
const MAX_SPARE_KEYS = 500;
const LOOK_MS = 100;
const ADDRESSES_KEPT = 8;

/** Creates one of everything that operations can refer to. */
export async function makeThings(parts: ThingsParts): Promise<Things> {
  const { url, key, receiver, email, password } = parts;
  const call = (path: string, options: Parameters<typeof send>[1] = {}): Promise<Answer> =>
    send(url + path, { ...options, headers: { 'SVC-API-KEY': key, ...options.headers } });
  const form = new FormData();
  form.append('file', new Blob([silentRecording(SAMPLE_SECONDS)]), 'silence.wav');
  const sample = textInside((await call('/musx/v1/upload', { form })).json, 'data', 'music_id');
  const musicJob = await made(
    () => call('/musx/v1/sample', { json: { ...MUSIC, music_id: sample } }),
    'job_id',
  );
  const job = await made(
    () => call('/vidx/generations', { json: { ...VIDEO, hook_url: `${receiver.url}/done` } }),
    'jobId',
  );
  const music = await untilEnded(() => call(`/musx/v2/fetch?jobId=${musicJob}`));
  const video = await untilEnded(() => call(`/vidx/fetch?jobId=${job}`));
  const address = new URL(textInside(video, 'data', 'videoUrl') ?? url);
  const spareKeys: string[] = [];
  const sparePeople: string[] = [];
  for (let count = 0; count < SPARE_PEOPLE; count += 1) {
    const one = await anotherOf(
      parts.person,
      { url, data: parts.data },
      `spare${count}@example.com`,
    );
    sparePeople.push(one.personId);
  }
  const other = await anotherOf(parts.person, { url, data: parts.data }, 'other@example.com');
  const tokens = mailedTokens(parts.data, email);
  const jobs = [job];
  const addresses = ['nobody@example.com'];
  const values: Readonly<Record<string, () => string>> = {
    sample: () => sample ?? randomUUID(),
    song: () => textInside(music, 'data', 'musics', 0, 'musicId') ?? randomUUID(),
    textModel: () => 'any-model',
    receiver: () => `${receiver.url}/done`,
    job: () => jobs.at(-1) ?? job,
    endedJob: () => job,
    musicJob: () => musicJob,
    spareKey: () => spareKeys.pop() ?? randomUUID(),
    sparePerson: () => sparePeople.pop() ?? randomUUID(),
    asset: () => address.pathname.split('/').at(-1) ?? '',
    expires: () => address.searchParams.get('expires') ?? '',
    signature: () => address.searchParams.get('signature') ?? '',
    cursor: () => job,
    otherPerson: () => other.personId,
    activationToken: () => tokens.activation() ?? randomUUID(),
    passwordToken: () => tokens.password() ?? randomUUID(),
    fresh: () => randomUUID(),
    address() {
      const fresh = `${randomUUID()}@example.com`;
      addresses.push(fresh);
      if (addresses.length > ADDRESSES_KEPT) addresses.shift();
      return fresh;
    },
    knownAddress: () => addresses.at(Math.floor(Math.random() * addresses.length)) ?? email,
    email: () => email,
    password: () => password,
  };
  return {
    fill: (text, encode = (value) => value) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = Object.hasOwn(values, name) ? values[name]?.() : undefined;
        return value === undefined ? whole : encode(value);
      }),
    restock: () => tokens.collect(),
    learn({ status, json }) {
      if (status !== 200) return;
      const keyId = textInside(json, 'data', 'key', 'keyId');
      const isNew = textInside(json, 'data', 'secret') !== undefined;
      if (keyId !== undefined && isNew && spareKeys.length < MAX_SPARE_KEYS) spareKeys.push(keyId);
      const jobId = textInside(json, 'data', 'jobId') ?? textInside(json, 'data', 'job_id');
      if (jobId !== undefined && jobs.at(-1) !== jobId) jobs.splice(0, jobs.length, jobId);
    },
  };
}

const MUSIC = {
  chop_sample_start_s: 0,
  chop_sample_end_s: 10,
  custom: false,
  instrumental: true,
  mv: 'tune-v5',
  llm_description_prompt: 'A walk by the harbour.',
};
const VIDEO = { prompt: 'A lighthouse at dusk.' };

async function made(create: () => Promise<Answer>, name: string): Promise<string> {
  const { json, status, text } = await create();
  const id = textInside(json, 'data', name);
  if (id === undefined) throw new Error(`There is no ${name}: ${status} ${text}`);
  return id;
}

async function untilEnded(lookUp: () => Promise<Answer>): Promise<unknown> {
  for (;;) {
    const { json, status, text } = await lookUp();
    if (status !== 200) throw new Error(`${status}: ${text}`);
    if (textInside(json, 'status') !== 'ON_QUEUE') return json;
    await wait(LOOK_MS);
  }
}
