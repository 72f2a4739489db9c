import { FORM_PLACE, FORMS_OWNER_PLACE } from './paths.ts';

/** Notes whose the forms of this tab are from now on; what somebody else has put into them is forgotten. */
export function ownForms(owner: string): void {
  if (sessionStorage.getItem(FORMS_OWNER_PLACE) !== owner) forgetForms();
  try {
    sessionStorage.setItem(FORMS_OWNER_PLACE, owner);
  } catch {
    // What nobody can be named the owner of is not kept.
    forgetForms();
  }
}

/** What was put into forms is nobody else's. */
export function forgetForms(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(FORM_PLACE)) sessionStorage.removeItem(place);
  }
}
