import type { OperationId } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import type { CallOptions } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  anAddress,
  expected,
  type GatewayWithMail,
  type SignedInPerson,
} from '../a-gateway-with-mail.ts';
import { aReceiver } from '../a-receiver.ts';
import { anAccount, made, someKeys } from '../accounts/some-keys.ts';
import { eventually } from '../eventually.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { exampleOf } from './examples.ts';

/** A request to an operation, without credentials. */
export interface StageRequest extends CallOptions {
  readonly path: string;
}

/** An account with an instance of everything that can be requested, and various callers. */
export interface AuthorisationStage {
  readonly gateway: GatewayWithMail;
  /** The owner of these things. */
  readonly owner: SignedInPerson;
  readonly keys: Readonly<Record<'own' | 'others' | 'operators' | WrongKey | LimitedKey, string>>;
  readonly people: Readonly<Record<'member' | 'others' | 'over', SignedInPerson>>;
  /** Strings that identify the owner's things in a reply. */
  readonly marks: readonly string[];
  /** A valid request on the owner's things, based on an example of the contract. */
  requestTo(operation: Operation): Promise<StageRequest>;
  stop(): Promise<void>;
}

type WrongKey = 'revoked' | 'expired';
type LimitedKey = 'ofOtherOperations' | 'ofOtherModels' | 'suspended';

const HOUR_MS = 3_600_000;
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '720p' };
/** Models whose jobs keep running. The contract's examples use them, so these are not rendered over and over. */
const SLOW_MODELS = { video: 'vidx-imagine-video-1.5-fast', music: 'tune-v5' } as const;
const QUICK_MODELS = { video: 'vidx-imagine-video', music: 'tune-v4' } as const;

/** Starts the gateway and creates everything. */
export async function anAuthorisationStage(): Promise<AuthorisationStage> {
  const receiver = await aReceiver(204);
  const gateway = await aGatewayWithMail({
    accounts: { startingUnits: 1_000_000, keysUpTo: 1_000 },
    callbacks: { allowPrivate: true },
    upstreams: {
      quick: { kind: 'sandbox', jobSeconds: 0 },
      slow: { kind: 'sandbox', jobSeconds: 3600 },
    },
    models: [
      { id: SLOW_MODELS.video, upstream: 'slow' },
      { id: SLOW_MODELS.music, upstream: 'slow' },
      { id: '*', upstream: 'quick' },
    ],
  });
  const [owner, others] = await Promise.all([gateway.aPerson(), gateway.aPerson()]);
  const [member, over, things] = await Promise.all([
    aMember(gateway, owner),
    aSessionThatIsOver(gateway, others),
    thingsOf(owner, receiver.url),
  ]);
  return {
    gateway,
    owner,
    keys: await keysOf(gateway, owner, others),
    people: { member, others, over },
    marks: [owner.accountId, owner.personId, ...Object.values(things).map(markOf)],
    requestTo: (operation) => requestTo(operation, { gateway, owner, things }),
    async stop() {
      await gateway.stop();
      await receiver.stop();
    },
  };
}

async function aSessionThatIsOver(
  gateway: GatewayWithMail,
  person: SignedInPerson,
): Promise<SignedInPerson> {
  const over = await gateway.signedIn(person);
  await gateway
    .stored()
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('token', '=', tokenOf(over))
    .execute();
  return over;
}

/** The token in a session cookie, without its signature. */
function tokenOf({ cookie }: SignedInPerson): string {
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';
}

async function aMember(gateway: GatewayWithMail, owner: SignedInPerson): Promise<SignedInPerson> {
  const email = anAddress();
  await expected(owner.call('/account/invitations', { json: { email, role: 'member' } }));
  return gateway.aPerson({ email, invitation: await gateway.tokenTo(email) });
}

