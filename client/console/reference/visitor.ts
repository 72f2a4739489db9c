import type { Contract } from '../../../generated/types.ts';
import { Patchbay } from '../../index.ts';
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
  /** The header that goes with the cookie of a session, where something is changed. */
  readonly tokenHeader: string | undefined;
}

/** Asks the gateway as whoever opens the page. */
export class Visitor {
  readonly #patchbay = new Patchbay({ baseUrl: location.origin, credentials: 'same-origin' });

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
  const schemes = Object.entries(at(at(document, 'components'), 'securitySchemes'));
  const inHeaders = schemes.filter(([, scheme]) => at(scheme).in === 'header');
  const keys = inHeaders.filter(([name]) => !name.startsWith('Csrf'));
  const token = inHeaders.find(([name]) => name.startsWith('Csrf'));
  const isBearer = schemes.some(([, scheme]) => at(scheme).scheme === 'bearer');
  return {
    document,
    files: Object.entries(FILES).flatMap(([name, operationId]) => {
      const path = pathOf(document, operationId);
      return path === undefined ? [] : [{ name, path }];
    }),
    keyScheme: keys[0]?.[0] ?? '',
    keyHeaders: [...keys.map(([, scheme]) => headerOf(scheme)), ...(isBearer ? [BEARER] : [])],
    tokenHeader: token === undefined ? undefined : headerOf(token[1]),
  };
}

const BEARER = 'authorization';

function headerOf(scheme: unknown): string {
  return String(at(scheme).name).toLowerCase();
}

function pathOf({ paths }: Contract, operationId: string): string | undefined {
  return Object.keys(paths).find((path) => at(at(paths, path), 'get').operationId === operationId);
}

/** An object, or what it has under a name; an empty one where there is none. */
function at(value: unknown, name?: string): Readonly<Record<string, unknown>> {
  const found = name === undefined ? value : at(value)[name];
  return isObject(found) ? found : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
