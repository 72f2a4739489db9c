import type { AccountChange, ChangedFacts } from '../../../../generated/types.ts';
import { ROLES } from '../account/roles.ts';
import { limitsInWords } from '../keys/key-facts.ts';

type Kind = AccountChange['kind'];

/** Labels of the kinds of changes, for filters. */
export const KINDS = {
  'account.created': 'Account created',
  'account.suspended': 'Account suspended',
  'account.resumed': 'Account resumed',
  'person.invited': 'Person invited',
  'invitation.withdrawn': 'Invitation withdrawn',
  'person.joined': 'Person joined',
  'person.changed': 'Role changed',
  'person.removed': 'Person removed',
  'person.left': 'Person left',
  'key.created': 'Key created',
  'key.rotated': 'Key rotated',
  'key.revoked': 'Key revoked',
  'callback-secret.rotated': 'Signing secret rotated',
} as const satisfies Readonly<Record<Kind, string>>;

/** Type guard for kinds of changes. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text);
}

/** A sentence that describes a change: `Ada made Charles an owner`. */
export function sentenceOf(change: AccountChange): string {
  return `${actorOf(change)} ${deedOf(change)}`;
}

function deedOf(change: AccountChange): string {
  const [whom, key] = [personIn(change), change.key?.name ?? ''];
  switch (change.kind) {
    case 'account.created':
      return `created the account ${change.after?.name ?? ''}`;
    case 'account.suspended':
      return 'suspended the account';
    case 'account.resumed':
      return 'resumed the account';
    case 'person.invited':
      return `invited ${whom} as ${roleIn(change.after)}`;
    case 'invitation.withdrawn':
      return `withdrew the invitation to ${whom}`;
    case 'person.joined':
      return `joined as ${roleIn(change.after)}`;
    case 'person.changed':
      return `made ${whom} ${roleIn(change.after)}`;
    case 'person.removed':
      return `removed ${whom}`;
    case 'person.left':
      return 'left the account';
    case 'key.created':
      return `created the key ${key}`;
    case 'key.rotated':
      return `rotated the key ${key}`;
    case 'key.revoked':
      return `revoked the key ${key}`;
    case 'callback-secret.rotated':
      return 'rotated the signing secret';
  }
}

function actorOf({ by }: AccountChange): string {
  switch (by.kind) {
    case 'person':
      return by.name ?? by.email ?? 'Someone';
    case 'key':
      return `The key ${by.name ?? ''}`;
    case 'operator':
      return 'The operator';
  }
}

function personIn({ person }: AccountChange): string {
  return person?.name ?? person?.email ?? 'someone';
}

function roleIn(facts: ChangedFacts | undefined): string {
  return facts?.role === undefined ? 'a member' : ROLES[facts.role].article;
}

const END = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The details of a change, a few words each: e-mail addresses, key prefixes, limits, expiry and previous values. */
export function detailsOf(change: AccountChange): readonly string[] {
  const { by, person, key, newKey, before, after } = change;
  return [
    ...(by.email === undefined ? [] : [`by ${by.email}`]),
    ...(person?.name === undefined || person.personId === by.personId ? [] : [person.email]),
    ...(key === undefined ? [] : [`${key.prefix}…`]),
    ...(newKey === undefined ? [] : [`replaced by ${newKey.prefix}…`]),
    ...(before?.role === undefined ? [] : [`previously ${ROLES[before.role].label.toLowerCase()}`]),
    ...endsOf(change),
    ...(after?.limits === undefined ? [] : limitsInWords({ limits: after.limits })),
  ];
}

/** The expiry in a change: for a rotated key, it is that of the old key; for a created key, it is its own, if any. */
function endsOf({ kind, after }: AccountChange): readonly string[] {
  if (after?.expiresAt === undefined) return [];
  const end = END.format(new Date(after.expiresAt));
  return [kind === 'key.rotated' ? `old key expires ${end}` : `expires ${end}`];
}
