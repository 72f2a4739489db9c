import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { useToast } from '../../components/toast.tsx';
import { FormError } from '../../components/violations.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import styles from './account-page.module.css';
import { isRole, ROLES, type RoleName } from './roles.ts';

const CHOICES = Object.entries(ROLES).map(([value, { label }]) => ({ value, label }));

const FIELDS = ['email', 'role'];

/** Asks for the e-mail address and role of a new person, and mails the invitation. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const toast = useToast();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleName>('member');
  const body = { email: email.trim(), role };
  const checked = useCheckedForm('invitePerson', body);
  const change = { refused: 'The invitation was not sent.', open: `${body.email} was invited` };
  const inviting = useDialogMutation({
    act: () => patchbay.account.people.invite(body),
    onDone: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: ['people'] });
      toast({ tone: 'good', title: message, text: email.trim() });
    },
    onClose,
    change,
  });
  const send = () => inviting.mutateAsync();
  const { field, error, isBusy, submit } = useSubmission({ fields: FIELDS, checked, send });
  return (
    <Dialog
      isOpen
      title="Invite person"
      text="They will receive an e-mail with a single-use link that expires. A new invitation to the same address replaces it."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...field('email', 'E-mail address')}
          type="email"
          isRequired
          autoFocus
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
          onBlur={() => email !== '' && checked.onLeave('email')}
        />
        <SelectField
          {...field('role', 'Role')}
          hint={`${ROLES[role].label}s can ${role === 'owner' ? 'also ' : ''}${ROLES[role].can}.`}
          value={role}
          choices={CHOICES}
          onValueChange={(value) => isRole(value) && setRole(value)}
        />
        <FormError error={error} fields={FIELDS} change={change} />
      </form>
    </Dialog>
  );
}
