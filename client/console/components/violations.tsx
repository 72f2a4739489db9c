import type { ReactNode } from 'react';
import { PatchbayError } from '../../index.ts';
import { faultsElsewhere, type LabelledField, labelledFaults } from '../forms/field-errors.ts';
import type { CheckedForm } from '../forms/use-checked-form.ts';
import type { ChangeWords } from './failure-words.ts';
import type { FieldWords } from './field.tsx';
import { ErrorNotice } from './notice.tsx';

/** The gateway's error messages for a field, a sentence each. */
export function sentencesAt(error: unknown, field: LabelledField): readonly string[] {
  return labelledFaults(violationsIn(error), field);
}

/** The label of a field, with the error messages found in the browser and those of the gateway. */
export function labelAndErrors(
  field: LabelledField,
  { checked, error }: { readonly checked?: Pick<CheckedForm, 'errorsOf'>; readonly error: unknown },
): Required<Pick<FieldWords, 'label' | 'errors'>> {
  const found = checked?.errorsOf(field) ?? [];
  return { label: field.label, errors: [...new Set([...found, ...sentencesAt(error, field)])] };
}

/** Whether every violation concerns a field that shows it itself. */
export function isSaidAt(error: unknown, fields: readonly string[]): boolean {
  const violations = violationsIn(error);
  return violations.length > 0 && faultsElsewhere(violations, fields).length === 0;
}

/** Props of `FormError`. */
export interface FormErrorProps {
  readonly error: unknown;
  /** The fields that show their own violations. */
  readonly fields: readonly string[];
  readonly change: ChangeWords;
}

/** Shows why a form was refused, unless its fields show that already. */
export function FormError({ error, fields, change }: FormErrorProps): ReactNode {
  if (error === null || error === undefined || isSaidAt(error, fields)) return null;
  return <ErrorNotice error={error} change={change} />;
}

function violationsIn(error: unknown): PatchbayError['violations'] {
  return error instanceof PatchbayError ? error.violations : [];
}
