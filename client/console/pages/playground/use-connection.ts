import { useMemo } from 'react';
import { Connection } from '../../../connection.ts';
import { useSignedIn } from '../../app/session.tsx';

/** The connection of the session, for any operation by its name. */
export function useConnection(): Connection {
  const { apiKey, account } = useSignedIn();
  const { csrfToken } = account;
  return useMemo(() => {
    const baseUrl = location.origin;
    if (apiKey !== undefined) return new Connection({ apiKey, baseUrl });
    const token = csrfToken === undefined ? {} : { csrfToken };
    return new Connection({ ...token, baseUrl, credentials: 'same-origin' });
  }, [apiKey, csrfToken]);
}
