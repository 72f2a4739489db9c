import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

/** How a button looks. */
interface ButtonLook {
  /** `primary` once a page at most; `secondary` unless given. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
}

/** The props of a button. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** What it began is under way; it cannot be pressed again until then. */
  readonly isBusy?: boolean;
}

/** A button with a word on it. */
export function Button({ isBusy = false, icon, children, ...props }: ButtonProps): ReactNode {
  const { variant, size, className: _, disabled, ...others } = props;
  return (
    <BaseButton
      type="button"
      {...others}
      className={classOf({ variant, size })}
      disabled={disabled === true || isBusy}
      focusableWhenDisabled={isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </BaseButton>
  );
}

/** The props of a button with nothing but a picture. */
export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for screen readers and as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What it did cannot be done once more now, but it keeps the keyboard. */
  readonly focusableWhenDisabled?: boolean;
}

/** A button with a picture in place of a word. */
export function IconButton({ label, icon, className: _, ...props }: IconButtonProps): ReactNode {
  return (
    <BaseButton type="button" {...props} className={styles.icon} aria-label={label} title={label}>
      {icon}
    </BaseButton>
  );
}

/** The props of a link that looks like a button. */
export interface ButtonLinkProps extends ButtonLook {
  /** A path of the console, such as `/keys`. */
  readonly href: string;
  /** What the page begins with, such as the values of a form. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link to a page of the console that looks like a button. */
export function ButtonLink({ href, state, icon, children, ...look }: ButtonLinkProps): ReactNode {
  return (
    <Link href={href} state={state} className={classOf(look)}>
      {icon}
      {children}
    </Link>
  );
}

function classOf({
  variant = 'secondary',
  size = 'normal',
}: {
  readonly variant?: ButtonLook['variant'] | undefined;
  readonly size?: ButtonLook['size'] | undefined;
}): string {
  return [styles.button, styles[variant], styles[size]].join(' ');
}
