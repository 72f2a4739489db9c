import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../../generated/types.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Moment } from '../../components/facts.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { type Column, Table } from '../../components/table.tsx';
import { useFailureToast, useToast } from '../../components/toast.tsx';
import styles from './account-page.module.css';
import { ROLES } from './roles.ts';

const SO_FAR = {
  mailed: 'Sent',
  'signed-up': 'Not activated yet',
} as const satisfies Readonly<Record<Invitation['status'], string>>;

/** Pending invitations; owners can withdraw them. */
export function Invitations({
  invitations,
  isOwner,
}: {
  readonly invitations: readonly Invitation[];
  readonly isOwner: boolean;
}): ReactNode {
  const columns: readonly Column<Invitation>[] = [
    { key: 'email', title: 'Invitation', show: ({ email }) => <Address>{email}</Address> },
    { key: 'role', title: 'Role', show: ({ role }) => ROLES[role].label },
    {
      key: 'by',
      title: 'Invited by',
      show: ({ invitedBy }) => <Address>{invitedBy?.email ?? 'The operator'}</Address>,
    },
    { key: 'status', title: 'Status', show: ({ status }) => SO_FAR[status] },
    { key: 'until', title: 'Expires', show: ({ expiresAt }) => <Moment at={expiresAt} /> },
  ];
  const actions: Column<Invitation> = {
    key: 'change',
    title: 'Actions',
    align: 'end',
    show: (invitation) => <Withdrawal invitation={invitation} />,
  };
  return (
    <Table
      caption="Pending invitations"
      columns={isOwner ? [...columns, actions] : columns}
      rows={invitations}
      keyOf={({ invitationId }) => invitationId}
    />
  );
}

/** An e-mail address, which may be long and has no spaces: it must not push the content after it out of view. */
function Address({ children }: { readonly children: string }): ReactNode {
  return <span className={styles.address}>{children}</span>;
}

/** Withdraws an invitation without confirmation, because it can be sent again. */
function Withdrawal({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const { invitationId, email } = invitation;
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const toast = useToast();
  const sayFailure = useFailureToast();
  const withdrawing = useMutation({
    mutationFn: () => patchbay.account.people.withdraw(invitationId),
    onSuccess: ({ message }) => toast({ tone: 'good', title: message, text: email }),
    onError: (error) =>
      sayFailure(error, {
        refused: `The invitation to ${email} was not withdrawn.`,
        open: `the invitation to ${email} was withdrawn`,
      }),
    // Another person may already have withdrawn it, so the list is refetched in any case.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['people'] });
      goOnFromHeading();
    },
  });
  return (
    <Button
      size="small"
      aria-label={`Withdraw invitation to ${email}`}
      isBusy={withdrawing.isPending}
      onClick={() => withdrawing.mutate()}
    >
      Withdraw
    </Button>
  );
}
