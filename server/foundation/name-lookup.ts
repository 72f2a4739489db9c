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
  /** Whether names count that only the system knows, such as those of its `hosts` file. */
  readonly hasNeighbours: boolean;
  /** The servers that are asked, as `address:port`; those of the system, where there are none. */
  readonly servers?: readonly string[];
  /** A server that has not answered by then, and once more, is not waited for. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 2_000;
const TRIES = 2;
/** No server of the internet has a say in these (RFC 6761, section 6.3), which are also asked for without a network. */
const NEIGHBOUR = /^[^.]+$|\.localhost\.?$/i;
/** What says that a name is not to be found by asking servers of names. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'ECONNREFUSED',
]);

/**
 * Finds addresses by asking servers of names itself. The system's own way takes one of the few threads that all names of
 * the process are looked up in, for as long as a server of names keeps silent: some names of such a server would cut the
 * process off from all others.
 */
export function lookupByServers({
  hasNeighbours,
  servers,
  answerWithinMs: timeout = ANSWER_WITHIN_MS,
}: LookupWays): NameLookup {
  return (hostname, options, callback) => {
    if (hasNeighbours && NEIGHBOUR.test(hostname)) return systemLookup(hostname, options, callback);
    // Made anew each time, as the servers to ask change while the process runs.
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
