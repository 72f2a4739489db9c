import { FORM_PLACE, FORMS_OWNER_PLACE } from './paths.ts';

/** Records whose forms this tab keeps from now on, and deletes the entries of anybody else. */
export function ownForms(owner: string): void {
  if (sessionStorage.getItem(FORMS_OWNER_PLACE) !== owner) forgetForms();
  try {
    sessionStorage.setItem(FORMS_OWNER_PLACE, owner);
  } catch {
    // If the owner cannot be stored, nothing is kept.
    forgetForms();
  }
}

const listeners = new Set<() => void>();

/** Calls back when form entries are deleted, for what belongs to forms and is kept in memory. */
export function onForgotten(forget: () => void): void {
  listeners.add(forget);
}

/** Deletes all form entries of this tab. They belong to the person who made them. */
export function forgetForms(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(FORM_PLACE)) sessionStorage.removeItem(place);
  }
  for (const forget of listeners) forget();
}
