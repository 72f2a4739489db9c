import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useModels } from '../../app/account-data.ts';
import { onForgotten } from '../../app/form-owner.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { FormError, sentencesAt } from '../../components/violations.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { useCheckedSending } from '../../forms/use-checked-sending.ts';
import { ChosenNames } from './chosen-names.tsx';
import {
  EMPTY_DRAFT,
  ENDS,
  isEnd,
  KEY_OPERATIONS,
  type KeyDraft,
  NUMBER_LIMITS,
  requestFor,
  writtenFor,
} from './key-draft.ts';
import styles from './keys-page.module.css';
import { MissingLookups } from './missing-lookups.tsx';
import type { ShownKey } from './shown-key-dialog.tsx';

/** Props of `NewKeyDialog`. */
export interface NewKeyDialogProps {
  /** Called with the key in any case, even if the dialog was closed or the page was left before it was created. */
  readonly onMade: (made: ShownKey) => void;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'expiresAt', 'limits'];
const MAKING = { refused: 'The key was not created.', open: 'the key was created' } as const;
const LIMITS = ['operations', 'models', ...NUMBER_LIMITS.map(({ name }) => name)];

/** The entries of a dialog that the end of a session has closed, for when the same person has signed in again. */
let kept: KeyDraft = EMPTY_DRAFT;

onForgotten(() => {
  kept = EMPTY_DRAFT;
});

/** Asks for the name and limits of a new key, and creates it. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const formId = useId();
  const [draft, setDraft] = useState(kept);
  const change = (changes: Partial<KeyDraft>): void => {
    kept = { ...draft, ...changes };
    setDraft(kept);
  };
  const close = (): void => {
    kept = EMPTY_DRAFT;
    onClose();
  };
  const [openedAt] = useState(() => new Date());
  const checked = useCheckedForm('createKey', writtenFor(draft, openedAt));
  const made = useDialogMutation({
    act: () => patchbay.account.keys.create(requestFor(draft, new Date())),
    isSecret: true,
    onDone: ({ data, message }) => {
      kept = EMPTY_DRAFT;
      onMade({ ...data, message });
      void queries.invalidateQueries({ queryKey: ['keys'] });
    },
    onClose: close,
    change: MAKING,
  });
  const { isBusy, submit } = useCheckedSending({ checked, fields: FIELDS, sending: made });
  const part = {
    draft,
    errorsOf: (name: string) => checked.errorsOf(name).concat(sentencesAt(made.error, name)),
    onLeave: checked.onLeave,
    onChange: change,
  };
  return (
    <Dialog
      isOpen
      isWide
      title="Create key"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            Create key
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          hint="What it is for, such as the program that uses it"
          isRequired
          autoFocus
          autoComplete="off"
          value={draft.name}
          errors={part.errorsOf('name')}
          onValueChange={(name) => change({ name })}
          onBlur={() => draft.name !== '' && checked.onLeave('name')}
        />
        <EndFields {...part} />
        <LimitFields {...part} />
        <FormError error={made.error} fields={FIELDS} change={MAKING} />
      </form>
    </Dialog>
  );
}

interface PartProps {
  readonly draft: KeyDraft;
  readonly errorsOf: (name: string) => readonly string[];
  readonly onLeave: (name: string) => void;
  readonly onChange: (changes: Partial<KeyDraft>) => void;
}

function EndFields({ draft, errorsOf, onLeave, onChange }: PartProps): ReactNode {
  const errors = errorsOf('expiresAt');
  const isDate = draft.end === 'date';
  return (
    <div className={styles.columns}>
      <SelectField
        label="Expires"
        hint="An expired key stops working by itself."
        value={draft.end}
        errors={isDate ? [] : errors}
        onValueChange={(end) => isEnd(end) && onChange({ end })}
        choices={Object.entries(ENDS).map(([value, { label }]) => ({ value, label }))}
      />
      {isDate && (
        <TextField
          type="date"
          label="Last day"
          hint="Expires at the end of this day, UTC"
          value={draft.lastDay}
          errors={errors}
          onValueChange={(lastDay) => onChange({ lastDay })}
          onBlur={() => draft.lastDay !== '' && onLeave('expiresAt')}
        />
      )}
    </div>
  );
}

function LimitFields({ draft, errorsOf, onLeave, onChange }: PartProps): ReactNode {
  const { data: served = [] } = useModels();
  const models = served.map(({ id }) => ({ value: id, label: id }));
  const isWrong = LIMITS.some((name) => errorsOf(`limits.${name}`).length > 0);
  const [isOpen, setOpen] = useState(false);
  return (
    // Opens if one of its fields is invalid, and stays open.
    <details
      className={styles.limitFields}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Restrict access</summary>
      <div className={styles.form}>
        <ChosenNames
          label="Operations"
          groups={KEY_OPERATIONS}
          chosen={draft.operations}
          errors={errorsOf('limits.operations')}
          onChosen={(operations) => onChange({ operations })}
          noteOn={(group) => (
            <MissingLookups
              group={group}
              chosen={draft.operations ?? []}
              onChosen={(operations) => onChange({ operations })}
            />
          )}
        />
        <ChosenNames
          label="Models"
          groups={[{ name: '', choices: models }]}
          chosen={draft.models}
          errors={errorsOf('limits.models')}
          onChosen={(chosen) => onChange({ models: chosen })}
        />
        <div className={styles.columns}>
          {NUMBER_LIMITS.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              placeholder="No limit"
              inputMode="decimal"
              autoComplete="off"
              value={draft[name]}
              errors={errorsOf(`limits.${name}`)}
              onValueChange={(value) => onChange({ [name]: value })}
              onBlur={() => onLeave(`limits.${name}`)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
