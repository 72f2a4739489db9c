import type { AccountChange, ChangedFacts } from '../../../generated/types.ts';
import type { WrittenChange } from '../../accounts/change-log.ts';
import { counted } from '../../foundation/counted.ts';
import { done } from '../../foundation/outcome.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { readPage } from './cursor-page.ts';
import { spanOf } from './day-span.ts';
import { presentLimits } from './key-limits.ts';
import { told } from './told.ts';

const RULE = 'changes-span';

/** Returns a page of the changes to the account, its people, invitations and keys. */
export function listChanges({ changes }: Pick<Services, 'changes'>): Handler<'listChanges'> {
  return async ({ caller, input: { parameters } }) => {
    const days = spanOf(parameters, RULE);
    if (!days.ok) return days;
    const { kind, personId, keyId, limit, cursor: before } = parameters;
    const wanted = { kind, personId, keyId, before, ...days.value };
    const { items: listed, next } = await readPage(limit, (upTo) =>
      changes.list(caller.accountId, { ...wanted, limit: upTo }),
    );
    const message = `${counted(listed.length, 'change')}.`;
    const data = { changes: listed.map(present), next };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

function present({
  id: changeId,
  kind,
  createdAt,
  key,
  newKey,
  ...rest
}: WrittenChange): AccountChange {
  return {
    changeId,
    kind,
    createdAt: createdAt.toISOString(),
    by: presentActor(rest.by),
    ...told('person', presentPerson(rest)),
    ...told('invitationId', rest.invitationId),
    ...(key === undefined ? {} : { key: { keyId: key.id, name: key.name, prefix: key.prefix } }),
    ...(newKey === undefined ? {} : { newKey: { keyId: newKey.id, prefix: newKey.prefix } }),
    ...told('before', presentFacts(rest.before)),
    ...told('after', presentFacts(rest.after)),
  };
}

function presentActor({ name, email, ...actor }: WrittenChange['by']): AccountChange['by'] {
  return { ...actor, ...told('name', name), ...told('email', email) };
}

function presentPerson({
  person: { id, name },
  email,
}: Pick<WrittenChange, 'person' | 'email'>): Required<AccountChange>['person'] | null {
  return email === null ? null : { ...told('personId', id), ...told('name', name), email };
}

function presentFacts(facts: WrittenChange['after']): ChangedFacts | null {
  if (facts === null || Object.keys(facts).length === 0) return null;
  const { limits, ...others } = facts;
  return { ...others, ...(limits === undefined ? {} : { limits: presentLimits(limits) }) };
}
