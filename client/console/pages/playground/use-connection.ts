import { useMemo } from 'react';
import { Connection } from '../../../connection.ts';
import { ownGateway } from '../../app/own-gateway.ts';
import { useSignedIn } from '../../app/session.tsx';

/** The connection of the session, for any operation by its name. */
export function useConnection(): Connection {
  const { apiKey, account } = useSignedIn();
  const { csrfToken } = account;
  return useMemo(() => {
    if (apiKey !== undefined) return new Connection({ ...ownGateway, apiKey });
    const token = csrfToken === undefined ? {} : { csrfToken };
    return new Connection({ ...ownGateway, ...token, credentials: 'same-origin' });
  }, [apiKey, csrfToken]);
}
