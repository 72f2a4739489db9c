import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../foundation/error-code.ts';
import type { Log } from '../foundation/log.ts';
import { type Letter, outboxTransport, type SmtpServer, smtpTransport } from './transports.ts';

/** A message to one person, in plain text. */
export interface Mail {
  /** An address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The topic; the only part of the message that is logged. */
  readonly kind: string;
}

/** Sends mail in the background, so that response times reveal nothing to callers. */
export interface Mailer {
  /**
   * Queues a message. A final failure is logged.
   *
   * @throws if `to` is not a single address
   */
  send(mail: Mail): void;
  /** Ends the backoff: each message is tried at most once more, and slow servers are not waited for. */
  close(): Promise<void>;
}

/** The sender, and the mail server; without a server, mail is written to a folder. */
export interface MailSettings {
  readonly from: string;
  readonly smtp?: SmtpServer | undefined;
}

/** Dependencies and options of the mailer. */
export interface MailParts {
  readonly log: Log;
  /** The folder for messages if no server is configured. */
  readonly folder: string;
  /** The delays before retries, in milliseconds. */
  readonly retryAfterMs?: readonly number[];
  /** How long `close` waits for messages in flight, in milliseconds. */
  readonly closeMs?: number | undefined;
}

/**
 * Long enough for servers that reject unknown senders at first ("greylisting"), and usually accept the message some
 * minutes later.
 */
const RETRY_AFTER_MS: readonly number[] = [2_000, 15_000, 60_000, 300_000];
/** How long a shutdown waits for a slow server. */
const CLOSE_MS = 5_000;
const MAX_MESSAGES = 1000;
/** One address: no white space, no list, no comment, no quoted part (a subset of RFC 5321, section 4.1.2). */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Opens mail. */
export function openMail(settings: MailSettings, parts: MailParts): Mailer {
  const { log, folder, retryAfterMs = RETRY_AFTER_MS, closeMs = CLOSE_MS } = parts;
  const { from, smtp } = settings;
  const carrier = smtp === undefined ? outboxTransport(folder, log) : smtpTransport(smtp);
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const { kind } = mail;
      if (underWay.size >= MAX_MESSAGES) {
        log.error({ kind }, 'mail queue is full: dropped one');
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
        log.info({ kind }, 'mail sent');
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

/** @throws if `to` is not a single address */
function letterOf({ to, subject, text }: Mail, from: string): Letter {
  if (!ADDRESS.test(to)) throw new Error('The recipient is not a single e-mail address.');
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text,
    // Suppresses automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The parts of a failure that may be logged. */
interface MailFailure {
  readonly code: string | undefined;
  readonly status: number | undefined;
  /** The error, unless it is the server's message, which often repeats the address. */
  readonly detail: string | undefined;
  /** Whether the server has rejected the message permanently. */
  readonly isFinal: boolean;
}

function failureOf(thrown: unknown): MailFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const code = codeOf(error) ?? error.name;
  const said = 'responseCode' in error ? error.responseCode : undefined;
  const status = typeof said === 'number' ? said : undefined;
  const detail = status === undefined ? error.message : undefined;
  return { code, status, detail, isFinal: status !== undefined && status >= 500 };
}
