import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AccountButton, type AccountButtonProps } from './account-button.tsx';

const load = () => import('./account-menu-list.tsx');
const AccountMenuList = lazy(() => load().then((part) => ({ default: part.AccountMenuList })));

/** Who has signed in; behind it a menu, which is loaded when somebody comes near. */
export function AccountMenu({ look }: Pick<AccountButtonProps, 'look'>): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const soon = (): void => void load();
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
    <Suspense fallback={button}>
      <AccountMenuList look={look} />
    </Suspense>
  );
}
