import {
  ChartNoAxesColumn,
  FlaskConical,
  History,
  KeyRound,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Network,
  ReceiptText,
  UsersRound,
} from 'lucide-react';
import type { SignedIn } from './session.tsx';

/** A page that can be gone to from everywhere. */
export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Who sees it; everybody unless given. */
  readonly isFor?: (who: SignedIn) => boolean;
}

/** Pages that belong together. */
export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/** What can be gone to, in the order in which it is offered. */
export const navigation: readonly NavigationGroup[] = [
  {
    label: 'Work',
    entries: [
      { path: '/', label: 'Overview', Icon: LayoutGrid },
      { path: '/playground', label: 'Playground', Icon: FlaskConical },
      { path: '/jobs', label: 'Jobs', Icon: Layers },
    ],
  },
  {
    label: 'Access and spending',
    entries: [
      { path: '/keys', label: 'Keys', Icon: KeyRound },
      { path: '/usage', label: 'Usage', Icon: ChartNoAxesColumn },
      { path: '/ledger', label: 'Ledger', Icon: ReceiptText },
    ],
  },
  {
    label: 'Organisation',
    entries: [
      { path: '/account', label: 'Account', Icon: UsersRound },
      { path: '/changes', label: 'Changes', Icon: History },
    ],
  },
  {
    label: 'Gateway',
    entries: [
      {
        path: '/upstreams',
        label: 'Upstreams',
        Icon: Network,
        isFor: ({ account }) => account.operator,
      },
    ],
  },
];

/** Whether a page is the one of an entry, or one below it. */
export function isWithin(location: string, path: string): boolean {
  if (path === '/') return location === '/';
  return location === path || location.startsWith(`${path}/`);
}
