import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { KeyFacts } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { SelectField } from '../../components/field.tsx';
import { FormError, sentencesAt } from '../../components/violations.tsx';
import { DEFAULT_OVERLAP, OVERLAPS, overlapWords } from './overlaps.ts';
import type { ShownKey } from './shown-key-dialog.tsx';

/** Props of `RotateKeyDialog`. */
export interface RotateKeyDialogProps {
  readonly rotated: KeyFacts;
  /** Called with the new key in any case, even if the dialog was closed or the page was left before it was created. */
  readonly onMade: (made: ShownKey) => void;
  readonly onClose: () => void;
}

const OVERLAP = { path: 'overlapHours', label: 'Old key stays valid' } as const;

/** Asks how long the old key stays valid beside its replacement, and creates the replacement. */
export function RotateKeyDialog({ rotated, onMade, onClose }: RotateKeyDialogProps): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const [hours, setHours] = useState(String(DEFAULT_OVERLAP));
  const { keyId, name, prefix } = rotated;
  const change = { refused: `${name} was not rotated.`, open: `${name} was rotated` };
  const rotating = useDialogMutation({
    act: () => patchbay.account.keys.rotate(keyId, { overlapHours: Number(hours) }),
    isSecret: true,
    onDone: ({ data, message }) => {
      onMade({ ...data, message });
      void queries.invalidateQueries({ queryKey: ['keys'] });
    },
    onClose,
    change,
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Rotate ${name}?`}
      text={
        <>
          A new key with the same name and limits replaces <code>{prefix}…</code>. The old key can
          stay valid for a while, so you can update what uses it.
        </>
      }
      confirmLabel="Rotate key"
      isBusy={rotating.isPending}
      onConfirm={() => rotating.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={OVERLAP.label}
        value={hours}
        onValueChange={setHours}
        choices={OVERLAPS.map((overlap) => ({
          value: String(overlap),
          label: overlapWords(overlap),
        }))}
        errors={sentencesAt(rotating.error, OVERLAP)}
      />
      <FormError error={rotating.error} fields={[OVERLAP.path]} change={change} />
    </ConfirmDialog>
  );
}
