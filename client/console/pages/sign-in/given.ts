import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The e-mail address entered on the previous page; empty if there was none. */
export function useHandedEmail(): string {
  const handed: unknown = useHistoryState();
  const isHanded = typeof handed === 'object' && handed !== null && 'email' in handed;
  return isHanded && typeof handed.email === 'string' ? handed.email : '';
}

/** The token in the link of a mail; empty if there is none. */
export function useLinkToken(): string {
  return new URLSearchParams(useSearch()).get('token') ?? '';
}
