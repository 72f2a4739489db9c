import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Skeleton } from '../components/skeleton.tsx';
import { useSession } from './session.tsx';

/** A page of the console: where it is, what it is called, and what it shows, which is loaded when it is asked for. */
export interface ConsolePage {
  readonly path: string;
  readonly Page: ComponentType;
}

const OverviewPage = lazy(() =>
  import('../pages/overview/overview-page.tsx').then((part) => ({ default: part.OverviewPage })),
);
const SignInPage = lazy(() =>
  import('../pages/sign-in/sign-in-page.tsx').then((part) => ({ default: part.SignInPage })),
);
const PlaygroundPage = lazy(() =>
  import('../pages/playground/playground-page.tsx').then((part) => ({
    default: part.PlaygroundPage,
  })),
);
const JobsPage = lazy(() =>
  import('../pages/jobs/jobs-page.tsx').then((part) => ({ default: part.JobsPage })),
);
const JobPage = lazy(() =>
  import('../pages/jobs/job-page.tsx').then((part) => ({ default: part.JobPage })),
);
const KeysPage = lazy(() =>
  import('../pages/keys/keys-page.tsx').then((part) => ({ default: part.KeysPage })),
);
const UsagePage = lazy(() =>
  import('../pages/usage/usage-page.tsx').then((part) => ({ default: part.UsagePage })),
);
const LedgerPage = lazy(() =>
  import('../pages/ledger/ledger-page.tsx').then((part) => ({ default: part.LedgerPage })),
);
const AccountPage = lazy(() =>
  import('../pages/account/account-page.tsx').then((part) => ({ default: part.AccountPage })),
);
const UpstreamsPage = lazy(() =>
  import('../pages/upstreams/upstreams-page.tsx').then((part) => ({ default: part.UpstreamsPage })),
);

const PAGES: readonly ConsolePage[] = [
  { path: '/', Page: OverviewPage },
  { path: '/playground/:operationId?', Page: PlaygroundPage },
  { path: '/jobs', Page: JobsPage },
  { path: '/jobs/:jobId', Page: JobPage },
  { path: '/keys', Page: KeysPage },
  { path: '/usage', Page: UsagePage },
  { path: '/ledger', Page: LedgerPage },
  { path: '/account', Page: AccountPage },
  { path: '/upstreams', Page: UpstreamsPage },
];

/** The page that the address names. */
export function Pages(): ReactNode {
  const { session } = useSession();
  if (session.kind === 'unknown') return <Skeleton lines={4} />;
  if (session.kind !== 'signed-in') {
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <SignInPage />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Switch>
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path}>
            <Page />
          </Route>
        ))}
        <Route>There is no such page.</Route>
      </Switch>
    </Suspense>
  );
}
