import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Spendable, unitWord } from '../components/facts.tsx';
import styles from './account-button.module.css';
import { useAccount } from './account-data.ts';
import { nameOf, useSignedIn } from './session.tsx';

/** Props of `AccountButton`, in addition to those of a button. */
export interface AccountButtonProps extends ComponentProps<'button'> {
  /** `small` is a round picture; `wide` also shows the name. */
  readonly look: 'small' | 'wide';
}

/** The button that shows who is signed in. */
export function AccountButton({ look, ...button }: AccountButtonProps): ReactNode {
  const who = useSignedIn();
  const { balance } = useAccount().data;
  const name = nameOf(who);
  return (
    <button
      type="button"
      {...button}
      className={look === 'wide' ? styles.wide : styles.small}
      aria-label={look === 'small' ? `Account of ${name}` : undefined}
    >
      <span className={styles.picture} aria-hidden>
        {(Array.from(name)[0] ?? '').toUpperCase()}
      </span>
      {look === 'wide' && (
        <>
          <span className={styles.words}>
            <span className={styles.name}>
              <span className="only-spoken">Account of </span>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.quiet}>
              <Spendable amount={balance} /> {unitWord(balance)}
            </span>
          </span>
          <ChevronsUpDown className={styles.arrows} size={15} aria-hidden />
        </>
      )}
    </button>
  );
}
