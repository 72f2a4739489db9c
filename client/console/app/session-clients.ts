import { Connection } from '../../connection.ts';
import { Patchbay, type PatchbayOptions } from '../../index.ts';
import { LONG_CALL, ownGateway } from './own-gateway.ts';

/** The clients of one session. */
export interface SessionClients {
  readonly patchbay: Patchbay;
  /** Calls any operation by name, however long it takes. */
  readonly connection: Connection;
}

/** Creates the clients for a key. */
export function clientsWithKey(apiKey: string): SessionClients {
  return clientsOf({ ...ownGateway, apiKey });
}

/** Creates the clients for the session in the browser's cookie. */
export function clientsWithSession(csrfToken: string | undefined): SessionClients {
  const token = csrfToken === undefined ? {} : { csrfToken };
  return clientsOf({ ...ownGateway, ...token, credentials: 'same-origin' });
}

function clientsOf(options: PatchbayOptions): SessionClients {
  return {
    patchbay: new Patchbay(options),
    connection: new Connection({ ...options, ...LONG_CALL }),
  };
}
