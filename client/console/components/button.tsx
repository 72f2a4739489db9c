import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

/** Appearance of a button. */
interface ButtonLook {
  /** At most one `primary` per page; `secondary` by default. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
}

/** Props of `Button`. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is in progress; the button cannot be pressed until it ends. */
  readonly isBusy?: boolean;
}

/** A button with a text label. */
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

/** Props of `IconButton`. */
export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Keeps the focus while disabled, such as when the action cannot be repeated now. */
  readonly focusableWhenDisabled?: boolean;
}

/** A button with an icon instead of a text label. */
export function IconButton({ label, icon, className: _, ...props }: IconButtonProps): ReactNode {
  return (
    <BaseButton type="button" {...props} className={styles.icon} aria-label={label} title={label}>
      {icon}
    </BaseButton>
  );
}

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends ButtonLook {
  /** A path of the console, such as `/keys`. */
  readonly href: string;
  /** History state for the target page, such as initial form values. */
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
