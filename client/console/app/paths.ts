import { pages } from '../../../generated/pages.ts';

/** Where people come in; the paths of pages that mails lead to are the contract's. */
export const SIGN_IN = '/sign-in';
/** Where people get an account. */
export const SIGN_UP = '/sign-up';
/** Where a link to set a password is asked for. */
export const FORGOTTEN = '/forgotten-password';
/** Where an address is activated. */
export const ACTIVATE: string = below(pages.activate);
/** Where a new password is set. */
export const PASSWORD: string = below(pages.password);
/** Where an invitation is accepted. */
export const JOIN: string = below(pages.join);

/** A page's path within the console. */
function below(path: string): string {
  return path.slice(pages.console.length);
}

/** Where a tab of the browser keeps what was put into forms; each has a name of its own after it. */
export const FORM_PLACE = 'patchbay.form.';

/** Where a tab of the browser keeps whose forms these are. */
export const FORMS_OWNER_PLACE = 'patchbay.forms-of';

/** Where the windows of a browser tell each other that somebody has signed in or out. */
export const CHANGE_PLACE = 'patchbay.session-change';

/** Where a tab of the browser keeps the key that the console was opened with. */
export const KEY_PLACE = 'patchbay.key';
