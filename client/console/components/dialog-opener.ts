import { useEffect, useRef } from 'react';
import { pageHeading } from './page-heading.ts';

interface Opening {
  readonly opener: HTMLElement | undefined;
  /** The element that had the focus inside another dialog. */
  readonly inDialog: HTMLElement | undefined;
}

let latest: Opening | undefined;

/**
 * Remembers which element had the focus when a dialog opened, before the dialog takes it. A dialog that replaced
 * another one returns the focus to the opener of the first; a dialog above another one returns it into that dialog.
 *
 * @returns the element to focus after the dialog has closed; the page's heading if that element is gone
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const own = useRef<Opening>(undefined);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) {
    const place = placeOfFocus();
    const isInDialog = place?.closest(DIALOG) != null;
    own.current = isInDialog
      ? { opener: latest?.opener, inDialog: place }
      : { opener: place ?? latest?.opener, inDialog: undefined };
    latest = own.current;
  }
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (latest === own.current) latest = undefined;
    };
  }, [isOpen]);
  return () => {
    const { opener, inDialog } = own.current ?? {};
    if (inDialog?.isConnected === true && inDialog.closest(OPEN_DIALOG) !== null) return inDialog;
    return opener?.isConnected === true ? opener : pageHeading();
  };
}

const DIALOG = '[role="dialog"]';
/** A dialog stays in the document while it closes. */
const OPEN_DIALOG = `${DIALOG}[data-open]`;

function placeOfFocus(): HTMLElement | undefined {
  const place = document.activeElement;
  return place instanceof HTMLElement && place !== document.body ? place : undefined;
}
