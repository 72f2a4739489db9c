import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openLog } from '../../server/foundation/log.ts';
import { type MailSettings, openMail } from '../../server/mail/mail.ts';
import { anSmtpServer } from '../an-smtp-server.ts';

const FROM = 'Patchbay <patchbay@gateway.example>';
const LINK = 'http://127.0.0.1:8080/account/activate?token=0123456789abcdefABCDEF_-';
const MAIL = {
  to: 'anna@example.com',
  subject: 'Activate your account',
  text: `Follow this link:\n\n${LINK}\n`,
  kind: 'activation',
};

/** A mailer, with its log. */
async function aMailer(
  smtp?: Partial<MailSettings['smtp']> & { port: number },
  retryAfterMs: readonly number[] = [1, 1],
  closeMs?: number,
) {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-mail-'));
  const logged: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const server = smtp === undefined ? undefined : { host: '127.0.0.1', secure: false, ...smtp };
  const mailer = openMail(
    { from: FROM, smtp: server },
    { log: openLog('debug', to), folder: join(folder, 'outbox'), retryAfterMs, closeMs },
  );
  onTestFinished(async () => {
    await mailer.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { mailer, logged, outbox: join(folder, 'outbox') };
}

async function aServer(...options: Parameters<typeof anSmtpServer>) {
  const server = await anSmtpServer(...options);
  onTestFinished(() => server.stop());
  return server;
}

/** An SMTP server's refusal. */
function refusal(status: number): Error {
  return Object.assign(new Error(`no mail for ${MAIL.to}`), { responseCode: status });
}

describe('a mail server', () => {
  test('gets one part of plain text for one address', async () => {
    const server = await aServer();
    const { mailer } = await aMailer(server);
    mailer.send(MAIL);
    const [mail] = await server.untilArrived(1);
    expect(mail).toMatchObject({
      from: { name: 'Patchbay', address: 'patchbay@gateway.example' },
      to: [{ address: 'anna@example.com' }],
      recipients: ['anna@example.com'],
      subject: 'Activate your account',
      text: MAIL.text,
      attachments: [],
    });
    expect(mail?.html).toBeUndefined();
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test('gets every message that was taken before closing', async () => {
    const server = await aServer();
    const { mailer } = await aMailer(server);
    for (let count = 0; count < 20; count += 1) mailer.send(MAIL);
    await mailer.close();
    expect(server.arrived).toHaveLength(20);
  });

  test('that puts a message off gets it again', async () => {
    let refusals = 2;
    const server = await aServer({
      onRcptTo: (_address, _session, done) => {
        refusals -= 1;
        done(refusals >= 0 ? refusal(451) : null);
      },
    });
    const { mailer, logged } = await aMailer(server);
    mailer.send(MAIL);
    await server.untilArrived(1);
    await mailer.close();
    expect(logged.filter((line) => line.includes('could not send mail yet'))).toHaveLength(2);
  });

  test('that will never take a message is not asked again', async () => {
    let asked = 0;
    const server = await aServer({
      onRcptTo: (_address, _session, done) => {
        asked += 1;
        done(refusal(550));
      },
    });
    const { mailer, logged } = await aMailer(server);
    mailer.send(MAIL);
    await mailer.close();
    expect(asked).toBe(1);
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      level: 50,
      kind: 'activation',
      status: 550,
      msg: 'could not send mail',
    });
  });

  test('that is away is tried as often as agreed, and the log says so', async () => {
    const { port, stop } = await anSmtpServer();
    await stop();
    const { mailer, logged } = await aMailer({ port });
    mailer.send(MAIL);
    await expect.poll(() => logged.at(-1)).toContain('"could not send mail"');
    expect(logged).toHaveLength(3);
    expect(logged.at(-1)).toContain('ECONNREFUSED');
  });

  test('that is away does not keep the gateway from stopping', async () => {
    const { port, stop } = await anSmtpServer();
    await stop();
    const { mailer, logged } = await aMailer({ port }, [3_600_000]);
    mailer.send(MAIL);
    await mailer.close();
    expect(logged.at(-1)).toContain('"could not send mail"');
  });

  test('that takes its time does not keep the gateway from stopping', async () => {
    const asked = Promise.withResolvers<() => void>();
    const server = await aServer({ onRcptTo: (_address, _session, done) => asked.resolve(done) });
    const { mailer, logged } = await aMailer(server, [1], 50);
    mailer.send(MAIL);
    const answer = await asked.promise;
    await mailer.close();
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      level: 50,
      count: 1,
      msg: 'stopped before all mail was sent',
    });
    answer();
  });

  test('gets no password over a line that is not encrypted', async () => {
    const passwords: unknown[] = [];
    const server = await aServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password);
        done(null, { user: 'me' });
      },
    });
    const { mailer } = await aMailer({ port: server.port, user: 'me', password: 'canary' });
    mailer.send(MAIL);
    await mailer.close();
    expect(passwords).toEqual([]);
    expect(server.arrived).toEqual([]);
  });
});

describe('without a mail server', () => {
  test('a message is a file that only its owner reads, and the log says where', async () => {
    const { mailer, logged, outbox } = await aMailer();
    mailer.send(MAIL);
    await mailer.close();
    const [name = ''] = await readdir(outbox);
    const file = join(outbox, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    expect(logged[0]).toContain(JSON.stringify(file));
    expect(await PostalMime.parse(await readFile(file))).toMatchObject({
      to: [{ address: 'anna@example.com' }],
      subject: 'Activate your account',
      text: MAIL.text,
    });
  });

  test('the link stands in the file as it is, to be copied', async () => {
    const { mailer, outbox } = await aMailer();
    mailer.send(MAIL);
    await mailer.close();
    const [name = ''] = await readdir(outbox);
    expect((await readFile(join(outbox, name), 'utf8')).split(/\r?\n/)).toContain(LINK);
  });
});

describe('what strangers write', () => {
  test('adds no header', async () => {
    const server = await aServer();
    const { mailer } = await aMailer(server);
    mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nAnna' });
    const [mail] = await server.untilArrived(1);
    expect(mail?.subject).toBe('Hello Bcc: eve@example.com Anna');
    expect(mail?.recipients).toEqual(['anna@example.com']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test.each([
    'anna@example.com\r\nBcc: eve@example.com',
    'anna@example.com, eve@example.com',
    'anna@example.com> <eve@example.com',
    'Anna <anna@example.com>',
    '"anna, eve"@example.com',
    'group: anna@example.com;',
    'anna',
    '',
  ])('is one address or none: %j', async (to) => {
    const { mailer } = await aMailer();
    expect(() => mailer.send({ ...MAIL, to })).toThrow(
      'The recipient is not a single e-mail address.',
    );
  });

  test('ends no message early', async () => {
    const server = await aServer();
    const { mailer } = await aMailer(server);
    const text = 'one\n.\nQUIT\n..\ntwo\n';
    mailer.send({ ...MAIL, text });
    expect((await server.untilArrived(1))[0]?.text).toBe(text);
  });
});

test('neither address nor link nor text of a message is in the log', async () => {
  const refusing = await aServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
  const taking = await aServer();
  for (const server of [refusing, taking, undefined]) {
    const { mailer, logged } = await aMailer(server);
    mailer.send(MAIL);
    await mailer.close();
    expect(logged.join('')).not.toMatch(/anna|token|Follow/);
    expect(logged.length).toBeGreaterThan(0);
  }
});
