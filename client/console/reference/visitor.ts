import { operationTitles } from '../../../generated/operation-titles.ts';
import type { Contract } from '../../../generated/types.ts';
import type { Patchbay } from '../../index.ts';
import { anonymous } from '../app/anonymous.ts';
import type { AccountFacts } from '../app/session.tsx';

/** What the page takes from the contract of the gateway that shows it. */
export interface ContractFacts {
  /** The contract itself. */
  readonly document: Contract;
  /** The paths of the contract as files, by what they are called. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  /** The name of the scheme that most operations take keys by. */
  readonly keyScheme: string;
  /** Headers that show a key, in lower case. */
  readonly keyHeaders: readonly string[];
}

/** Asks the gateway as whoever opens the page. */
export class Visitor {
  readonly #patchbay: Patchbay = anonymous;

  /** Reads the contract, and finds in it what the page needs. */
  async contract(): Promise<ContractFacts> {
    return factsOf(await this.#patchbay.gateway.contract());
  }

  /**
   * Reads the account of the session.
   *
   * @throws AuthenticationError where nobody has signed in
   */
  async account(): Promise<AccountFacts> {
    return (await this.#patchbay.account.get()).data;
  }
}

const FILES = { JSON: 'getContract', YAML: 'getContractYaml' } as const;

function factsOf(document: Contract): ContractFacts {
  const headers = operationTitles.flatMap(({ keys }) => keys.map(({ header }) => header));
  return {
    document,
    files: Object.entries(FILES).flatMap(([name, operationId]) => {
      const found = operationTitles.find((operation) => operation.operationId === operationId);
      return found === undefined ? [] : [{ name, path: found.path }];
    }),
    keyScheme: usualScheme(document),
    keyHeaders: [...new Set(headers)],
  };
}

/** The scheme that the contract names first for all operations. */
function usualScheme({ security }: Contract): string {
  const [first] = Array.isArray(security) ? security : [];
  return Object.keys(first ?? {})[0] ?? '';
}
