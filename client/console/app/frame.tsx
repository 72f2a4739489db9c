import { Menu } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../components/brand.tsx';
import { IconButton } from '../components/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { brokenPart, ErrorBoundary } from './error-boundary.tsx';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.tsx';

const MAIN = 'main';
const loadDrawer = () => import('./drawer.tsx');
const Drawer = lazy(() => loadDrawer().then((part) => ({ default: part.Drawer })));

/** The frame around every page after sign-in. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.side}>
        <Sidebar />
      </header>
      <Bar />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  );
}

/** The first element in the tab order: it skips the navigation. */
function SkipLink(): ReactNode {
  return (
    <a
      className={styles.skip}
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

/** The bar on narrow viewports: the name, the account, and the navigation in a drawer. */
function Bar(): ReactNode {
  return (
    <header className={styles.bar}>
      <DrawerButton />
      <Link href="/" className={styles.home} aria-label="Patchbay, overview">
        <Brand />
      </Link>
      <AccountMenu look="small" />
    </header>
  );
}

/** Opens the drawer, which is loaded when the pointer or the focus comes near. */
function DrawerButton(): ReactNode {
  const [location] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A loading failure is reported when the drawer is opened.
  const soon = (): void => void loadDrawer().catch(() => undefined);
  return (
    <>
      <IconButton
        label="Navigation"
        icon={<Menu size={20} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={soon}
        onFocus={soon}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {isAsked && (
        <ErrorBoundary place={location} show={brokenPart}>
          <Suspense fallback={null}>
            <Drawer isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
