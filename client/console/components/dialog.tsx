import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { useOpener } from './dialog-opener.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called instead of `onClose` for Escape and for a press outside, which may be an accident. */
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
  /** Buttons at the end of the dialog. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
  /**
   * Only buttons close the dialog, neither Escape nor a press outside, because its content is shown only once. No
   * button is focused at first, so that a repeated press of the key that opened it does not close it.
   */
  readonly isKept?: boolean;
  /**
   * The element to focus after closing; by default, or if it returns nothing, the element that had the focus before.
   */
  readonly finalFocus?: () => HTMLElement | null;
}

/** A modal dialog, which traps the focus until it is closed. */
export function Dialog({
  title,
  text,
  isOpen,
  onClose,
  onDismiss = onClose,
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
        if (isEscape || reason === 'outside-press') onDismiss();
        else onClose();
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

/** Whether a key was pressed in another dialog above this one. */
function isInAnother(pressed: EventTarget | null, own: HTMLElement | null): boolean {
  const dialog = pressed instanceof Element ? pressed.closest('[role="dialog"]') : null;
  return dialog !== null && dialog !== own;
}

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'actions'> {
  /** Label of the button that confirms. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  /** Label of the button that cancels; `Cancel` by default. */
  readonly dismissLabel?: string;
}

/** Asks for confirmation before an action. */
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
