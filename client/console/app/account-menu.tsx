import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountButton, type AccountButtonProps } from './account-button.tsx';
import { brokenPart, ErrorBoundary } from './error-boundary.tsx';

const load = () => import('./account-menu-list.tsx');
const AccountMenuList = lazy(() => load().then((part) => ({ default: part.AccountMenuList })));

/** Shows who is signed in, with a menu that is loaded when the pointer or the focus comes near. */
export function AccountMenu({ look }: Pick<AccountButtonProps, 'look'>): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const [location] = useLocation();
  // A loading failure is reported when the menu is opened.
  const soon = (): void => void load().catch(() => undefined);
  const button = (
    <AccountButton
      look={look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={() => setAsked(true)}
    />
  );
  if (!isAsked) return button;
  return (
    <ErrorBoundary place={location} show={brokenPart}>
      <Suspense fallback={button}>
        <AccountMenuList look={look} />
      </Suspense>
    </ErrorBoundary>
  );
}
