import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type NameLookup = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Where names are looked up, and how long that may take. */
export interface LookupWays {
  /** Whether names of the system count, such as those of its `hosts` file. */
  readonly hasNeighbours: boolean;
  /** The servers that are asked, as `address:port`; those of the system, where there are none. */
  readonly servers?: readonly string[];
  /** How long a server has to answer; it is asked twice. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 2_000;
const TRIES = 2;
/** Names that no server of the internet resolves (RFC 6761, section 6.3). */
const NEIGHBOUR = /^[^.]+$|\.localhost\.?$/i;
/** The codes of names that do not exist. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'ECONNREFUSED',
]);

/**
 * Resolves names by asking DNS servers itself. The system's own lookup takes one of few threads for as long as a server
 * is silent: some names of such a server would keep the process from looking up any other.
 */
export function lookupByServers({
  hasNeighbours,
  servers,
  answerWithinMs: timeout = ANSWER_WITHIN_MS,
}: LookupWays): NameLookup {
  return (hostname, options, callback) => {
    if (hasNeighbours && NEIGHBOUR.test(hostname)) return systemLookup(hostname, options, callback);
    // New each time, as the configured servers may change while the process runs.
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
