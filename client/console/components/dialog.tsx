import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { useOpener } from './dialog-opener.ts';

/** The props of a dialog. */
export interface DialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /**
   * Only its buttons close it, neither Escape nor a press beside it: what it shows is not shown again. None of them has
   * the focus at first, so that the key that has asked for it does not close it when pressed once more.
   */
  readonly isKept?: boolean;
  /** What gets the focus when it has closed; what had it before unless given, or where this answers nothing. */
  readonly finalFocus?: () => HTMLElement | null;
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
  finalFocus,
}: DialogProps): ReactNode {
  const opener = useOpener(isOpen);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={isKept}
      onOpenChange={(open, { reason, event }) => {
        if (open) return;
        const isEscape = reason === 'escape-key';
        if (isEscape && (isKept || isInAnother(event.target, popup.current))) return;
        onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          ref={popup}
          className={`${styles.popup} ${isWide ? styles.wide : ''}`}
          initialFocus={isKept ? popup : true}
          finalFocus={() => finalFocus?.() ?? opener()}
        >
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title} dir="auto">
              {title}
            </BaseDialog.Title>
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

/** Whether a key was pressed in another dialog, which came over this one. */
function isInAnother(pressed: EventTarget | null, own: HTMLElement | null): boolean {
  const dialog = pressed instanceof Element ? pressed.closest('[role="dialog"]') : null;
  return dialog !== null && dialog !== own;
}

/** The props of a question. */
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
