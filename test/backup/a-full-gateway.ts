import { createHash } from 'node:crypto';
import { type Answer, send } from '../a-gateway.ts';
import { aSignedInPerson, type SignedInPerson } from '../a-signed-in-person.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { HELD } from './a-holding-sandbox.ts';
import { ended, type LastingGateway } from './a-lasting-gateway.ts';

/** The data that {@link fill} created in a gateway. */
export interface Filled {
  readonly person: SignedInPerson;
  /** A key of the person's account. */
  readonly key: string;
  /** Finished jobs, with different outcomes. */
  readonly endedJobs: readonly string[];
  /** Jobs in progress until the held work is released. */
  readonly openJobs: readonly string[];
  /** A finished job whose callback has not been delivered yet. */
  readonly untold: string;
}

const CREDENTIALS = { email: 'ada@example.com', password: 'a walk by the harbour' } as const;
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' } as const;

/** Creates data of every kind in a gateway with {@link aHoldingSandbox}. */
export async function fill(
  gateway: LastingGateway,
  receivers: { readonly deaf: string; readonly quick: string },
): Promise<Filled> {
  const { call } = gateway;
  const person = await aSignedInPerson(gateway, CREDENTIALS);
  const made = await person.call('/account/keys', { json: { name: 'page' } });
  const video = async (more: object): Promise<string> =>
    jobOf(await call('/vidx/generations', { json: { ...VIDEO, ...more } }));
  const image = async (prompt: string): Promise<string> =>
    jobOf(
      await call('/v1/images/generations', {
        json: { prompt },
        headers: { prefer: 'respond-async', 'idempotency-key': prompt.replaceAll(' ', '-') },
      }),
    );
  const sample = await call('/musx/v1/upload', { form: aFormWith('file', aRecording(8)) });
  await call('/v1/messages', {
    json: { model: 'any', max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] },
  });
  const endedJobs = await Promise.all([
    video({ hook_url: receivers.quick }),
    video({ prompt: '[sandbox:failed] A pier' }),
    video({ prompt: '[sandbox:moderated] A pier' }),
    image('fox'),
    jobOf(
      await call('/musx/v1/sample', {
        json: {
          music_id: sample.json.data.music_id,
          chop_sample_start_s: 0,
          chop_sample_end_s: 8,
          custom: true,
          instrumental: true,
          mv: 'tune-v4',
          title: 'First Snow',
        },
      }),
    ),
  ]);
  const cancelled = await video({ prompt: `${HELD}A quay` });
  jobOf(await call(`/jobs/${cancelled}/cancel`, { method: 'POST' }));
  await Promise.all([...endedJobs, cancelled].map((jobId) => ended(gateway, jobId)));
  // Finishes last, since its callback is retried after some seconds.
  const untold = await video({ hook_url: receivers.deaf });
  await ended(gateway, untold);
  const openJobs = await Promise.all([
    video({ hook_url: receivers.quick, prompt: `${HELD}A dam` }),
    video({ hook_url: receivers.quick, prompt: `${HELD}A mole` }),
    image(`${HELD}A hare`),
  ]);
  return {
    person,
    key: made.json.data.secret,
    endedJobs: [...endedJobs, untold, cancelled],
    openJobs,
    untold,
  };
}

function jobOf({ status, text, json }: Answer): string {
  if (status !== 200 && status !== 202) throw new Error(`${status}: ${text}`);
  return json.data.jobId ?? json.data.job_id;
}

/** All data of {@link fill} that the gateway's API returns, without what changes from one moment to the next. */
export async function shown(
  { url, call }: Pick<LastingGateway, 'url' | 'call'>,
  { person, key, endedJobs }: Filled,
) {
  const records = await Promise.all(
    endedJobs.map(async (jobId) => {
      const { json: record } = await call(`/jobs/${jobId}`);
      const { json: timeline } = await call(`/jobs/${jobId}/timeline`);
      const addresses = addressesIn(record);
      const files = await Promise.all(addresses.map((address) => digestOf(url, address)));
      return { jobId, status: record.status, message: record.message, files, timeline };
    }),
  );
  const headers = { cookie: person.headers.cookie };
  const changes = await send(`${url}/account/changes`, { headers });
  const ledger = await call('/account/ledger?limit=50');
  const signedIn = await send(`${url}/account/sign-in`, { json: CREDENTIALS });
  return {
    records,
    changes: changes.json.data,
    ledger: ledger.json.data,
    secrets: (await call('/callback-secrets')).json.data,
    account: (await send(`${url}/account`, { headers })).json.data,
    models: (await send(`${url}/v1/models`, { headers: { 'SVC-API-KEY': key } })).status,
    signIn: signedIn.status,
    again: (
      await call('/v1/images/generations', {
        json: { prompt: 'fox' },
        headers: { prefer: 'respond-async', 'idempotency-key': 'fox' },
      })
    ).json.data,
  };
}

/** The URLs of files in a record. */
function addressesIn(record: unknown): readonly string[] {
  const text = JSON.stringify(record);
  return [...text.matchAll(/"(http[^"]*\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
}

/**
 * Status and hash of a file, fetched from the current gateway: its origin has changed, the signed path must stay valid.
 */
async function digestOf(url: string, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const answer = await fetch(url + pathname + search);
  const content = Buffer.from(await answer.arrayBuffer());
  return `${answer.status} ${createHash('sha256').update(content).digest('hex')}`;
}
