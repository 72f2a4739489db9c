import type { ReactNode } from 'react';
import { useSignedIn } from '../../app/session.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { AccountFactsCard } from './account-facts-card.tsx';
import styles from './account-page.module.css';
import { CallbackSecretsCard } from './callback-secrets-card.tsx';
import { PeopleCard, PeopleForKeys } from './people-card.tsx';

/** The account page: its facts and limits, its people, and the secrets that sign its callbacks. */
export function AccountPage(): ReactNode {
  const { account, by } = useSignedIn();
  return (
    <>
      <PageHeader
        title="Account"
        text="Balance and limits, people, and the secrets that sign callbacks."
      />
      <div className={styles.page}>
        <AccountFactsCard />
        {account.person === undefined || by === 'key' ? (
          <PeopleForKeys />
        ) : (
          <PeopleCard self={account.person} />
        )}
        <CallbackSecretsCard />
      </div>
    </>
  );
}
