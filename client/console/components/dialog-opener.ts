import { useEffect, useRef } from 'react';
import { pageHeading } from './page-heading.ts';

interface Opening {
  readonly opener: HTMLElement | undefined;
  /** Where the keyboard was in another dialog. */
  readonly inDialog: HTMLElement | undefined;
}

let latest: Opening | undefined;

/**
 * Remembers where the keyboard was when a dialog opened, before anything in it takes the focus. A dialog that another
 * one has led to goes back to where that was opened; one that came over another goes back into that.
 *
 * @returns the place that gets the focus when the dialog has closed; the page's heading where it is gone
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
/** One that is closing is still there for a moment. */
const OPEN_DIALOG = `${DIALOG}[data-open]`;

function placeOfFocus(): HTMLElement | undefined {
  const place = document.activeElement;
  return place instanceof HTMLElement && place !== document.body ? place : undefined;
}
