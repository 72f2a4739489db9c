import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { KeyFacts } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { Moment } from '../../components/facts.tsx';
import { ErrorNotice } from '../../components/notice.tsx';
import { pageHeading } from '../../components/page-heading.ts';
import { useToast } from '../../components/toast.tsx';

/** Asks for confirmation before it revokes a key. */
export function RevokeKeyDialog({
  revoked,
  onClose,
}: {
  readonly revoked: KeyFacts;
  readonly onClose: () => void;
}): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const toast = useToast();
  const isOpenerGone = useRef(false);
  const { keyId, name, prefix, lastUsedAt } = revoked;
  const change = { refused: `${name} was not revoked.`, open: `${name} was revoked` };
  const revoking = useDialogMutation({
    act: () => patchbay.account.keys.revoke(keyId),
    onDone: async ({ message }) => {
      isOpenerGone.current = true;
      await queries.invalidateQueries({ queryKey: ['keys'] });
      toast({ tone: 'good', title: message, text: `${name} no longer works.` });
    },
    onClose,
    change,
  });
  return (
    <ConfirmDialog
      isOpen
      finalFocus={() => (isOpenerGone.current ? pageHeading() : null)}
      isDangerous
      title={`Revoke ${name}?`}
      text={
        <>
          Requests with <code>{prefix}…</code> will be refused within a second. This cannot be
          undone.{' '}
          {lastUsedAt === undefined ? (
            'It has never been used.'
          ) : (
            <>
              Last used <Moment at={lastUsedAt} />.
            </>
          )}
        </>
      }
      confirmLabel="Revoke key"
      isBusy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      {revoking.error !== null && <ErrorNotice error={revoking.error} change={change} />}
    </ConfirmDialog>
  );
}
