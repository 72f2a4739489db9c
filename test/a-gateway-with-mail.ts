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

/** A gateway whose mail arrives, and the people who use it. */
export interface GatewayWithMail extends TestGateway {
  readonly smtp: TestSmtpServer;
  /** Sends a request that shows neither key nor session. */
  ask(path: string, options?: CallOptions): Promise<Answer>;
  /** Waits for the mail to an address that came first, or that came so many later. */
  mailTo(email: string, nth?: number): Promise<ArrivedMail>;
  /** The token of the link in that mail. */
  tokenTo(email: string, nth?: number): Promise<string>;
  /** Somebody signs up and follows the link, without signing in. */
  activated(details?: Details): Promise<Credentials>;
  /** Somebody signs in. */
  signedIn(credentials: Credentials): Promise<SignedInPerson>;
  /** All three. */
  aPerson(details?: Details): Promise<SignedInPerson>;
}

/** What somebody may say otherwise who signs up. */
export interface Details {
  readonly email?: string;
  readonly password?: string;
  readonly name?: string;
  readonly organisation?: string;
  readonly invitation?: string;
}

/** What somebody signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Somebody with a session, in a browser that sends its cookie and its token. */
export interface SignedInPerson extends Credentials {
  readonly accountId: string;
  readonly personId: string;
  /** The header `Cookie` of the browser. */
  readonly cookie: string;
  readonly csrfToken: string;
  call(path: string, options?: CallOptions): Promise<Answer>;
}

/** Nobody is held up by limits that a test is not about. */
const NO_LIMITS = { addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 0 } } as const;

/** Starts a gateway and a mail server that takes what it sends. */
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

/** An address that nobody has used yet. */
export function anAddress(): string {
  return `ada.${newIdentifier()}@example.com`;
}

/** The header `Cookie` of a browser that has got an answer. */
export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** An answer that must be a good one for the test to go on. */
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
