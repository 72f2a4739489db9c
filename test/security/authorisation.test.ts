import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { SignedInPerson } from '../a-gateway-with-mail.ts';
import { type AuthorisationStage, anAuthorisationStage } from './an-authorisation-stage.ts';

const table: readonly Operation[] = Object.values(operations);

/**
 * Who may use an operation, besides the keys and sessions declared in the contract:
 * - `open`: everybody, without authentication;
 * - `own`: it acts on the caller's account;
 * - `thing`: it acts on one thing, which does not exist for other accounts;
 * - `owners`, `owners-thing`: like `own` and `thing`, but only for owners of the account;
 * - `operators`: it acts on the gateway, and only for the operator's account.
 *
 * A new operation does not compile until it is listed here.
 */
const PLACES = {
  createVideo: 'own',
  getVideoJob: 'thing',
  createImage: 'own',
  editImage: 'own',
  uploadSample: 'own',
  removeSample: 'thing',
  createMusic: 'thing',
  getMusicJob: 'thing',
  getMusicJobV1: 'thing',
  extractMidi: 'thing',
  createMessage: 'own',
  countMessageTokens: 'own',
  createChatCompletion: 'own',
  createResponse: 'own',
  countResponseTokens: 'own',
  createEmbedding: 'own',
  getResponse: 'thing',
  deleteResponse: 'thing',
  listResponseInputItems: 'thing',
  listModels: 'own',
  getModel: 'own',
  listJobs: 'own',
  streamJobs: 'own',
  getJob: 'thing',
  cancelJob: 'thing',
  streamJobEvents: 'thing',
  getJobTimeline: 'thing',
  getCallback: 'thing',
  redeliverCallback: 'thing',
  getCallbackSecrets: 'own',
  rotateCallbackSecret: 'own',
  getAccount: 'own',
  signUp: 'open',
  activateAccount: 'open',
  sendActivation: 'open',
  signIn: 'open',
  signOut: 'own',
  sendPasswordReset: 'open',
  resetPassword: 'open',
  listPeople: 'own',
  changePerson: 'owners-thing',
  removePerson: 'owners-thing',
  invitePerson: 'owners',
  withdrawInvitation: 'owners-thing',
  listKeys: 'own',
  createKey: 'own',
  revokeKey: 'thing',
  rotateKey: 'thing',
  listChanges: 'own',
  getUsage: 'own',
  exportUsage: 'own',
  getLedger: 'own',
  exportLedger: 'own',
  getAsset: 'open',
  getContract: 'open',
  getContractYaml: 'open',
  listUpstreams: 'operators',
  getHealth: 'open',
  getReadiness: 'open',
  getMetrics: 'open',
} as const satisfies Record<OperationId, Place>;

type Place = 'open' | 'own' | 'thing' | 'owners' | 'owners-thing' | 'operators';

let stage: AuthorisationStage;

beforeAll(async () => {
  stage = await anAuthorisationStage();
});

afterAll(() => stage.stop());

/** Returns the credentials of a caller as headers, created on demand. */
type Shows = (operation: Operation) => Readonly<Record<string, string>>;

/** The result of a request that has passed all earlier checks. */
type Verdict = 'served' | 401 | 403 | 404;

interface Asker {
  readonly shows: Shows;
  /** The expected result according to the contract and the place. */
  readonly verdict: (operation: Operation, place: Place) => Verdict;
  /** Whether the caller belongs to another account and may learn nothing about this one. */
  readonly isOfAnother?: true;
}

/** Sends a key in the last header in which the operation accepts keys, so that all headers get tested. */
function key(name: keyof AuthorisationStage['keys'] | 'wrong'): Shows {
  return ({ keys }) => {
    const { header, prefix } = keys.at(-1) ?? { header: 'svc-api-key', prefix: '' };
    return { [header]: prefix + (name === 'wrong' ? 'pb_0123456789ab_wrong' : stage.keys[name]) };
  };
}

