import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that has arrived. */
export interface ArrivedMail extends Email {
  /** The recipients of its envelope. */
  readonly recipients: readonly string[];
  /** Its raw bytes, as Latin-1 text. */
  readonly raw: string;
}

/** A mail server for one test. */
export interface TestSmtpServer {
  readonly port: number;
  /** The mails so far, in order of arrival. */
  readonly arrived: readonly ArrivedMail[];
  /** Waits until `count` mails have arrived. */
  untilArrived(count: number): Promise<readonly ArrivedMail[]>;
  stop(): Promise<void>;
}

/** Starts a real mail server on loopback. It accepts all mail, unless its options say otherwise. */
export async function anSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const arrived: ArrivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(raw);
        arrived.push({ ...mail, recipients, raw: raw.toString('latin1') });
        for (const look of waiting) look();
        done();
      });
    },
    ...options,
  });
  // In some tests clients disconnect on purpose.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    arrived,
    untilArrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrived.length < count) return;
          waiting.delete(look);
          resolve(arrived);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
