import { Square } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { useSignedIn } from '../../app/session.tsx';
import { Button, ButtonLink, type ButtonProps } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import type { FormFiles } from '../../forms/form-request.ts';
import { OperationForm } from '../../forms/operation-form.tsx';
import type { FormCheck } from '../../forms/use-form-check.ts';
import { About } from './about.tsx';
import { Examples } from './examples.tsx';
import { barOf, NotForYou } from './not-for-you.tsx';
import styles from './playground.module.css';
import { PreviousSteps } from './previous-steps.tsx';
import { PriceLine } from './price-line.tsx';
import type { KeptValues } from './use-kept-values.ts';
import type { Quote } from './use-quote.ts';

/** Props of `RequestPanel`. */
export interface RequestPanelProps extends KeptValues {
  readonly form: Form;
  readonly files: FormFiles;
  readonly onFiles: (files: FormFiles) => void;
  readonly check: FormCheck;
  readonly models: readonly string[];
  readonly quote: Quote;
  readonly isRunning: boolean;
  readonly isCancelling: boolean;
  /** Whether the request in progress creates a job. */
  readonly isJob: boolean;
  readonly place: RefObject<HTMLFormElement | null>;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** The form of a request and its price. */
export function RequestPanel(props: RequestPanelProps): ReactNode {
  const { form, values, onValues, files, onFiles, check, models, onSend } = props;
  const title = useId();
  const bar = barOf(form, useSignedIn());
  useSendingKeys(props.place, bar === undefined ? onSend : () => undefined);
  if (bar !== undefined) return <NotForYou bar={bar} form={form} titleId={title} />;
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
        <Examples form={form} onFill={props.onFill} onRestore={props.onRestore} />
        <PreviousSteps form={form} values={values} />
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

/** Submits by Ctrl+Enter from anywhere in the form, or when nothing has the focus, since some forms have no fields. */
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

function PeopleHint(): ReactNode {
  return (
    <Notice
      title="There is a page for this"
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
      <p>People and keys are easier to manage there.</p>
    </Notice>
  );
}

function SendBar(props: RequestPanelProps): ReactNode {
  const { quote, isRunning, isCancelling, isJob, onStop } = props;
  return (
    <div className={styles.sendBar}>
      <PriceLine {...quote} />
      <div className={styles.buttons}>
        {isRunning && (
          <StopButton isBusy={isCancelling} onClick={onStop}>
            {isJob ? 'Cancel' : 'Stop'}
          </StopButton>
        )}
        <Button variant="primary" type="submit" isBusy={isRunning}>
          Send
          {!isRunning && <kbd className={styles.keys}>{modifier()} ↵</kbd>}
        </Button>
      </div>
    </div>
  );
}

/** It disappears with the end of the request; the focus then goes on to the button beside it. */
function StopButton(props: ButtonProps): ReactNode {
  const place = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = place.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      button.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    };
  }, []);
  return <Button ref={place} icon={<Square size={14} />} {...props} />;
}

function modifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
