import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Skeleton } from '../components/skeleton.tsx';
import { brokenDoor, ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { type Load, useIdleLoading } from './idle-loading.ts';
import { NowherePage } from './nowhere-page.tsx';
import { Opening } from './opening.tsx';
import { ACTIVATE, FORGOTTEN, JOIN, PASSWORD, SIGN_IN, SIGN_UP } from './paths.ts';
import { useSession } from './session.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

/** A page of the console: its path and its component, which is loaded on demand. */
export interface ConsolePage {
  readonly path: string;
  readonly Page: ComponentType;
  /** Loads the component before it is needed. */
  readonly load: Load;
}

/** Public pages: sign-up, forgotten password, and the targets of links in mails. */
const DOOR_PAGES: readonly ConsolePage[] = [
  { path: SIGN_UP, ...page(() => import('../pages/sign-in/sign-up-page.tsx'), 'SignUpPage') },
  {
    path: FORGOTTEN,
    ...page(() => import('../pages/sign-in/forgotten-page.tsx'), 'ForgottenPage'),
  },
  {
    path: ACTIVATE,
    ...page(() => import('../pages/sign-in/activate-page.tsx'), 'ActivatePage'),
  },
  {
    path: PASSWORD,
    ...page(() => import('../pages/sign-in/password-page.tsx'), 'PasswordPage'),
  },
  { path: JOIN, ...page(() => import('../pages/sign-in/join-page.tsx'), 'JoinPage') },
];

const { Page: SignInPage } = page(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage');

const PAGES: readonly ConsolePage[] = [
  { path: '/', ...page(() => import('../pages/overview/overview-page.tsx'), 'OverviewPage') },
  {
    path: '/playground/:operationId?',
    ...page(() => import('../pages/playground/playground-page.tsx'), 'PlaygroundPage'),
  },
  { path: '/jobs', ...page(() => import('../pages/jobs/jobs-page.tsx'), 'JobsPage') },
  { path: '/jobs/:jobId', ...page(() => import('../pages/jobs/job-page.tsx'), 'JobPage') },
  { path: '/keys', ...page(() => import('../pages/keys/keys-page.tsx'), 'KeysPage') },
  { path: '/usage', ...page(() => import('../pages/usage/usage-page.tsx'), 'UsagePage') },
  { path: '/ledger', ...page(() => import('../pages/ledger/ledger-page.tsx'), 'LedgerPage') },
  {
    path: '/account',
    ...page(() => import('../pages/account/account-page.tsx'), 'AccountPage'),
  },
  {
    path: '/changes',
    ...page(() => import('../pages/changes/changes-page.tsx'), 'ChangesPage'),
  },
  {
    path: '/upstreams',
    ...page(() => import('../pages/upstreams/upstreams-page.tsx'), 'UpstreamsPage'),
  },
];

const LOADS = PAGES.map(({ load }) => load);

/** A page that is loaded when it is first rendered, or before. */
function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Pick<ConsolePage, 'Page' | 'load'> {
  const Page = lazy(async () => {
    const loaded: ComponentType = (await load())[name];
    return { default: loaded };
  });
  return { Page, load };
}

/** Renders the page that the URL names. */
export function Pages(): ReactNode {
  const { session } = useSession();
  const [location] = useLocation();
  if (session.kind === 'unknown') return <Opening />;
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
  useIdleLoading(LOADS);
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
