import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Person } from '../../../../generated/types.ts';
import { usePatchbay, useSession } from '../../app/session.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import type { ChangeWords } from '../../components/failure-words.ts';
import { ErrorNotice } from '../../components/notice.tsx';
import { pageHeading } from '../../components/page-heading.ts';
import { useToast } from '../../components/toast.tsx';
import { ROLES, type RoleName } from './roles.ts';

/** The change to make to a person. */
export type PersonChange =
  | { readonly kind: 'role'; readonly person: Person; readonly role: RoleName }
  | { readonly kind: 'remove'; readonly person: Person };

/** Props of `PersonDialog`. */
export interface PersonDialogProps {
  readonly change: PersonChange;
  /** The signed-in person. */
  readonly self: Person;
  readonly onClose: () => void;
}

/** Asks for confirmation before it changes a person's role or removes the person. */
export function PersonDialog({ change, self, onClose }: PersonDialogProps): ReactNode {
  const patchbay = usePatchbay();
  const { refresh } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const isOpenerGone = useRef(false);
  const { person } = change;
  const isSelf = person.personId === self.personId;
  const words = failureOf(change, isSelf);
  const changing = useDialogMutation({
    act: () =>
      change.kind === 'remove'
        ? patchbay.account.people.remove(person.personId)
        : patchbay.account.people.change(person.personId, { role: change.role }),
    onDone: ({ message }) => {
      if (change.kind === 'remove') isOpenerGone.current = true;
      toast({ tone: 'good', title: message });
      // After a change to oneself, the session is reloaded: the role may differ, or a new sign-in is needed.
      if (isSelf) void refresh();
      const hasLeft = isSelf && change.kind === 'remove';
      if (!hasLeft) void queries.invalidateQueries({ queryKey: ['people'] });
    },
    onClose,
    change: words,
  });
  return (
    <ConfirmDialog
      isOpen
      finalFocus={() => (isOpenerGone.current ? pageHeading() : null)}
      isDangerous={change.kind === 'remove'}
      {...wordsFor(change, isSelf)}
      isBusy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={onClose}
    >
      {changing.error !== null && <ErrorNotice error={changing.error} change={words} />}
    </ConfirmDialog>
  );
}

function failureOf(change: PersonChange, isSelf: boolean): ChangeWords {
  const { name } = change.person;
  const refused = `Nothing changed for ${name}.`;
  if (change.kind === 'role')
    return { refused, open: `${name} is now ${ROLES[change.role].article}` };
  return { refused, open: isSelf ? 'you left the account' : `${name} was removed` };
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

function wordsFor(change: PersonChange, isSelf: boolean): Words {
  const { name } = change.person;
  if (change.kind === 'remove') {
    return {
      title: isSelf ? 'Leave the account?' : `Remove ${name}?`,
      text: `${isSelf ? 'You are' : `${name} is`} signed out everywhere immediately and can no longer sign in. Pending invitations ${isSelf ? 'you' : 'they'} sent are withdrawn. Keys ${isSelf ? 'you' : 'they'} created keep working; revoke them on the Keys page if needed.`,
      confirmLabel: isSelf ? 'Leave' : 'Remove',
    };
  }
  const { article, can } = ROLES[change.role];
  const who = isSelf ? 'You' : name;
  const loss = `, but no longer manage people. Pending invitations ${isSelf ? 'you' : 'they'} sent are withdrawn`;
  return {
    title: `Make ${isSelf ? 'yourself' : name} ${article}?`,
    text: `${who} will be able to ${can}${change.role === 'member' ? loss : ''}.`,
    confirmLabel: `Make ${article}`,
  };
}
