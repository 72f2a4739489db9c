import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that has arrived. */
export interface ArrivedMail extends Email {
  /** Who it was handed over for. */
  readonly recipients: readonly string[];
  /** The bytes as they came. */
  readonly raw: string;
}

/** A mail server of this test alone. */
export interface TestSmtpServer {
  readonly port: number;
  /** What has arrived, in order. */
  readonly arrived: readonly ArrivedMail[];
  /** Waits until so many messages have arrived. */
  untilArrived(count: number): Promise<readonly ArrivedMail[]>;
  stop(): Promise<void>;
}

/** Starts a real mail server on loopback. It takes everything, unless its options say otherwise. */
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
  // A client that breaks off is part of some tests.
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
