import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../foundation/log.ts';
import { type Letter, outboxCarrier, type SmtpServer, smtpCarrier } from './carriers.ts';

/** A message to one person, in plain text. */
export interface Mail {
  /** One bare address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What it is about, for the log, which shows nothing else of it. */
  readonly kind: string;
}

/** Sends mail behind the back of who wants it sent, so that the time it takes tells nobody anything. */
export interface Mailer {
  /**
   * Takes a message to be sent. What cannot be sent in the end is logged.
   *
   * @throws where `to` is not one address
   */
  send(mail: Mail): void;
  /**
   * Stops waiting for better times and sees to what was taken: everything is tried once more at most, and a server that
   * takes its time is not waited for.
   */
  close(): Promise<void>;
}

/** Who mail is from, and the server that takes it; without one it is written into a folder. */
export interface MailSettings {
  readonly from: string;
  readonly smtp?: SmtpServer | undefined;
}

/** What sending stands on. */
export interface MailParts {
  readonly log: Log;
  /** Where messages are written while there is no server. */
  readonly folder: string;
  /** How long to wait before every further try, in milliseconds. */
  readonly retryAfterMs?: readonly number[];
  /** How long the end of what is under way is waited for when it is closed, in milliseconds. */
  readonly closeMs?: number | undefined;
}

/** A server that puts off strangers ("greylisting") usually takes the message some minutes later. */
const RETRY_AFTER_MS: readonly number[] = [2_000, 15_000, 60_000, 300_000];
/** So long a stop waits for a server that is slow. */
const CLOSE_MS = 5_000;
const MESSAGES_UP_TO = 1000;
/** One address: no white space, no list, no comment, no quoted part (a subset of RFC 5321, section 4.1.2). */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Opens the way out for mail. */
export function openMail(settings: MailSettings, parts: MailParts): Mailer {
  const { log, folder, retryAfterMs = RETRY_AFTER_MS, closeMs = CLOSE_MS } = parts;
  const { from, smtp } = settings;
  const carrier = smtp === undefined ? outboxCarrier(folder, log) : smtpCarrier(smtp);
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const { kind } = mail;
      if (underWay.size >= MESSAGES_UP_TO) {
        log.error({ kind }, 'too much mail waits to be sent: dropped one');
        return;
      }
      const sending = deliver(letterOf(mail, from), kind).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      closing.abort();
      await Promise.race([Promise.all(underWay), sleep(closeMs, undefined, { ref: false })]);
      const { size: count } = underWay;
      if (count > 0) log.error({ count }, 'stopped before all mail was sent');
      await carrier.close();
    },
  };

  async function deliver(letter: Letter, kind: string): Promise<void> {
    for (const wait of [...retryAfterMs, undefined]) {
      const failure = await carrier.carry(letter).then(() => undefined, failureOf);
      if (failure === undefined) {
        log.info({ kind }, 'sent mail');
        return;
      }
      const { isFinal, ...shown } = failure;
      if (wait === undefined || isFinal || closing.signal.aborted) {
        log.error({ kind, ...shown }, 'could not send mail');
        return;
      }
      log.warn({ kind, ...shown }, 'could not send mail yet');
      await sleep(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }
}

/** @throws where `to` is not one address */
function letterOf({ to, subject, text }: Mail, from: string): Letter {
  if (!ADDRESS.test(to)) throw new Error('Mail goes to one address.');
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text,
    // Machines that answer for people on holiday keep still (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What the log may show of a failure. */
interface MailFailure {
  readonly code: string | undefined;
  readonly status: number | undefined;
  /** What happened; nothing where the server said it, because its sentences often repeat the address. */
  readonly detail: string | undefined;
  /** Whether the server says that it will never take the message. */
  readonly isFinal: boolean;
}

function failureOf(thrown: unknown): MailFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const said = 'responseCode' in error ? error.responseCode : undefined;
  const status = typeof said === 'number' ? said : undefined;
  const detail = status === undefined ? error.message : undefined;
  return { code, status, detail, isFinal: status !== undefined && status >= 500 };
}
