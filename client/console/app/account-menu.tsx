import { ChevronsUpDown, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Units } from '../components/facts.tsx';
import { Menu, MenuChoice, MenuHead, MenuItem, MenuLine } from '../components/menu.tsx';
import { messageOf } from '../components/notice.tsx';
import { useToast } from '../components/toast.tsx';
import { useAccount } from './account.ts';
import styles from './account-menu.module.css';
import { type SignedIn, useSession, useSignedIn } from './session.tsx';
import { type Theme, useTheme } from './theme.ts';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const THEME_LABELS = { system: 'As on this device', light: 'Light', dark: 'Dark' } as const;
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** What the menu of the account takes. */
export interface AccountMenuProps {
  /** `small` is a round picture, `wide` also says who it is. */
  readonly look: 'small' | 'wide';
}

/** Who has signed in, what there is to spend, the look, and the way out. */
export function AccountMenu({ look }: AccountMenuProps): ReactNode {
  const who = useSignedIn();
  const signOut = useSignOut();
  const [theme, setTheme] = useTheme();
  const isWide = look === 'wide';
  return (
    <Menu
      side={isWide ? 'top' : 'bottom'}
      align={isWide ? 'start' : 'end'}
      trigger={<Trigger who={who} look={look} />}
    >
      <MenuHead>
        <strong>{nameOf(who)}</strong>
        <span className={styles.quiet}>{who.account.person?.email ?? 'Signed in with a key'}</span>
      </MenuHead>
      <MenuLine />
      <MenuChoice
        label="Theme"
        value={theme}
        onChoose={setTheme}
        options={THEMES.map((value) => ({ value, label: THEME_LABELS[value], icon: icon(value) }))}
      />
      <MenuLine />
      <MenuItem icon={<LogOut />} onChoose={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function icon(theme: Theme): ReactNode {
  const Icon = THEME_ICONS[theme];
  return <Icon size={15} aria-hidden />;
}

interface TriggerProps extends AccountMenuProps, ComponentProps<'button'> {
  readonly who: SignedIn;
}

function Trigger({ who, look, ...button }: TriggerProps): ReactNode {
  const { data } = useAccount();
  const { balance } = data?.data ?? who.account;
  const name = nameOf(who);
  return (
    <button
      type="button"
      {...button}
      className={look === 'wide' ? styles.wide : styles.small}
      aria-label={`Account of ${name}`}
    >
      <span className={styles.picture} aria-hidden>
        {name.slice(0, 1).toUpperCase()}
      </span>
      {look === 'wide' && (
        <>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.quiet}>
              <Units amount={balance} /> units
            </span>
          </span>
          <ChevronsUpDown className={styles.arrows} size={15} aria-hidden />
        </>
      )}
    </button>
  );
}

function nameOf({ account }: SignedIn): string {
  return account.person?.name ?? account.name;
}

/** Signs out; where the gateway does not answer, it says so. */
function useSignOut(): () => void {
  const { signOut } = useSession();
  const say = useToast();
  const [isBusy, setBusy] = useState(false);
  return () => {
    if (isBusy) return;
    setBusy(true);
    signOut()
      .catch((error: unknown) => {
        say({ tone: 'bad', title: 'You are still signed in.', text: messageOf(error) });
      })
      .finally(() => setBusy(false));
  };
}
