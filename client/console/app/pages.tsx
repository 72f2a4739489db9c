import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Skeleton } from '../components/skeleton.tsx';
import { brokenDoor, ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { NowherePage } from './nowhere-page.tsx';
import { ACTIVATE, FORGOTTEN, JOIN, PASSWORD, SIGN_IN, SIGN_UP } from './paths.ts';
import { useSession } from './session.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

/** A page of the console: its path and its component, which is loaded on demand. */
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
const SignUpPage = lazy(() =>
  import('../pages/sign-in/sign-up-page.tsx').then((part) => ({ default: part.SignUpPage })),
);
const JoinPage = lazy(() =>
  import('../pages/sign-in/join-page.tsx').then((part) => ({ default: part.JoinPage })),
);
const ActivatePage = lazy(() =>
  import('../pages/sign-in/activate-page.tsx').then((part) => ({ default: part.ActivatePage })),
);
const ForgottenPage = lazy(() =>
  import('../pages/sign-in/forgotten-page.tsx').then((part) => ({ default: part.ForgottenPage })),
);
const PasswordPage = lazy(() =>
  import('../pages/sign-in/password-page.tsx').then((part) => ({ default: part.PasswordPage })),
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
const ChangesPage = lazy(() =>
  import('../pages/changes/changes-page.tsx').then((part) => ({ default: part.ChangesPage })),
);
const UpstreamsPage = lazy(() =>
  import('../pages/upstreams/upstreams-page.tsx').then((part) => ({ default: part.UpstreamsPage })),
);

/** Public pages: sign-up, forgotten password, and the targets of links in mails. */
const DOOR_PAGES: readonly ConsolePage[] = [
  { path: SIGN_UP, Page: SignUpPage },
  { path: FORGOTTEN, Page: ForgottenPage },
  { path: ACTIVATE, Page: ActivatePage },
  { path: PASSWORD, Page: PasswordPage },
  { path: JOIN, Page: JoinPage },
];

const PAGES: readonly ConsolePage[] = [
  { path: '/', Page: OverviewPage },
  { path: '/playground/:operationId?', Page: PlaygroundPage },
  { path: '/jobs', Page: JobsPage },
  { path: '/jobs/:jobId', Page: JobPage },
  { path: '/keys', Page: KeysPage },
  { path: '/usage', Page: UsagePage },
  { path: '/ledger', Page: LedgerPage },
  { path: '/account', Page: AccountPage },
  { path: '/changes', Page: ChangesPage },
  { path: '/upstreams', Page: UpstreamsPage },
];

/** Renders the page that the URL names. */
export function Pages(): ReactNode {
  const { session } = useSession();
  const [location] = useLocation();
  if (session.kind === 'unknown') return null;
  if (session.kind === 'unreachable') return <UnreachablePage error={session.error} />;
  return (
    <ErrorBoundary place={location} show={brokenDoor}>
      <Suspense fallback={null}>
        <Switch>
          {DOOR_PAGES.map(({ path, Page }) => (
            <Route key={path} path={path}>
              <Page />
            </Route>
          ))}
          <Route>{session.kind === 'signed-in' ? <FramedPages /> : <SignInPage />}</Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The pages for signed-in people and keys. */
function FramedPages(): ReactNode {
  const [location] = useLocation();
  return (
    <Frame>
      <ErrorBoundary place={location}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Switch>
            {PAGES.map(({ path, Page }) => (
              <Route key={path} path={path}>
                <Page />
              </Route>
            ))}
            <Route path={SIGN_IN}>
              <Redirect to="/" replace />
            </Route>
            <Route>
              <NowherePage />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
