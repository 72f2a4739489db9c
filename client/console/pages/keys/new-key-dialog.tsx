import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useModels } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FormError, sentencesAt } from '../../components/violations.tsx';
import { ChosenNames } from './chosen-names.tsx';
import {
  EMPTY_DRAFT,
  ENDS,
  isEnd,
  KEY_OPERATIONS,
  type KeyDraft,
  NUMBER_LIMITS,
  requestFor,
} from './key-draft.ts';
import styles from './keys-page.module.css';
import type { ShownKey } from './shown-key-dialog.tsx';

/** What the dialog takes. */
export interface NewKeyDialogProps {
  readonly onMade: (made: ShownKey) => void;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'expiresAt', 'limits'];

/** Asks what a new key is for and may do, and makes it. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const formId = useId();
  const [draft, setDraft] = useState<KeyDraft>(EMPTY_DRAFT);
  const change = (changes: Partial<KeyDraft>): void => setDraft({ ...draft, ...changes });
  const made = useMutation({
    mutationFn: () => patchbay.account.keys.create(requestFor(draft, new Date())),
    // The secret part is shown once, and kept nowhere.
    gcTime: 0,
    onSuccess: async ({ data, message }) => {
      await queries.invalidateQueries({ queryKey: ['keys'] });
      onMade({ ...data, message });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    made.mutate();
  };
  return (
    <Dialog
      isOpen
      isWide
      title="Make a key"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={made.isPending}>
            Make the key
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          hint="What it is for, such as the program that uses it."
          isRequired
          autoFocus
          autoComplete="off"
          value={draft.name}
          errors={sentencesAt(made.error, 'name')}
          onValueChange={(name) => change({ name })}
        />
        <EndFields draft={draft} error={made.error} onChange={change} />
        <LimitFields draft={draft} error={made.error} onChange={change} />
        <FormError error={made.error} fields={FIELDS} title="The key was not made." />
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly draft: KeyDraft;
  readonly error: unknown;
  readonly onChange: (changes: Partial<KeyDraft>) => void;
}

function EndFields({ draft, error, onChange }: PartProps): ReactNode {
  const errors = sentencesAt(error, 'expiresAt');
  const isDate = draft.end === 'date';
  return (
    <div className={styles.columns}>
      <SelectField
        label="End"
        hint="A key that ends by itself need not be remembered."
        value={draft.end}
        errors={isDate ? [] : errors}
        onValueChange={(end) => isEnd(end) && onChange({ end })}
        choices={Object.entries(ENDS).map(([value, { label }]) => ({ value, label }))}
      />
      {isDate && (
        <TextField
          type="date"
          label="Last day"
          hint="It ends with this day, in UTC."
          value={draft.lastDay}
          errors={errors}
          onValueChange={(lastDay) => onChange({ lastDay })}
        />
      )}
    </div>
  );
}

function LimitFields({ draft, error, onChange }: PartProps): ReactNode {
  const { data: served = [] } = useModels();
  const models = served.map(({ id }) => ({ value: id, label: id }));
  const errors = NUMBER_LIMITS.map(({ name }) => sentencesAt(error, `limits.${name}`));
  const isWrong = sentencesAt(error, 'limits').length > 0;
  return (
    <details className={styles.limitFields} open={isWrong || undefined}>
      <summary>Limit what it may do</summary>
      <div className={styles.form}>
        <ChosenNames
          label="Operations"
          groups={KEY_OPERATIONS}
          chosen={draft.operations}
          errors={sentencesAt(error, 'limits.operations')}
          onChosen={(operations) => onChange({ operations })}
        />
        <ChosenNames
          label="Models"
          groups={[{ name: '', choices: models }]}
          chosen={draft.models}
          errors={sentencesAt(error, 'limits.models')}
          onChosen={(chosen) => onChange({ models: chosen })}
        />
        <div className={styles.columns}>
          {NUMBER_LIMITS.map(({ name, label }, place) => (
            <TextField
              key={name}
              label={label}
              placeholder="No limit"
              inputMode="decimal"
              autoComplete="off"
              value={draft[name]}
              errors={errors[place] ?? []}
              onValueChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
