import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Person } from '../../../../generated/types.ts';
import { usePeople } from '../../app/account-data.ts';
import { PeopleOnly } from '../../app/people-only.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Moment } from '../../components/facts.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { type Column, Table } from '../../components/table.tsx';
import styles from './account-page.module.css';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type PersonChange, PersonDialog } from './person-dialog.tsx';
import { ROLES } from './roles.ts';

/** The people of the account and the invited ones; owners manage them. */
export function PeopleCard({ self: entered }: { readonly self: Person }): ReactNode {
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<PersonChange | undefined>(undefined);
  const people = usePeople();
  // Another owner may have changed the role since the session was read.
  const self = people.data?.people.find(({ personId }) => personId === entered.personId) ?? entered;
  const isOwner = self.role === 'owner';
  const invite = isOwner && (
    <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      Invite person
    </Button>
  );
  return (
    <Card
      title="People"
      text={isOwner ? WHO_CAN : `${WHO_CAN} You are a member. Ask an owner to make changes.`}
      actions={invite}
    >
      <QueryView query={people}>
        {(data) => (
          <>
            <PeopleTable people={data.people} self={self} onAsk={setAsked} />
            {data.invitations.length > 0 && (
              <Invitations invitations={data.invitations} isOwner={isOwner} />
            )}
          </>
        )}
      </QueryView>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked !== undefined && (
        <PersonDialog change={asked} self={self} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

const WHO_CAN = `Members can ${ROLES.member.can}. Owners can also ${ROLES.owner.can}.`;

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly self: Person;
  readonly onAsk: (change: PersonChange) => void;
}

function PeopleTable({ people, self, onAsk }: PeopleTableProps): ReactNode {
  const columns: readonly Column<Person>[] = [
    {
      key: 'name',
      title: 'Person',
      show: ({ personId, name, email }) => (
        <div className={styles.person}>
          <strong>
            <bdi>{name}</bdi>
            {personId === self.personId && <span className={styles.you}> (you)</span>}
          </strong>
          <span>{email}</span>
        </div>
      ),
    },
    {
      key: 'role',
      title: 'Role',
      show: ({ role }) => (
        <Badge tone={role === 'owner' ? 'busy' : 'neutral'}>{ROLES[role].label}</Badge>
      ),
    },
    { key: 'since', title: 'Since', show: ({ since }) => <Moment at={since} /> },
  ];
  const isOnlyOwner =
    self.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1;
  const actions: Column<Person> = {
    key: 'change',
    title: 'Actions',
    align: 'end',
    show: (person) => (
      <PersonActions person={person} self={self} isOnlyOwner={isOnlyOwner} onAsk={onAsk} />
    ),
  };
  return (
    <Table
      caption="People"
      columns={[...columns, actions]}
      rows={people}
      keyOf={({ personId }) => personId}
    />
  );
}

interface PersonActionsProps {
  readonly person: Person;
  readonly self: Person;
  /** Whether the signed-in person is the only owner, whom the account must keep. */
  readonly isOnlyOwner: boolean;
  readonly onAsk: (change: PersonChange) => void;
}

/** The actions on a person: owners manage everybody; everybody may leave, except the only owner. */
function PersonActions({ person, self, isOnlyOwner, onAsk }: PersonActionsProps): ReactNode {
  const isSelf = person.personId === self.personId;
  const isOwner = self.role === 'owner';
  const role = person.role === 'owner' ? 'member' : 'owner';
  if (isSelf && isOnlyOwner) {
    return <p className={styles.hint}>To leave, first make another person an owner.</p>;
  }
  return (
    <div className={styles.actions}>
      {isOwner && (
        <Button
          size="small"
          aria-label={`Make ${ROLES[role].article}: ${person.name}`}
          onClick={() => onAsk({ kind: 'role', person, role })}
        >
          Make {ROLES[role].article}
        </Button>
      )}
      {(isOwner || isSelf) && (
        <Button
          size="small"
          variant="danger"
          aria-label={isSelf ? 'Leave account' : `Remove ${person.name}`}
          onClick={() => onAsk({ kind: 'remove', person })}
        >
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
      )}
    </div>
  );
}

/** Replaces the list of people if a key is signed in. */
export function PeopleForKeys(): ReactNode {
  return (
    <Card title="People">
      <PeopleOnly>
        For security, keys cannot list people. Sign in with your e-mail address and password to see
        and invite people.
      </PeopleOnly>
    </Card>
  );
}
