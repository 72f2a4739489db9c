import { Square } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { PeopleOnly } from '../../app/people-only.tsx';
import { useSignedIn } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Units, unitWord } from '../../components/facts.tsx';
import { Notice } from '../../components/notice.tsx';
import type { FormFiles, FormValues } from '../../forms/form-request.ts';
import { valuesOf } from '../../forms/form-request.ts';
import { OperationForm } from '../../forms/operation-form.tsx';
import { Prose } from '../../forms/prose.tsx';
import type { FormCheck } from '../../forms/use-form-check.ts';
import styles from './playground.module.css';
import type { Price } from './use-quote.ts';

/** The props of the panel of a request. */
export interface RequestPanelProps {
  readonly form: Form;
  readonly values: FormValues;
  readonly onValues: (values: FormValues) => void;
  readonly files: FormFiles;
  readonly onFiles: (files: FormFiles) => void;
  readonly check: FormCheck;
  readonly models: readonly string[];
  readonly price: Price | undefined;
  readonly isRunning: boolean;
  readonly isCancelling: boolean;
  /** Whether what is under way is a job. */
  readonly isJob: boolean;
  readonly place: RefObject<HTMLFormElement | null>;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Everything that is put in before sending, and what it will cost. */
export function RequestPanel(props: RequestPanelProps): ReactNode {
  const { form, values, onValues, files, onFiles, check, models, onSend } = props;
  const title = useId();
  const { by } = useSignedIn();
  const isForOthers = form.asker === 'person' && by === 'key';
  useSendingKeys(props.place, isForOthers ? () => undefined : onSend);
  if (isForOthers) return <NotForKeys form={form} titleId={title} />;
  return (
    <form
      ref={props.place}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Card>
        <About form={form} titleId={title} />
        {form.asker === 'person' && <PeopleHint />}
        <Examples form={form} onValues={onValues} />
        <OperationForm
          key={form.operationId}
          {...{ form, values, onValues, files, onFiles, models }}
          faults={check.faults}
          onLeave={check.onLeave}
        />
        <SendBar {...props} />
      </Card>
    </form>
  );
}

/** Sends by Ctrl and Enter from anywhere in the form, and where nothing has the focus: not every form has fields. */
function useSendingKeys(place: RequestPanelProps['place'], onSend: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const { target } = event;
      const isHere = target instanceof Node && place.current?.contains(target) === true;
      if (!isHere && target !== document.body) return;
      event.preventDefault();
      onSend();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

interface AboutProps {
  readonly form: Form;
  readonly titleId: string;
}

function About({ form, titleId }: AboutProps): ReactNode {
  const [first, others] = beginningOf(form.help);
  return (
    <div className={styles.about}>
      <h2 id={titleId}>{form.title}</h2>
      <div className={styles.address}>
        <span className={styles.method}>{form.method}</span>
        <code>{form.path}</code>
      </div>
      <p>
        <Prose text={first} />
      </p>
      {others.length > 0 && (
        <details>
          <summary>Read more</summary>
          {others.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

/** The first sentence, and what follows it, by paragraph. */
function beginningOf([paragraph = '', ...others]: readonly string[]): [string, readonly string[]] {
  const end = paragraph.search(/(?<=\.) (?=[A-Z`])/);
  if (end < 0) return [paragraph, others];
  return [paragraph.slice(0, end), [paragraph.slice(end + 1), ...others]];
}

/** In place of the form of what people alone may ask for, where a key has signed in. */
function NotForKeys({ form, titleId }: AboutProps): ReactNode {
  return (
    <Card>
      <About form={form} titleId={titleId} />
      <PeopleOnly title="No key can do this.">
        You have signed in with a key. People do this, with the session that they have signed in to.
      </PeopleOnly>
    </Card>
  );
}

function PeopleHint(): ReactNode {
  return (
    <Notice
      title="There are pages for this"
      actions={
        <>
          <ButtonLink href="/keys" size="small">
            Keys
          </ButtonLink>
          <ButtonLink href="/account" size="small">
            Account
          </ButtonLink>
        </>
      }
    >
      <p>People and keys are easier to look after there. It works here all the same.</p>
    </Notice>
  );
}

function Examples({
  form,
  onValues,
}: {
  readonly form: Form;
  readonly onValues: (values: FormValues) => void;
}): ReactNode {
  if (form.examples.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span>Use an example</span>
      {form.examples.map(({ title, values }) => (
        <button
          key={title}
          type="button"
          className={styles.example}
          onClick={() => onValues(valuesOf(form, values))}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

function SendBar(props: RequestPanelProps): ReactNode {
  const { price, isRunning, isCancelling, isJob, onStop } = props;
  return (
    <div className={styles.sendBar}>
      <p className={styles.price} aria-live="polite">
        {price !== undefined && <PriceWords price={price} />}
      </p>
      <div className={styles.buttons}>
        {isRunning && (
          <Button icon={<Square size={14} />} isBusy={isCancelling} onClick={onStop}>
            {isJob ? 'Cancel' : 'Stop'}
          </Button>
        )}
        <Button variant="primary" type="submit" isBusy={isRunning}>
          Send
          {!isRunning && <kbd className={styles.keys}>{modifier()} ↵</kbd>}
        </Button>
      </div>
    </div>
  );
}

function PriceWords({ price }: { readonly price: Price }): ReactNode {
  const { least, isEstimate } = price;
  const left = price.leftToKey ?? price.balance;
  return (
    <>
      {isEstimate && least === undefined ? 'About ' : 'Costs '}
      <strong>
        {least !== undefined && (
          <>
            <Units amount={least} /> to{' '}
          </>
        )}
        <Units amount={price.units} />
      </strong>{' '}
      of <Units amount={left} /> {unitWord(left)}
      {price.leftToKey !== undefined && ' that this key may spend'}
    </>
  );
}

function modifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
