import type { ReactNode } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../components/password-field.tsx';

/** A field for a new password, with advice. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'autoComplete'>): ReactNode {
  return (
    <PasswordField
      hint="A few unrelated words are easy to remember."
      {...props}
      name="password"
      autoComplete="new-password"
    />
  );
}
