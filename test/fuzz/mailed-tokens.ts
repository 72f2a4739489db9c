import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { pages } from '../../generated/pages.ts';

/** Tokens from mailed links, each for use once. */
export interface MailedTokens {
  /** A token that activates an address; `undefined` if none is left. */
  activation(): string | undefined;
  /** A token that sets a new password; `undefined` if none is left. */
  password(): string | undefined;
  /** Reads the mails that have arrived, and deletes them. */
  collect(): Promise<void>;
}

const PAGES = [pages.activate, pages.password] as const;
type Page = (typeof PAGES)[number];

/** The maximum number of mails read from a backlog. */
const MAX_READ = 20;
const LINK = /^https?:\/\/[^/\s]+(\S+)\?token=(\S+)$/m;

/**
 * Collects the mails of a gateway that writes them to a folder.
 *
 * @param keptFor - the address whose links must not be used
 */
export function mailedTokens(data: string, keptFor: string): MailedTokens {
  const outbox = join(data, 'outbox');
  const tokens: Readonly<Record<Page, string[]>> = { [pages.activate]: [], [pages.password]: [] };
  return {
    activation: () => tokens[pages.activate].pop(),
    password: () => tokens[pages.password].pop(),
    async collect() {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
      for (const name of names.slice(-MAX_READ)) {
        const { page, token, to } = await linkIn(join(outbox, name));
        if (page !== undefined && to !== keptFor) tokens[page].push(token);
      }
      for (const name of names) await rm(join(outbox, name), { force: true });
    },
  };
}

/** The link in a mail, with its page if it is one of those wanted. */
async function linkIn(
  path: string,
): Promise<{ readonly page?: Page; readonly token: string; readonly to: string }> {
  const { text = '', to = [] } = await PostalMime.parse(await readFile(path));
  const [, found, token = ''] = LINK.exec(text) ?? [];
  const page = PAGES.find((one) => one === found);
  return { ...(page === undefined ? {} : { page }), token, to: to[0]?.address ?? '' };
}
