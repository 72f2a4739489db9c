import { FORM_PLACE, FORMS_OWNER_PLACE } from './paths.ts';

/** Notes who fills in the forms of this tab from now on, and forgets what somebody else has entered. */
export function ownForms(owner: string): void {
  if (sessionStorage.getItem(FORMS_OWNER_PLACE) !== owner) forgetForms();
  try {
    sessionStorage.setItem(FORMS_OWNER_PLACE, owner);
  } catch {
    // Without an owner, nothing is kept.
    forgetForms();
  }
}

/** Entries of forms belong to the person who made them. */
export function forgetForms(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(FORM_PLACE)) sessionStorage.removeItem(place);
  }
}
