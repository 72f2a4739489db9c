import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'wouter';
import type { Form } from '../../../../generated/form-shapes.ts';
import { MODELS, useModels } from '../../app/account-data.ts';
import { useConnection } from '../../app/connection.tsx';
import { useSignedIn } from '../../app/session.tsx';
import { isUnanswered } from '../../app/unanswered.ts';
import { Empty } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { focusFirstWrong } from '../../forms/focus-wrong.ts';
import { makesJob, requestOf } from '../../forms/form-request.ts';
import { useFormCheck } from '../../forms/use-form-check.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { CodePanel } from './code-panel.tsx';
import type { Exchange } from './exchange.ts';
import { OPERATIONS, OperationList } from './operation-list.tsx';
import styles from './playground.module.css';
import { RequestPanel } from './request-panel.tsx';
import { useExchange } from './use-exchange.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useQuote } from './use-quote.ts';

/** The playground: every operation as a form, with its price, its response, and code for the same request. */
export function PlaygroundPage(): ReactNode {
  const { operationId } = useParams<{ operationId?: string }>();
  const form =
    operationId === undefined
      ? OPERATIONS[0]
      : OPERATIONS.find((candidate) => candidate.operationId === operationId);
  return (
    <>
      <PageHeader
        title="Playground"
        text="Try every operation. Requests are charged as usual."
        {...(form === undefined ? {} : { part: form.title })}
      />
      {form === undefined ? (
        <Empty title="Operation not found" text="Choose one from the list." />
      ) : (
        <div className={styles.frame}>
          <div className={styles.page}>
            <OperationList current={form} />
            <Workbench key={form.operationId} form={form} />
          </div>
        </div>
      )}
    </>
  );
}

function Workbench({ form }: { readonly form: Form }): ReactNode {
  const { connection } = useSignedIn();
  const queries = useQueryClient();
  const kept = useKeptValues(form);
  const { values } = kept;
  const [files, setFiles] = useKeptFiles(form);
  const request = useMemo(() => requestOf(form, values, files), [form, values, files]);
  const check = useFormCheck(request);
  const quote = useQuote(connection, request, check.isSound);
  const { exchange, send, stop } = useExchange(connection, form);
  const models = useServedModels(form);
  const isRunning = exchange.state === 'running';
  useSuspicion(exchange);
  const place = useRef<HTMLFormElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);

  // By then, the errors are rendered; the focus moves to the first one.
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(place.current);
  }, [refusals]);

  const onSend = async (): Promise<void> => {
    check.onTry();
    if (isRunning) return;
    if (!check.isSound) {
      setRefusals(refusals + 1);
      return;
    }
    const sent = send(request);
    answers.current?.scrollIntoView({ block: 'nearest' });
    check.take(await sent);
    // The request may have changed data that other pages show.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== MODELS });
  };

  return (
    <>
      <div className={styles.column}>
        <RequestPanel
          {...kept}
          {...{ form, files, check, models, quote, isRunning, place }}
          isCancelling={exchange.isCancelling === true}
          isJob={exchange.request !== undefined && makesJob(exchange.request)}
          onFiles={setFiles}
          onSend={() => void onSend()}
          onStop={stop}
        />
      </div>
      <div ref={answers} className={`${styles.column} ${styles.answers}`}>
        <AnswerPanel exchange={exchange} />
        <CodePanel request={request} />
      </div>
    </>
  );
}

/** Has the connection checked if it is what interrupts the updates of a job. */
function useSuspicion({ interruption }: Exchange): void {
  const { suspect } = useConnection();
  useEffect(() => {
    if (isUnanswered(interruption)) suspect();
  }, [interruption, suspect]);
}

const NO_MODELS: readonly string[] = [];

/** The models for an operation whose models are known only from the gateway's configuration. */
function useServedModels(form: Form): readonly string[] {
  const isOpen = form.variants.some(({ fields }) =>
    fields.some(({ isOpenModel }) => isOpenModel === true),
  );
  const { data } = useModels({ isWanted: isOpen });
  return useMemo(
    () =>
      data
        ?.filter(({ operations }) => operations.some((name) => name === form.operationId))
        .map(({ id }) => id) ?? NO_MODELS,
    [data, form],
  );
}
