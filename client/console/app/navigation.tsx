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

/** A page that is reachable from everywhere. */
export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Whether somebody sees the entry; everybody by default. */
  readonly isFor?: (who: SignedIn) => boolean;
}

/** A group of related pages. */
export interface NavigationGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/** The navigation entries, in display order. */
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
    label: 'Access and usage',
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

/** Whether a location is the page of an entry or below it. */
export function isWithin(location: string, path: string): boolean {
  if (path === '/') return location === '/';
  return location === path || location.startsWith(`${path}/`);
}
