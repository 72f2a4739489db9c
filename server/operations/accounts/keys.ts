import type { Key } from '../../../generated/types.ts';
import { whyNotLimitedTo } from '../../accounts/key-operations.ts';
import type { KeyRecord } from '../../accounts/key-record.ts';
import type { Member } from '../../accounts/people/members.ts';
import { isDay, writtenDay } from '../../foundation/calendar.ts';
import { counted } from '../../foundation/counted.ts';
import { SECONDS_PER_HOUR } from '../../foundation/durations.ts';
import { definedOnly } from '../../foundation/json-object.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { refused } from '../../foundation/problems.ts';
import type { KeySpending } from '../../usage/quota-refused.ts';
import type { Call, Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { presentLimits, presentSpending } from './key-limits.ts';

type KeysServices = Pick<Services, 'keys' | 'ledger' | 'people'>;

/** Lists the account's keys. */
export function listKeys(services: KeysServices): Handler<'listKeys'> {
  return async ({ caller }) => {
    const records = await services.keys.list(caller.accountId);
    const message = `${counted(records.length, 'key')}.`;
    const data = { keys: await presentAll(services, records) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Creates a key. */
export function createKey(services: KeysServices & Pick<Services, 'clock'>): Handler<'createKey'> {
  return async ({ caller: { accountId, personId: createdBy }, input: { body } }) => {
    const checked = checkKey(body, services.clock.now());
    if (!checked.ok) return checked;
    const { name, limits } = body;
    const expiresAt = body.expiresAt === undefined ? undefined : new Date(body.expiresAt);
    const asked = definedOnly({ accountId, createdBy, name, limits, expiresAt });
    const outcome = await services.keys.create(asked);
    if (!outcome.ok) return outcome;
    const { key: secret, record } = outcome.value;
    const message = 'The key was created; it is shown only this once.';
    const data = { secret, key: await present(services, record) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** Revokes a key. */
export function revokeKey(services: KeysServices): Handler<'revokeKey'> {
  return async ({ caller, input: { parameters } }) => {
    const { accountId, personId: by } = caller;
    const outcome = await services.keys.revoke(accountId, parameters.keyId, by);
    if (!outcome.ok) return outcome;
    const data = await present(services, outcome.value);
    return done({
      kind: 'json',
      body: { status: 'SUCCESS', message: 'The key is revoked.', data },
    });
  };
}

/** Creates a key that replaces another, which stays valid for an overlap period. */
export function rotateKey(services: KeysServices): Handler<'rotateKey'> {
  return async ({ caller, input: { parameters, body } }) => {
    const { overlapHours } = body;
    const overlapSeconds = overlapHours * SECONDS_PER_HOUR;
    const { accountId, personId: createdBy } = caller;
    const rotation = { overlapSeconds, createdBy };
    const outcome = await services.keys.rotate(accountId, parameters.keyId, rotation);
    if (!outcome.ok) return outcome;
    const { key: secret, record } = outcome.value;
    const end = overlapHours === 0 ? 'has ended' : `ends in ${counted(overlapHours, 'hour')}`;
    const message = `The key was created; it is shown only this once. The one before ${end}.`;
    const data = { secret, key: await present(services, record) };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/**
 * Checks what a schema cannot: the operations must exist and take keys, and the expiry must be a real date in the
 * future.
 */
function checkKey(
  { limits, expiresAt }: Call<'createKey'>['input']['body'],
  now: Date,
): Outcome<undefined> {
  const why = whyNotLimitedTo(limits?.operations ?? []);
  if (why !== undefined) {
    const message = `limits.operations must name operations of this contract that take a key; ${why}.`;
    return failed(refused([{ parameter: 'limits.operations', rule: 'key-limits', message }]));
  }
  if (expiresAt === undefined) return done(undefined);
  const day = writtenDay(expiresAt);
  if (isDay(day) && new Date(expiresAt) > now) return done(undefined);
  const message = isDay(day)
    ? 'expiresAt must be a time to come.'
    : `expiresAt must be a time to come; ${day} is no day.`;
  return failed(refused([{ parameter: 'expiresAt', rule: 'key-end', message }]));
}

/** Keys of one account, with their spending and who created them. */
async function presentAll(
  { ledger, people }: Omit<KeysServices, 'keys'>,
  records: readonly KeyRecord[],
): Promise<Key[]> {
  const [first] = records;
  if (first === undefined) return [];
  const spent = await ledger.spentByKeys([...new Set(records.map(({ familyId }) => familyId))]);
  const members = await people.members(first.accountId);
  return records.map((record) => ({
    ...presentOne(record, spent.get(record.familyId)),
    ...makerOf(record, members),
  }));
}

async function present(services: Omit<KeysServices, 'keys'>, record: KeyRecord): Promise<Key> {
  const [key] = await presentAll(services, [record]);
  if (key === undefined) throw new Error('`presentAll` returned no record for the key.');
  return key;
}

function makerOf(
  { createdBy: personId }: KeyRecord,
  members: readonly Member[],
): Pick<Key, 'createdBy'> {
  if (personId === undefined) return {};
  const member = members.find((one) => one.personId === personId);
  const known = member === undefined ? {} : { name: member.name, email: member.email };
  return { createdBy: { personId, ...known } };
}

/** A key in the contract's shape. */
function presentOne(
  { id: keyId, name, prefix, limits, ...times }: KeyRecord,
  spent: KeySpending | undefined,
): Key {
  const { createdAt, lastUsedAt, expiresAt, revokedAt } = times;
  return definedOnly({
    keyId,
    name,
    prefix,
    limits: presentLimits(limits),
    spent: presentSpending(spent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
    expiresAt: expiresAt?.toISOString(),
    revokedAt: revokedAt?.toISOString(),
  });
}
