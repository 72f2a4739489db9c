import { operations } from '../../../generated/operations.ts';
import type { Key } from '../../../generated/types.ts';
import type { KeyRecord } from '../../accounts/key-record.ts';
import { counted } from '../../foundation/counted.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { refused } from '../../foundation/problems.ts';
import type { KeySpending } from '../../usage/quota-refused.ts';
import type { Call, Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { presentLimits, presentSpending } from './key-limits.ts';

type KeysServices = Pick<Services, 'keys' | 'ledger'>;

const SECONDS_AN_HOUR = 3600;

/** Lists the account's keys. */
export function listKeys({ keys, ledger }: KeysServices): Handler<'listKeys'> {
  return async ({ caller }) => {
    const records = await keys.list(caller.accountId);
    const message = `${counted(records.length, 'key')}.`;
    const data = { keys: await presentAll(ledger, records) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Makes a key. */
export function createKey({
  keys,
  ledger,
  clock,
}: KeysServices & Pick<Services, 'clock'>): Handler<'createKey'> {
  return async ({ caller: { accountId, personId: createdBy }, input: { body } }) => {
    const checked = checkKey(body, clock.now());
    if (!checked.ok) return checked;
    const { name, limits } = body;
    const outcome = await keys.create({
      accountId,
      createdBy,
      name,
      ...(limits === undefined ? {} : { limits }),
      ...(body.expiresAt === undefined ? {} : { expiresAt: new Date(body.expiresAt) }),
    });
    if (!outcome.ok) return outcome;
    const { key: secret, record } = outcome.value;
    const message = 'The key is made; it is shown this once.';
    const data = { secret, key: await present(ledger, record) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Ends a key. */
export function revokeKey({ keys, ledger }: KeysServices): Handler<'revokeKey'> {
  return async ({ caller, input: { parameters } }) => {
    const outcome = await keys.revoke(caller.accountId, parameters.keyId);
    if (!outcome.ok) return outcome;
    const data = await present(ledger, outcome.value);
    return done({
      kind: 'json',
      body: { status: 'SUCCESS', message: 'The key is revoked.', data },
    });
  };
}

/** Makes a key in the place of another, which goes on for a while. */
export function rotateKey({ keys, ledger }: KeysServices): Handler<'rotateKey'> {
  return async ({ caller, input: { parameters, body } }) => {
    const { overlapHours } = body;
    const overlapSeconds = overlapHours * SECONDS_AN_HOUR;
    const { accountId, personId: createdBy } = caller;
    const rotation = { overlapSeconds, createdBy };
    const outcome = await keys.rotate(accountId, parameters.keyId, rotation);
    if (!outcome.ok) return outcome;
    const { key: secret, record } = outcome.value;
    const end = overlapHours === 0 ? 'has ended' : `ends in ${counted(overlapHours, 'hour')}`;
    const message = `The key is made; it is shown this once. The one before ${end}.`;
    const data = { secret, key: await present(ledger, record) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** What a schema cannot say: the operations must be there, and the end must lie ahead. */
function checkKey(
  { limits, expiresAt }: Call<'createKey'>['input']['body'],
  now: Date,
): Outcome<undefined> {
  const unknown = limits?.operations?.find((name) => !Object.hasOwn(operations, name));
  if (unknown !== undefined) {
    const message = `limits.operations must name operations of this contract; ${unknown} is none.`;
    return failed(refused([{ parameter: 'limits.operations', rule: 'key-limits', message }]));
  }
  const isPast = expiresAt !== undefined && !(new Date(expiresAt) > now);
  if (!isPast) return done(undefined);
  const message = 'expiresAt must be a time to come.';
  return failed(refused([{ parameter: 'expiresAt', rule: 'key-end', message }]));
}

async function presentAll(
  ledger: Pick<Services['ledger'], 'spentByKeys'>,
  records: readonly KeyRecord[],
): Promise<Key[]> {
  const families = new Set(records.map(({ familyId }) => familyId));
  const spent = await ledger.spentByKeys([...families]);
  return records.map((record) => presentOne(record, spent.get(record.familyId)));
}

async function present(
  ledger: Pick<Services['ledger'], 'spentByKeys'>,
  record: KeyRecord,
): Promise<Key> {
  const spent = await ledger.spentByKeys([record.familyId]);
  return presentOne(record, spent.get(record.familyId));
}

/** A key as the contract has it. */
function presentOne(
  { id: keyId, name, prefix, limits, ...times }: KeyRecord,
  spent: KeySpending | undefined,
): Key {
  const { createdAt, lastUsedAt, expiresAt, revokedAt } = times;
  return {
    keyId,
    name,
    prefix,
    limits: presentLimits(limits),
    spent: presentSpending(spent),
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt === undefined ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt.toISOString() }),
    ...(revokedAt === undefined ? {} : { revokedAt: revokedAt.toISOString() }),
  };
}
