import { newIdentifier } from '../server/foundation/identifiers.ts';
import {
  type Answer,
  aGateway,
  type CallOptions,
  send,
  type TestGateway,
  type TestSettings,
} from './a-gateway.ts';
import { PASSWORD, tokenIn } from './accounts/people/some-people.ts';
import { type ArrivedMail, anSmtpServer, type TestSmtpServer } from './an-smtp-server.ts';

/** A gateway with a working mail server, and the people who use it. */
export interface GatewayWithMail extends TestGateway {
  readonly smtp: TestSmtpServer;
  /** Sends a request without a key or session. */
  ask(path: string, options?: CallOptions): Promise<Answer>;
  /** Waits for the first mail to an address, or the `nth`. */
  mailTo(email: string, nth?: number): Promise<ArrivedMail>;
  /** The token of the link in that mail. */
  tokenTo(email: string, nth?: number): Promise<string>;
  /** Signs a person up and follows the link, without signing in. */
  activated(details?: Details): Promise<Credentials>;
  /** Signs a person in. */
  signedIn(credentials: Credentials): Promise<SignedInPerson>;
  /** Signs a person up, follows the link, and signs in. */
  aPerson(details?: Details): Promise<SignedInPerson>;
}

/** Overrides of the defaults at sign-up. */
export interface Details {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  readonly organisation?: string;
  readonly invitation?: string;
}

/** The credentials for signing in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A person with a session, in a browser that sends its cookie and its CSRF token. */
export interface SignedInPerson extends Credentials {
  readonly accountId: string;
  readonly personId: string;
  /** The `Cookie` header of the browser. */
  readonly cookie: string;
  readonly csrfToken: string;
  call(path: string, options?: CallOptions): Promise<Answer>;
}

/** Limits that a test is not about must not interfere. */
const NO_LIMITS = { addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 0 } } as const;

/** Starts a gateway and a mail server that receives its mail. */
export async function aGatewayWithMail(settings: TestSettings = {}): Promise<GatewayWithMail> {
  const smtp = await anSmtpServer();
  const gateway = await aGateway({
    ...settings,
    limits: { ...NO_LIMITS, ...settings.limits },
    mail: {
      from: 'Patchbay <patchbay@example.com>',
      smtp: { host: '127.0.0.1', port: smtp.port, secure: false },
      ...settings.mail,
    },
  });
  const ask = (path: string, options?: CallOptions) => send(gateway.url + path, options);
  const mailTo = (email: string, nth = 1) => arrived(smtp, email, nth);
  const tokenTo = async (email: string, nth = 1) => tokenIn((await mailTo(email, nth)).text ?? '');

  async function activated(details: Details = {}): Promise<Credentials> {
    const email = details.email ?? anAddress();
    const json = { password: PASSWORD, name: 'Ada', ...details, email };
    await expected(ask('/account/sign-up', { json }));
    const token = await tokenTo(email, details.invitation === undefined ? 1 : 2);
    await expected(ask(`/account/activate?token=${token}`));
    return { email, password: json.password };
  }

  async function signedIn({ email, password }: Credentials): Promise<SignedInPerson> {
    const answer = await expected(ask('/account/sign-in', { json: { email, password } }));
    const { accountId, person, csrfToken } = answer.json.data;
    const { personId } = person;
    const cookie = cookiesOf(answer);
    const headers = { cookie, 'x-csrf-token': csrfToken };
    const call = (path: string, options: CallOptions = {}) =>
      ask(path, { ...options, headers: { ...headers, ...options.headers } });
    return { email, password, accountId, personId, cookie, csrfToken, call };
  }

  return {
    ...gateway,
    smtp,
    ask,
    mailTo,
    tokenTo,
    activated,
    signedIn,
    aPerson: async (details) => signedIn(await activated(details)),
    async stop() {
      await gateway.stop();
      await smtp.stop();
    },
  };
}

/** A unique e-mail address. */
export function anAddress(): string {
  return `ada.${newIdentifier()}@example.com`;
}

/** The `Cookie` header of a browser that has received a response. */
export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Awaits a response that must succeed for the test to go on. */
export async function expected(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}

async function arrived(smtp: TestSmtpServer, email: string, nth: number): Promise<ArrivedMail> {
  for (;;) {
    const mail = smtp.arrived.filter(({ recipients }) => recipients.includes(email))[nth - 1];
    if (mail !== undefined) return mail;
    await smtp.untilArrived(smtp.arrived.length + 1);
  }
}
