import { operationTitles } from '../../../generated/operation-titles.ts';
import type { Contract } from '../../../generated/types.ts';
import type { Patchbay } from '../../index.ts';
import { anonymous } from '../app/anonymous.ts';
import { LONG_CALL } from '../app/own-gateway.ts';
import type { AccountFacts } from '../app/session.tsx';

/** The parts of the gateway's contract that the page needs. */
export interface ContractFacts {
  /** The contract itself. */
  readonly document: Contract;
  /** Name and path of each file of the contract. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  /** The security scheme by which most operations accept keys. */
  readonly keyScheme: string;
  /** Names of the headers that carry a key, in lower case. */
  readonly keyHeaders: readonly string[];
}

/** Sends requests to the gateway with the browser's own session, if there is one. */
export class Visitor {
  readonly #patchbay: Patchbay = anonymous;

  /** Fetches the contract and extracts what the page needs. */
  async contract(): Promise<ContractFacts> {
    return factsOf(await this.#patchbay.gateway.contract(LONG_CALL));
  }

  /**
   * Fetches the account of the session.
   *
   * @throws AuthenticationError if nobody is signed in
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

/** The first security scheme that the contract lists for all operations. */
function usualScheme({ security }: Contract): string {
  const [first] = Array.isArray(security) ? security : [];
  return Object.keys(first ?? {})[0] ?? '';
}
