import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { type Answer, type CallOptions, send, type TestGateway } from './a-gateway.ts';

/** A person who has signed in to a gateway, in a browser. */
export interface SignedInPerson {
  readonly personId: string;
  readonly accountId: string;
  /** What the browser sends: the session's cookie and its CSRF token. */
  readonly headers: Readonly<Record<'cookie' | 'x-csrf-token', string>>;
  /** Sends a request as this person. */
  call(path: string, options?: CallOptions): Promise<Answer>;
}

/** Overrides of the defaults at sign-up. */
export interface PersonDetails {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  /** The token of an invitation. */
  readonly invitation?: string;
}

type MailingGateway = Pick<TestGateway, 'url' | 'data'>;

/** Signs a person up, follows the link of the mail, and signs in. */
export async function aSignedInPerson(
  { url, data }: MailingGateway,
  details: PersonDetails = {},
): Promise<SignedInPerson> {
  const { email = 'ada@example.com', password = 'a walk by the harbour' } = details;
  const somebody = { name: 'Ada Lovelace', ...details, email, password };
  succeeded(await send(`${url}/account/sign-up`, { json: somebody }));
  const token = await mailedToken(data, { to: email, page: 'activate' });
  succeeded(await send(`${url}/account/activate?token=${token}`));
  const signedIn = succeeded(await send(`${url}/account/sign-in`, { json: { email, password } }));
  const { accountId, person, csrfToken } = signedIn.json.data;
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const headers = { cookie: cookies.join('; '), 'x-csrf-token': csrfToken };
  return {
    personId: person.personId,
    accountId,
    headers,
    call: (path, options = {}) =>
      send(url + path, { ...options, headers: { ...headers, ...options.headers } }),
  };
}

/** Has an owner invite another person, who joins the account and signs in. */
export async function anotherOf(
  owner: SignedInPerson,
  gateway: MailingGateway,
  email = 'grace@example.com',
): Promise<SignedInPerson> {
  succeeded(await owner.call('/account/invitations', { json: { email } }));
  const invitation = await mailedToken(gateway.data, { to: email, page: 'join' });
  return aSignedInPerson(gateway, { email, name: 'Grace Hopper', invitation });
}

/** Waits for a mail with a link to a page, and returns the link's token. */
async function mailedToken(
  data: string,
  { to, page }: { readonly to: string; readonly page: string },
): Promise<string> {
  const link = new RegExp(String.raw`^http\S+/${page}\?token=(\S+)$`, 'm');
  const timeIsUp = AbortSignal.timeout(MAIL_TIMEOUT_MS);
  while (!timeIsUp.aborted) {
    const folder = join(data, 'outbox');
    for (const name of await readdir(folder).catch(() => [])) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const token = link.exec(mail.text ?? '')?.[1];
      if (token !== undefined && mail.to?.some(({ address }) => address === to)) return token;
    }
    await wait(MAIL_LOOK_MS);
  }
  throw new Error(`No mail to ${to} has a link to ${page}.`);
}

const MAIL_TIMEOUT_MS = 60_000;
const MAIL_LOOK_MS = 20;

function succeeded(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
