import type { ReactNode } from 'react';
import { PatchbayError } from '../../index.ts';
import { ErrorNotice } from './notice.tsx';

/** What the gateway says of a field, a sentence each; `name` is the field's, as `limits.operations`. */
export function sentencesAt(error: unknown, name: string): readonly string[] {
  return violationsIn(error)
    .filter(({ parameter }) => isAt(parameter, name))
    .map(({ message }) => message);
}

/** What a notice of a refused form takes. */
export interface FormErrorProps {
  readonly error: unknown;
  /** The fields that show what is said of them themselves. */
  readonly fields: readonly string[];
  readonly title?: string;
}

/** Says why a form was refused, unless all that is wrong stands at its fields already. */
export function FormError({ error, fields, title }: FormErrorProps): ReactNode {
  if (error === null || error === undefined) return null;
  const violations = violationsIn(error);
  const isShown = ({ parameter }: { readonly parameter: string }): boolean =>
    fields.some((name) => isAt(parameter, name));
  if (violations.length > 0 && violations.every(isShown)) return null;
  return <ErrorNotice error={error} {...(title === undefined ? {} : { title })} />;
}

function violationsIn(error: unknown): PatchbayError['violations'] {
  return error instanceof PatchbayError ? error.violations : [];
}

function isAt(parameter: string, name: string): boolean {
  return parameter === name || parameter.startsWith(`${name}.`) || parameter.startsWith(`${name}[`);
}
