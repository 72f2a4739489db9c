import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Resolves all addresses of a host name, like `lookup` of `node:dns`. */
export type NameLookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Options of resolving host names. */
export interface LookupWays {
  /** Whether local names are resolved too, such as those in the system's `hosts` file. */
  readonly hasNeighbours: boolean;
  /** The DNS servers to query, as `address:port`; by default those of the system. */
  readonly servers?: readonly string[];
  /** The timeout of a query, in milliseconds; a server is queried twice. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 2_000;
const TRIES = 2;
/** Names that public DNS servers do not resolve (RFC 6761, section 6.3). */
const NEIGHBOUR = /^[^.]+$|\.localhost\.?$/i;
/** The error codes that lead to a lookup by the system, if local names count. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'ECONNREFUSED',
]);

/**
 * Resolves host names by querying DNS servers directly. The system's own lookup occupies one of a few threads for as
 * long as a server does not respond: a few names of an unresponsive server would block all other lookups of the
 * process.
 */
export function lookupByServers({
  hasNeighbours,
  servers,
  answerWithinMs: timeout = ANSWER_WITHIN_MS,
}: LookupWays): NameLookup {
  return (hostname, options, callback) => {
    if (hasNeighbours && NEIGHBOUR.test(hostname)) return systemLookup(hostname, options, callback);
    // Created for each lookup, as the configured servers may change while the process runs.
    const resolver = new Resolver({ timeout, tries: TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    Promise.allSettled(asked).then((answers) => {
      const addresses = answers.flatMap((answer) =>
        answer.status === 'rejected'
          ? []
          : answer.value.map((address) => ({ address, family: isIP(address) })),
      );
      const errors: readonly NodeJS.ErrnoException[] = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [answer.reason] : [],
      );
      const [error] = errors;
      if (addresses.length > 0 || error === undefined) callback(null, addresses);
      else if (hasNeighbours && errors.every(({ code }) => NOT_THERE.has(code))) {
        systemLookup(hostname, options, callback);
      } else callback(error, []);
    });
  };
}
