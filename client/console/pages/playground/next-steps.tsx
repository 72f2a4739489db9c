import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Form, FormLink } from '../../../../generated/form-shapes.ts';
import { forms } from '../../../../generated/forms.ts';
import type { JobRecord } from '../../../../generated/types.ts';
import { valueAt } from '../../../../openapi/validation/json-pointer.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { type Exchange, jobIdIn } from './exchange.ts';
import { OPERATIONS, placeOf } from './operation-list.tsx';
import styles from './playground.module.css';

/** The page of the job, and the operations that the contract links from the response. */
export function NextSteps({ exchange }: { readonly exchange: Exchange }): ReactNode {
  const [, navigate] = useLocation();
  const jobId = jobIdIn(exchange);
  const steps = stepsAfter(exchange);
  if (jobId === undefined && steps.length === 0) return null;
  return (
    <div className={styles.examples}>
      <span>Next</span>
      {jobId !== undefined && (
        <ButtonLink href={`/jobs/${jobId}`} size="small">
          View job
        </ButtonLink>
      )}
      {steps.map(({ form, values }) => (
        <Button
          key={form.operationId}
          size="small"
          onClick={() => {
            navigate(placeOf(form.operationId), { state: { added: values } });
            goOnFromHeading();
          }}
        >
          {form.title}
        </Button>
      ))}
    </div>
  );
}

/** The operations linked from a complete response, each with the values that it is given. */
function stepsAfter({ state, value, record, request }: Exchange) {
  if (state !== 'done' || request === undefined) return [];
  return linksOf(request.form, record).flatMap((link) => {
    const form = OPERATIONS.find(({ operationId }) => operationId === link.operationId);
    const values = valuesFor(link, value);
    return form === undefined || values === undefined ? [] : [{ form, values }];
  });
}

/** The links of a response so far. */
function linksOf(form: Form, record: JobRecord | undefined): readonly FormLink[] {
  return record?.status === 'SUCCESS' ? linksAfter(form) : form.links;
}

/** The links of a response; of an operation that creates a job, also those of the job's lookup. */
export function linksAfter(form: Form): readonly FormLink[] {
  if (form.jobAt === undefined) return form.links;
  const lookups = Object.values(forms).filter(({ answer, group }) => {
    return answer.endsWith('JobRecord') && group === form.group;
  });
  return [...form.links, ...lookups.flatMap(({ links }) => links)];
}

function valuesFor(
  { values }: FormLink,
  answer: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const entries = Object.entries(values).map(([name, place]) => [name, valueAt(answer, place)]);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}