function session(of: () => SignedInPerson): Shows {
  return () => ({ cookie: of().cookie, 'x-csrf-token': of().csrfToken });
}

const takesKeys = ({ keys }: Operation): boolean => keys.length > 0;

/** Operations that require a person ignore keys. */
function byKey(verdict: (operation: Operation, place: Place) => Verdict): Asker['verdict'] {
  return (operation, place) => (takesKeys(operation) ? verdict(operation, place) : 401);
}

const refused: Asker['verdict'] = () => 401;
const forOperators = (place: Place): Verdict => (place === 'operators' ? 403 : 'served');
const ofAnother = (place: Place): Verdict => {
  if (place === 'thing' || place === 'owners-thing') return 404;
  return forOperators(place);
};

const ASKERS: Readonly<Record<string, Asker>> = {
  'nobody at all': { shows: () => ({}), verdict: refused },
  'a wrong key': { shows: key('wrong'), verdict: refused },
  'a revoked key': { shows: key('revoked'), verdict: refused },
  'an expired key': { shows: key('expired'), verdict: refused },
  'a key in a header of other operations': {
    shows: () => ({ authorization: `Bearer ${stage.keys.own}` }),
    verdict: ({ keys }, place) =>
      keys.some(({ header }) => header === 'authorization') ? forOperators(place) : 401,
  },
  'a key in the query': { shows: () => ({}), verdict: refused },
  'a key of other operations': { shows: key('ofOtherOperations'), verdict: byKey(() => 403) },
  'a key of other models': {
    shows: key('ofOtherModels'),
    verdict: byKey(({ models }, place) => (models === undefined ? forOperators(place) : 403)),
  },
  'a key of a suspended account': { shows: key('suspended'), verdict: byKey(() => 403) },
  'a key of another account': {
    shows: key('others'),
    isOfAnother: true,
    verdict: byKey((_operation, place) => ofAnother(place)),
  },
  'the key of the account': {
    shows: key('own'),
    verdict: byKey((_operation, place) => forOperators(place)),
  },
  'a session that is over': { shows: session(() => stage.people.over), verdict: refused },
  'a session without its token': {
    shows: () => ({ cookie: stage.owner.cookie }),
    verdict: ({ session: place }, at) =>
      place?.tokenHeader === undefined ? forOperators(at) : 403,
  },
  'a person of another account': {
    shows: session(() => stage.people.others),
    isOfAnother: true,
    verdict: (_operation, place) => ofAnother(place),
  },
  'a member of the account': {
    shows: session(() => stage.people.member),
    verdict: (_operation, place) =>
      place === 'owners' || place === 'owners-thing' ? 403 : forOperators(place),
  },
  'an owner of the account': {
    shows: session(() => stage.owner),
    verdict: (_operation, place) => forOperators(place),
  },
  'the operator': {
    shows: key('operators'),
    isOfAnother: true,
    verdict: byKey((_operation, place) => (place === 'operators' ? 'served' : ofAnother(place))),
  },
};

/** Ends the session that other tests use; tested separately. */
const NOT_BY_SESSION: readonly string[] = ['signOut'];

