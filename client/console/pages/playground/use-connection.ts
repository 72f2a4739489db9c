import { useMemo } from 'react';
import { Connection } from '../../../connection.ts';
import { ownGateway } from '../../app/own-gateway.ts';
import { useSignedIn } from '../../app/session.tsx';

/** The session's connection, which can call any operation by name. */
export function useConnection(): Connection {
  const { apiKey, account } = useSignedIn();
  const { csrfToken } = account;
  return useMemo(() => {
    if (apiKey !== undefined) return new Connection({ ...ownGateway, apiKey });
    const token = csrfToken === undefined ? {} : { csrfToken };
    return new Connection({ ...ownGateway, ...token, credentials: 'same-origin' });
  }, [apiKey, csrfToken]);
}
