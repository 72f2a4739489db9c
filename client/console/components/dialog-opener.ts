import { useEffect, useRef } from 'react';
import { pageHeading } from './page-heading.ts';

interface Opening {
  readonly opener: HTMLElement | undefined;
}

let latest: Opening | undefined;

/**
 * Remembers where the keyboard was when a dialog opened, before anything in it takes the focus. A dialog that another
 * one has led to goes back to where that was opened.
 *
 * @returns the place that gets the focus when the dialog has closed; the page's heading where it is gone
 */
export function useOpener(isOpen: boolean): () => HTMLElement | null {
  const own = useRef<Opening>(undefined);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) {
    own.current = { opener: placeOfFocus() ?? latest?.opener };
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
    const opener = own.current?.opener;
    return opener?.isConnected === true ? opener : pageHeading();
  };
}

/** The focused element outside of dialogs. */
function placeOfFocus(): HTMLElement | undefined {
  const place = document.activeElement;
  if (!(place instanceof HTMLElement) || place === document.body) return undefined;
  return place.closest('[role="dialog"]') === null ? place : undefined;
}
