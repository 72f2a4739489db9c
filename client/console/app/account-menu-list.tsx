import { LogOut, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../generated/pages.ts';
import { Menu, MenuChoice, MenuHead, MenuItem, MenuLine, MenuLink } from '../components/menu.tsx';
import { useFailureToast } from '../components/toast.tsx';
import styles from './account-button.module.css';
import { AccountButton, type AccountButtonProps } from './account-button.tsx';
import { SIGN_IN } from './paths.ts';
import { nameOf, useSession, useSignedIn } from './session.tsx';
import { useTheme } from './theme.ts';
import { themeOptions } from './theme-options.tsx';

/** The button with its open menu: who is signed in, the theme, and sign-out. */
export function AccountMenuList({ look }: Pick<AccountButtonProps, 'look'>): ReactNode {
  const who = useSignedIn();
  const signOut = useSignOut();
  const [theme, setTheme] = useTheme();
  const isWide = look === 'wide';
  return (
    <Menu
      side={isWide ? 'top' : 'bottom'}
      align={isWide ? 'start' : 'end'}
      isOpenAtFirst
      trigger={<AccountButton look={look} />}
    >
      <MenuHead>
        <strong>
          <bdi>{nameOf(who)}</bdi>
        </strong>
        <span className={styles.quiet}>
          {who.account.person?.email ?? 'Signed in with an API key'}
        </span>
      </MenuHead>
      <MenuLine />
      <MenuChoice label="Theme" value={theme} onChoose={setTheme} options={themeOptions} />
      <MenuLine />
      <MenuLink icon={<Scale />} href={pages.licences}>
        Licences
      </MenuLink>
      <MenuItem icon={<LogOut />} onChoose={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

const SIGNING_OUT = { refused: 'Sign-out failed.', open: 'you were signed out' } as const;

/** Signs out; shows a message if the gateway does not respond. */
function useSignOut(): () => void {
  const { signOut } = useSession();
  const sayFailure = useFailureToast();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  return () => {
    if (isBusy) return;
    setBusy(true);
    signOut()
      .then(() => navigate(SIGN_IN))
      .catch((error: unknown) => sayFailure(error, SIGNING_OUT))
      .finally(() => setBusy(false));
  };
}
