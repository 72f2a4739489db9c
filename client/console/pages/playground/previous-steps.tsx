import { type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import type { Form } from '../../../../generated/form-shapes.ts';
import { Button } from '../../components/button.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { type FormValues, isEmpty } from '../../forms/form-request.ts';
import { linksAfter } from './next-steps.tsx';
import { OPERATIONS, placeOf } from './operation-list.tsx';
import styles from './playground.module.css';

/** Props of `PreviousSteps`. */
export interface PreviousStepsProps {
  readonly form: Form;
  readonly values: FormValues;
}

/** The operations whose responses have a value that this operation needs, as long as it is not given. */
export function PreviousSteps({ form, values }: PreviousStepsProps): ReactNode {
  const [, navigate] = useLocation();
  const titleId = useId();
  const steps = OPERATIONS.filter((other) =>
    linksAfter(other).some(
      (link) =>
        link.operationId === form.operationId &&
        Object.keys(link.values).some((name) => isEmpty(values.fields[name])),
    ),
  );
  if (steps.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a field of the form.
    <div role="group" aria-labelledby={titleId} className={styles.examples}>
      <span id={titleId}>You need first:</span>
      {steps.map(({ operationId, title }) => (
        <Button
          key={operationId}
          size="small"
          onClick={() => {
            navigate(placeOf(operationId));
            goOnFromHeading();
          }}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