async function keysOf(
  gateway: GatewayWithMail,
  { accountId }: SignedInPerson,
  others: SignedInPerson,
): Promise<AuthorisationStage['keys']> {
  const keys = someKeys(gateway.stored(), { keysUpTo: 1_000 });
  const keyOf = async (of: string, more: object = {}) =>
    made(await keys.create({ accountId: of, name: 'a key', ...more }));
  const revoked = await keyOf(accountId);
  await keys.revoke(accountId, revoked.record.id);
  const suspended = await anAccount(gateway.stored(), { suspended_at: new Date() });
  return {
    own: (await keyOf(accountId)).key,
    others: (await keyOf(others.accountId)).key,
    operators: gateway.key,
    revoked: revoked.key,
    expired: (await keyOf(accountId, { expiresAt: new Date(Date.now() - HOUR_MS) })).key,
    ofOtherOperations: (await keyOf(accountId, { limits: { operations: [] } })).key,
    ofOtherModels: (await keyOf(accountId, { limits: { models: ['another-model'] } })).key,
    suspended: (await keyOf(suspended)).key,
  };
}

/** The owner's things, under the names used in the contract. */
interface TestObjects {
  /** A finished job of each kind; the video's callback has been delivered. */
  readonly video: string;
  readonly music: string;
  readonly song: string;
  readonly sample: string;
  /** A running job. */
  readonly running: string;
  readonly entryId: string;
  /** A stored response. */
  readonly response: string;
  readonly asset: URL;
}

function markOf(thing: string | URL): string {
  return typeof thing === 'string' ? thing : thing.pathname;
}

async function thingsOf({ call }: SignedInPerson, receiverUrl: string): Promise<TestObjects> {
  const create = async (path: string, json: object) =>
    (await expected(call(path, { json }))).json.data;
  const upload = await expected(
    call('/musx/v1/upload', { form: aFormWith('file', aRecording(31)) }),
  );
  const sample: string = upload.json.data.music_id;
  const song = {
    chop_sample_start_s: 0,
    chop_sample_end_s: 3,
    mv: QUICK_MODELS.music,
    music_id: sample,
    custom: false,
    instrumental: true,
    llm_description_prompt: 'A waltz',
  };
  const music: string = (await create('/musx/v1/sample', song)).job_id;
  const film = { ...VIDEO, model: QUICK_MODELS.video, hook_url: receiverUrl };
  const { jobId: video } = await create('/vidx/generations', film);
  const slow = { ...VIDEO, model: SLOW_MODELS.video };
  const { jobId: running } = await create('/vidx/generations', slow);
  const done = async (path: string) =>
    eventually(async () => {
      const { json } = await expected(call(path));
      if (json.status !== 'SUCCESS') throw new Error(`It is not done: ${json.message}`);
      return json.data;
    });
  const filmed = await done(`/vidx/fetch?jobId=${video}`);
  const songs = await done(`/musx/v2/fetch?jobId=${music}`);
  await eventually(() => expected(call(`/jobs/${video}/callbacks`)));
  const ledger = await expected(call('/account/ledger'));
  return {
    video,
    music,
    running,
    sample,
    song: songs.musics[0].musicId,
    entryId: ledger.json.data.entries[0].entryId,
    response: await aResponse(call),
    asset: new URL(filmed.videoUrl),
  };
}

