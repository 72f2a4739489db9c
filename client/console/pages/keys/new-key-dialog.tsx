import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useModels } from '../../app/account-data.ts';
import { onForgotten } from '../../app/form-owner.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { SelectField, TextField } from '../../components/field.tsx';
import { FormError } from '../../components/violations.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { type Submission, useSubmission } from '../../forms/use-submission.ts';
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
import { limitsInWords } from './key-facts.ts';
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

/**
 * The entries of a dialog that was closed by Escape, by a press outside or by the end of the session, for when the same
 * person opens it again.
 */
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
  const send = () => made.mutateAsync();
  const { field, error, isBusy, submit } = useSubmission({ fields: FIELDS, checked, send });
  const part = {
    draft,
    field,
    onLeave: checked.onLeave,
    onChange: change,
  };
  return (
    <Dialog
      isOpen
      isWide
      title="Create key"
      onClose={close}
      // What is being created must not be created again from the same entries.
      onDismiss={isBusy ? close : onClose}
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
          {...field('name', 'Name')}
          hint="What it is for, such as the program that uses it"
          isRequired
          autoFocus
          autoComplete="off"
          value={draft.name}
          onValueChange={(name) => change({ name })}
          onBlur={() => draft.name !== '' && checked.onLeave('name')}
        />
        <EndFields {...part} />
        <LimitFields {...part} />
        <FormError error={error} fields={FIELDS} change={MAKING} />
      </form>
    </Dialog>
  );
}

/** The restrictions of a draft in a line, for when their fields are collapsed. */
function restrictionsIn(draft: KeyDraft): string {
  const { limits = {} } = requestFor(draft, new Date());
  return limitsInWords({ limits }).join(' · ') || 'All operations and models, without limits';
}

interface PartProps {
  readonly draft: KeyDraft;
  readonly field: Submission['field'];
  readonly onLeave: (name: string) => void;
  readonly onChange: (changes: Partial<KeyDraft>) => void;
}

function EndFields({ draft, field, onLeave, onChange }: PartProps): ReactNode {
  const isDate = draft.end === 'date';
  const chosen = field('expiresAt', 'Expires');
  return (
    <div className={styles.columns}>
      <SelectField
        label={chosen.label}
        hint="An expired key stops working by itself."
        value={draft.end}
        errors={isDate ? [] : chosen.errors}
        onValueChange={(end) => isEnd(end) && onChange({ end })}
        choices={Object.entries(ENDS).map(([value, { label }]) => ({ value, label }))}
      />
      {isDate && (
        <TextField
          type="date"
          {...field('expiresAt', 'Last day')}
          hint="Expires at the end of this day, UTC"
          value={draft.lastDay}
          onValueChange={(lastDay) => onChange({ lastDay })}
          onBlur={() => draft.lastDay !== '' && onLeave('expiresAt')}
        />
      )}
    </div>
  );
}

function LimitFields({ draft, field, onLeave, onChange }: PartProps): ReactNode {
  const { data: served = [] } = useModels();
  const models = served.map(({ id }) => ({ value: id, label: id }));
  const isWrong = LIMITS.some((name) => field(`limits.${name}`, '').errors.length > 0);
  const [isOpen, setOpen] = useState(false);
  return (
    // Opens if one of its fields is invalid, and stays open.
    <details
      className={styles.limitFields}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        Restrict access
        <span className={styles.restrictions}> {restrictionsIn(draft)}</span>
      </summary>
      <div className={styles.form}>
        <ChosenNames
          {...field('limits.operations', 'Operations')}
          groups={KEY_OPERATIONS}
          chosen={draft.operations}
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
          {...field('limits.models', 'Models')}
          groups={[{ name: '', choices: models }]}
          chosen={draft.models}
          onChosen={(chosen) => onChange({ models: chosen })}
        />
        <div className={styles.columns}>
          {NUMBER_LIMITS.map(({ name, label }) => (
            <TextField
              key={name}
              {...field(`limits.${name}`, label)}
              placeholder="No limit"
              inputMode="decimal"
              autoComplete="off"
              value={draft[name]}
              onValueChange={(value) => onChange({ [name]: value })}
              onBlur={() => onLeave(`limits.${name}`)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