interface Told {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends a request and reads the reply, unless it is an open-ended stream. */
async function send(operation: Operation, asker: string): Promise<Told> {
  const { path, method = 'GET', json, form } = await stage.requestTo(operation);
  const body = json === undefined ? form : JSON.stringify(json);
  const url = new URL(path, stage.gateway.url);
  if (asker === 'a key in the query') {
    for (const name of ['key', 'api_key', 'svc-api-key', 'access_token']) {
      url.searchParams.set(name, stage.keys.own);
    }
  }
  const end = new AbortController();
  const response = await fetch(url, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...ASKERS[asker]?.shows(operation),
    },
    ...(body === undefined ? {} : { body }),
    signal: end.signal,
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (response.status === 200 && operation.events !== undefined && type === 'text/event-stream') {
    end.abort();
    return { status: 200, type, text: '' };
  }
  return { status: response.status, type, text: await response.text() };
}

/** Asserts that a reply is declared in the contract, and uses the envelope if it is a refusal. */
function keepsContract({ operationId, responses }: Operation, { status, type, text }: Told): void {
  const declared = responses[status];
  expect(declared, `${operationId} answers ${status}: ${text}`).toBeDefined();
  if (status < 400) return;
  expect(type).toBe('application/json');
  const said = JSON.parse(text);
  expect(said).toMatchObject({ status: 'FAILED', message: expect.any(String) });
  expect(declared?.['application/json']?.(said), text).toBe(true);
}

const placeOf = (operationId: string): Place | undefined =>
  Object.entries(PLACES).find(([id]) => id === operationId)?.[1];

describe('every operation', () => {
  test('is open, and to be asked by key, by session or by both, as its place says', () => {
    for (const { operationId, keys, session: place } of table) {
      const isOpen = keys.length === 0 && place === undefined;
      expect([operationId, placeOf(operationId) === 'open']).toEqual([operationId, isOpen]);
    }
  });
});

/** A member may remove only themselves from the account. */
const FOR_ONE_MEMBER = 'removePerson';

test('the contract tells programs which operations are for owners, and which for operators', () => {
  for (const [operationId, { onlyFor }] of Object.entries(forms)) {
    const place = placeOf(operationId);
    const isForOwners = place === 'owners' || place === 'owners-thing';
    const usual = place === 'operators' ? 'operator' : isForOwners ? 'owner' : undefined;
    const told = operationId === FOR_ONE_MEMBER ? undefined : usual;
    expect([operationId, onlyFor]).toEqual([operationId, told]);
  }
});

describe.each(Object.entries(ASKERS))('by %s', (asker, { verdict, isOfAnother }) => {
  const guarded = table.filter(
    ({ operationId }) => placeOf(operationId) !== 'open' && !NOT_BY_SESSION.includes(operationId),
  );

  test('every operation is served or refused as the contract says (G6)', async () => {
    expect(guarded.length).toBeGreaterThan(35);
    for (const operation of guarded) {
      const { operationId } = operation;
      const place = placeOf(operationId) ?? 'own';
      const verdictHere = verdict(operation, place);
      const told = await send(operation, asker);
      keepsContract(operation, told);
      if (isOfAnother) for (const mark of stage.marks) expect(told.text).not.toContain(mark);
      if (verdictHere === 'served') {
        expect([operationId, Math.floor(told.status / 100), told.text]).toEqual([
          ...[operationId, 2, told.text],
        ]);
      } else {
        expect([operationId, told.status, told.text]).toEqual([
          ...[operationId, verdictHere, told.text],
        ]);
      }
    }
  });
});

test('whatever is shown, every open operation is answered as to nobody', async () => {
  for (const operation of table.filter(({ operationId }) => placeOf(operationId) === 'open')) {
    const { status: toNobody } = await send(operation, 'nobody at all');
    for (const asker of ['a wrong key', 'a person of another account']) {
      const told = await send(operation, asker);
      keepsContract(operation, told);
      expect([operation.operationId, told.status]).toEqual([operation.operationId, toNobody]);
    }
    expect([operation.operationId, toNobody]).not.toEqual([operation.operationId, 403]);
  }
});

test('to sign out ends one session, and takes its token', async () => {
  const operation: Operation = operations.signOut;
  for (const asker of ['nobody at all', 'the key of the account', 'a session that is over']) {
    expect((await send(operation, asker)).status, asker).toBe(401);
  }
  expect((await send(operation, 'a session without its token')).status).toBe(403);
  const { cookie, csrfToken, call } = await stage.gateway.signedIn(stage.owner);
  expect(cookie).not.toBe(stage.owner.cookie);
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const { method, path } = operation;
  expect((await stage.gateway.ask(path, { method, headers })).status).toBe(200);
  expect((await call('/account')).status).toBe(401);
  expect((await stage.owner.call('/account')).status).toBe(200);
});