interface RequestParts {
  readonly gateway: GatewayWithMail;
  readonly owner: SignedInPerson;
  readonly things: TestObjects;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parameter values per operation; other parameters come from examples. */
const ABOUT: { readonly [Id in OperationId]?: (parts: RequestParts) => Promise<Fields> | Fields } =
  {
    getVideoJob: ({ things }) => ({ jobId: things.video }),
    getMusicJob: ({ things }) => ({ jobId: things.music }),
    getMusicJobV1: ({ things }) => ({ jobId: things.music }),
    createMusic: ({ things }) => ({ music_id: things.sample }),
    removeSample: async ({ owner }) => ({ musicId: await aSample(owner) }),
    extractMidi: ({ things }) => ({ music_id: things.song }),
    getResponse: ({ things }) => ({ responseId: things.response }),
    deleteResponse: async ({ owner }) => ({ responseId: await aResponse(owner.call) }),
    listResponseInputItems: ({ things }) => ({ responseId: things.response }),
    getModel: () => ({ modelId: 'imgy-2' }),
    listJobs: ({ things }) => ({ cursor: things.video }),
    getJob: ({ things }) => ({ jobId: things.video }),
    cancelJob: async ({ owner }) => {
      const json = { ...VIDEO, model: SLOW_MODELS.video };
      return (await expected(owner.call('/vidx/generations', { json }))).json.data;
    },
    streamJobEvents: ({ things }) => ({ jobId: things.running }),
    getJobTimeline: ({ things }) => ({ jobId: things.video }),
    getCallback: ({ things }) => ({ jobId: things.video }),
    redeliverCallback: ({ things }) => ({ jobId: things.video }),
    getLedger: ({ things }) => ({ cursor: things.entryId }),
    activateAccount: () => ({ token: 'a-token-of-nobody' }),
    changePerson: async (parts) => ({ personId: await somebodyElse(parts) }),
    removePerson: async (parts) => ({ personId: await somebodyElse(parts) }),
    withdrawInvitation: async ({ owner }) => ({ invitationId: await anInvitation(owner) }),
    revokeKey: async (parts) => ({ keyId: await aKey(parts) }),
    rotateKey: async (parts) => ({ keyId: await aKey(parts) }),
    getAsset: ({ things: { asset } }) => ({
      assetId: asset.pathname.split('/').at(-1),
      ...Object.fromEntries(asset.searchParams),
    }),
  };

/** Replaces requests that would cause outgoing traffic or name the same person every time. */
const REPLACED: { readonly [Id in OperationId]?: () => CallOptions } = {
  uploadSample: () => ({ form: aFormWith('file', aRecording(2)) }),
  invitePerson: () => ({ json: { email: anAddress(), role: 'member' } }),
};

async function requestTo(operation: Operation, parts: RequestParts): Promise<StageRequest> {
  const { operationId, method, path: template, parameters } = operation;
  const about = await byId(ABOUT, operationId)?.(parts);
  const query = new URLSearchParams();
  const inBody: Record<string, unknown> = { ...about };
  let path = template;
  for (const { name, in: place } of parameters?.list ?? []) {
    const value = about?.[name];
    delete inBody[name];
    if (value === undefined && place !== 'path') continue;
    if (value === undefined) throw new Error(`Say in ABOUT what ${operationId} is asked about.`);
    if (place === 'path') path = path.replace(`{${name}}`, String(value));
    else if (place === 'query') query.set(name, String(value));
  }
  const address = query.size === 0 ? path : `${path}?${query}`;
  const replaced = byId(REPLACED, operationId)?.();
  if (replaced !== undefined) return { method, path: address, ...replaced };
  const example = exampleOf(operation);
  if (example === undefined) return { method, path: address };
  const { hook_url: _, hookUrl: __, ...json } = { ...example, ...inBody };
  return { method, path: address, json };
}

function byId<T>(table: { readonly [Id in OperationId]?: T }, operationId: string): T | undefined {
  return Object.entries(table).find(([id]) => id === operationId)?.[1];
}

async function aSample({ call }: SignedInPerson): Promise<string> {
  const form = aFormWith('file', aRecording(2));
  return (await expected(call('/musx/v1/upload', { form }))).json.data.music_id;
}

async function aResponse(call: SignedInPerson['call']): Promise<string> {
  const json = { model: 'sandbox-text-1', input: 'Hello' };
  return (await expected(call('/v1/responses', { json }))).json.id;
}

/** Adds a person to the account who can be changed or removed. */
async function anInvitation(owner: SignedInPerson): Promise<string> {
  const email = anAddress();
  await expected(owner.call('/account/invitations', { json: { email, role: 'member' } }));
  const { json } = await expected(owner.call('/account/people'));
  const open: readonly { invitationId: string; email: string }[] = json.data.invitations;
  return open.find((invitation) => invitation.email === email)?.invitationId ?? '';
}

async function somebodyElse({ gateway, owner }: RequestParts): Promise<string> {
  const queries = gateway.stored();
  const now = new Date();
  const id = newIdentifier();
  await queries
    .insertInto('person')
    .values({
      id,
      name: 'Bob',
      email: anAddress(),
      email_verified: true,
      image: null,
      organisation: null,
      invitation_id: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await queries
    .insertInto('membership')
    .values({ person_id: id, account_id: owner.accountId, role: 'member', created_at: now })
    .execute();
  return id;
}

async function aKey({ owner }: RequestParts): Promise<string> {
  const { json } = await expected(owner.call('/account/keys', { json: { name: 'to be ended' } }));
  return json.data.key.keyId;
}
