import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';

/** What a dialog takes. */
export interface DialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /** Only its buttons close it, not a press beside it: what it shows is not shown again. */
  readonly isKept?: boolean;
}

/** A window above the page, which keeps the keyboard until it is closed. */
export function Dialog({
  title,
  text,
  isOpen,
  onClose,
  children,
  actions,
  isWide = false,
  isKept = false,
}: DialogProps): ReactNode {
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={isKept}
      onOpenChange={(open) => !open && onClose()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={`${styles.popup} ${isWide ? styles.wide : ''}`}>
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Close render={<IconButton label="Close" icon={<X size={18} />} />} />
          </div>
          {text !== undefined && (
            <BaseDialog.Description className={styles.text}>{text}</BaseDialog.Description>
          )}
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** What a question takes. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** The word on the button that does it. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  /** The word on the button that leaves things as they are; `Cancel` unless given. */
  readonly dismissLabel?: string;
}

/** Asks before something is done. */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  isBusy = false,
  isDangerous = false,
  dismissLabel = 'Cancel',
  ...dialog
}: ConfirmDialogProps): ReactNode {
  const actions = (
    <>
      <Button onClick={dialog.onClose}>{dismissLabel}</Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} actions={actions} />;
}
