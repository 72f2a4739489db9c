import { pages } from '../../../generated/pages.ts';

/** The sign-in page. The paths of pages that mails link to come from the contract. */
export const SIGN_IN = '/sign-in';
/** The sign-up page. */
export const SIGN_UP = '/sign-up';
/** The page that requests a link to set a password. */
export const FORGOTTEN = '/forgotten-password';
/** The page that activates an e-mail address. */
export const ACTIVATE: string = below(pages.activate);
/** The page that sets a new password. */
export const PASSWORD: string = below(pages.password);
/** The page that accepts an invitation. */
export const JOIN: string = below(pages.join);

/** A page's path relative to the console. */
function below(path: string): string {
  return path.slice(pages.console.length);
}

/** Session storage key prefix of form entries; the form's name follows it. */
export const FORM_PLACE = 'patchbay.form.';

/** Session storage key of the owner of the form entries. */
export const FORMS_OWNER_PLACE = 'patchbay.forms-of';

/** Local storage key by which windows notify each other of a sign-in or sign-out. */
export const CHANGE_PLACE = 'patchbay.session-change';

/** Session storage key of the API key that the console was opened with. */
export const KEY_PLACE = 'patchbay.key';
