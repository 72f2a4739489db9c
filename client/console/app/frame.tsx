import { Dialog } from '@base-ui/react/dialog';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../components/brand.tsx';
import { IconButton } from '../components/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.tsx';

const MAIN = 'main';

/** What stands around every page of somebody who has signed in. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.side}>
        <Sidebar />
      </div>
      <Bar />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  );
}

/** The first thing that the keyboard reaches: it leads past the navigation. */
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
      Skip to the page
    </a>
  );
}

/** Where the screen is narrow: the name, the account, and the navigation in a drawer. */
function Bar(): ReactNode {
  return (
    <div className={styles.bar}>
      <Drawer />
      <Link href="/" className={styles.home} aria-label="Patchbay, overview">
        <Brand />
      </Link>
      <AccountMenu look="small" />
    </div>
  );
}

function Drawer(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [location]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<IconButton label="Navigation" icon={<MenuIcon size={20} />} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={styles.drawer}>
          <Dialog.Title className="only-spoken">Navigation</Dialog.Title>
          <Sidebar
            onGone={() => setOpen(false)}
            closing={<Dialog.Close render={<IconButton label="Close" icon={<X size={20} />} />} />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
