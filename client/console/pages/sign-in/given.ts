import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** The e-mail address that was typed on the page before; empty where there was none. */
export function useHandedEmail(): string {
  const handed: unknown = useHistoryState();
  const isHanded = typeof handed === 'object' && handed !== null && 'email' in handed;
  return isHanded && typeof handed.email === 'string' ? handed.email : '';
}

/** The token of the link that a mail has led here by; empty where it has none. */
export function useLinkToken(): string {
  return new URLSearchParams(useSearch()).get('token') ?? '';
}
