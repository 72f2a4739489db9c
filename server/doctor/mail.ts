import { join } from 'node:path';
import type { Environment } from '../config/overrides.ts';
import { readMailPassword } from '../config/secrets.ts';
import { SettingsError } from '../config/settings-error.ts';
import { trySmtp } from '../mail/transports.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';
import type { SettingsRead } from './settings.ts';

const ABOUT = 'mail';
const LOOPBACK = /^(127\.|localhost$|::1$)/;

/** Checks that the gateway can connect and log in to the mail server. No mail is sent. */
export async function checkMail(
  settings: SettingsRead,
  environment: Environment,
  { isOffline }: { readonly isOffline: boolean },
): Promise<Finding> {
  const { smtp } = settings.mail;
  if (smtp === undefined) return withoutServer(settings);
  const { password: _, ...server } = smtp;
  const place = `${server.host}:${server.port}`;
  try {
    const password = readMailPassword(settings, environment);
    if (isOffline) return fine(ABOUT, `${place} was not called`);
    await trySmtp({ ...server, password });
    return fine(ABOUT, `${place} takes mail`);
  } catch (error) {
    const advice = 'Check mail.smtp: host, port, secure, user and password.';
    if (error instanceof SettingsError) return problem(ABOUT, error.message, advice);
    return problem(ABOUT, `${place} cannot be used: ${reasonOf(error)}.`, advice);
  }
}

/** Without a mail server, activation links reach nobody, which matters if people other than the operator sign up. */
function withoutServer({ data, server, accounts }: SettingsRead): Finding {
  const outbox = `there is no server: mail is written to ${join(data, 'outbox')}`;
  const isAlone = LOOPBACK.test(server.host) && server.publicUrl === undefined;
  if (isAlone || accounts.signUp === 'closed') return fine(ABOUT, outbox);
  const advice = 'Set mail.smtp, so that people get their activation links.';
  return warning(ABOUT, `${outbox}.`, advice);
}
