import { AsyncLocalStorage } from 'node:async_hooks';
import { failed, type Outcome } from '../../foundation/outcome.ts';
import { checkRequestOf } from '../checked-request.ts';
import type { Activated, Activation } from './activation.ts';
import type { LoadLibrary } from './library-loading.ts';
import { wrongLink } from './links.ts';

const TOKEN = /^[\w-]{1,128}$/;

/** Sets passwords by the links of mails. */
export class PasswordReset {
  /** Receives the person whose password the library sets during the call. */
  readonly #calls = new AsyncLocalStorage<(personId: string) => void>();

  /** To be called by the library, within its call, when it has set a password. */
  done(personId: string): void {
    this.#calls.getStore()?.(personId);
  }

  /** Sets the password of a link's person, and activates the person: the link has verified the address. */
  async byLink(
    { token, password }: { readonly token: string; readonly password: string },
    {
      loadLibrary,
      activation,
    }: { readonly loadLibrary: LoadLibrary; readonly activation: Activation },
  ): Promise<Outcome<Activated>> {
    const checked = checkRequestOf('resetPassword', { token, password });
    if (!checked.ok) return checked;
    // PostgreSQL text cannot contain NUL.
    if (!TOKEN.test(token)) return failed(wrongLink());
    const personIds: string[] = [];
    const { api, refusalCodeOrThrow } = await loadLibrary();
    try {
      const body = { token, newPassword: password };
      const onDone = (personId: string): void => void personIds.push(personId);
      await this.#calls.run(onDone, () => api.resetPassword({ body }));
    } catch (error) {
      refusalCodeOrThrow(error);
      return failed(wrongLink());
    }
    const [personId] = personIds;
    if (personId === undefined) {
      throw new Error('better-auth did not report whose password was set.');
    }
    return activation.byPassword(personId);
  }
}
