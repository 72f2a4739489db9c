import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';

/** A message to deliver: one recipient, one plain-text part. */
export interface Letter {
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Delivers messages. */
export interface MailTransport {
  /**
   * Delivers a message.
   *
   * @throws if the delivery fails
   */
  carry(letter: Letter): Promise<void>;
  close(): Promise<void>;
}

/** The mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection uses TLS from the start. */
  readonly secure: boolean;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** Prevents messages from including files or URLs. */
const NO_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };
const CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/** Sends messages to a server by SMTP (RFC 5321), over a small connection pool. */
export function smtpTransport(server: SmtpServer): MailTransport {
  const options = { ...transportOptions(server), pool: true, maxConnections: CONNECTIONS } as const;
  let opened: Promise<Transporter> | undefined;
  return {
    async carry(letter) {
      opened ??= library().then(({ createTransport }) => createTransport(options));
      const transport = await opened;
      await transport.sendMail({ ...letter, to: [letter.to] });
    },
    async close() {
      (await opened)?.close();
    },
  };
}

/** Loaded lazily, because most gateways send no mail. */
function library(): Promise<typeof import('nodemailer')> {
  return import('nodemailer');
}

/**
 * Connects to a server and authenticates, if a user name is configured; sends nothing.
 *
 * @throws if that fails
 */
export async function trySmtp(server: SmtpServer): Promise<void> {
  const { createTransport } = await library();
  const transport = createTransport(transportOptions(server));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportOptions({ host, port, secure, user, password }: SmtpServer) {
  const hasLogin = user !== undefined && password !== undefined;
  return {
    host,
    port,
    secure,
    // Requires encryption if a password is sent.
    requireTLS: hasLogin,
    ...(hasLogin ? { auth: { user, pass: password } } : {}),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    ...NO_OUTSIDE,
  };
}

/** Limits the outbox, because anybody can trigger messages; the newest are kept. */
const MAX_FILES = 1000;

/** Writes each message to a file in a folder; used if no server is configured. */
export function outboxTransport(folder: string, log: Log): MailTransport {
  const options = { streamTransport: true, buffer: true, ...NO_OUTSIDE } as const;
  return {
    async carry(letter) {
      const { createTransport } = await library();
      const transport = createTransport(options);
      const { message } = await transport.sendMail({ ...letter, to: [letter.to] });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${newIdentifier()}.eml`);
      await writeFile(file, message, { flag: 'wx', mode: 0o600 });
      log.info({ file }, 'there is no mail server in the settings: wrote the mail to a file');
      await removeOldest(folder);
    },
    close: async () => {},
  };
}

/** File names sort by time. */
async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  for (const name of names.slice(0, -MAX_FILES)) await rm(join(folder, name), { force: true });
}
