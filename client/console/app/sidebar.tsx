import { ArrowUpRight, BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { Brand } from '../components/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isWithin, type NavigationGroup, navigation } from './navigation.tsx';
import { type SignedIn, useSignedIn } from './session.tsx';
import styles from './sidebar.module.css';

/** Props of `Sidebar`. */
export interface SidebarProps {
  /** Called when a page was chosen, even the current one. */
  readonly onGone?: () => void;
  /** The control that closes the sidebar, if it overlays the page. */
  readonly closing?: ReactNode;
}

/** The navigation and the signed-in account. */
export function Sidebar({ onGone, closing }: SidebarProps): ReactNode {
  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <Link href="/" className={styles.home} aria-label="Patchbay, overview" onClick={onGone}>
          <Brand />
        </Link>
        {closing}
      </div>
      <Navigation onGone={onGone} />
      <div className={styles.foot}>
        <AccountMenu look="wide" />
      </div>
    </div>
  );
}

function Navigation({ onGone }: { readonly onGone: (() => void) | undefined }): ReactNode {
  const [location] = useLocation();
  const who = useSignedIn();
  return (
    <nav className={styles.navigation} aria-label="Console">
      {shownTo(who).map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.label} aria-hidden>
            {group.label}
          </p>
          <ul className={styles.list} aria-label={group.label}>
            {group.entries.map(({ path, label, Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  className={styles.entry}
                  aria-current={isWithin(location, path) ? 'page' : undefined}
                  onClick={onGone}
                >
                  <Icon size={17} strokeWidth={1.8} aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className={styles.list} aria-label="More">
        <li>
          <a href={pages.reference} className={styles.entry}>
            <BookOpen size={17} strokeWidth={1.8} aria-hidden />
            Reference
            <ArrowUpRight className={styles.out} size={14} aria-hidden />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Omits groups without an entry for this person. */
function shownTo(who: SignedIn): readonly NavigationGroup[] {
  return navigation
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ isFor }) => isFor === undefined || isFor(who)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
