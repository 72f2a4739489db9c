import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AccountLimits } from '../../../../generated/types.ts';
import { useAccount } from '../../app/account-data.ts';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../components/copy.tsx';
import { Moment, Spendable, Units, unitWord, written } from '../../components/facts.tsx';
import { MoreUnits } from '../../components/more-units.tsx';
import styles from './account-page.module.css';

const LIMITS = {
  requestsPerMinute: 'requests per minute',
  tokensPerMinute: 'text tokens per minute',
  concurrent: 'concurrent requests',
  samples: 'recordings stored',
  sampleMegabytes: 'megabytes of recordings',
} as const satisfies Readonly<Record<keyof AccountLimits, string>>;

/** The name, balance and limits of the account. */
export function AccountFactsCard(): ReactNode {
  const { data: account } = useAccount();
  return (
    <Card title={account.name}>
      <dl className={styles.facts}>
        <div>
          <dt>Balance</dt>
          <dd className={styles.large}>
            <Spendable amount={account.balance} /> {unitWord(account.balance)}
          </dd>
          {Number(account.balance) <= 0 && (
            <dd>
              <MoreUnits />
            </dd>
          )}
          <dd>
            <Link href="/ledger">View ledger</Link>
          </dd>
        </div>
        <div>
          <dt>Reserved for work in progress</dt>
          <dd className={styles.large}>
            <Units amount={account.reserved} /> {unitWord(account.reserved)}
          </dd>
        </div>
        <div>
          <dt>Limits</dt>
          {limitsOf(account.limits).map((limit) => (
            <dd key={limit}>{limit}</dd>
          ))}
        </div>
        <div>
          <dt>Account</dt>
          <dd>
            created <Moment at={account.createdAt} />
          </dd>
          <dd className={styles.identifier}>
            <code>{account.accountId}</code>
            <CopyButton text={account.accountId} label="Copy ID" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function limitsOf(limits: AccountLimits): readonly string[] {
  const told = [
    said(limits.requestsPerMinute, LIMITS.requestsPerMinute),
    said(limits.tokensPerMinute, LIMITS.tokensPerMinute),
    said(limits.concurrent, LIMITS.concurrent),
  ].flat();
  return told.length === 0 ? ['None'] : told;
}

function said(most: number | undefined, of: string): readonly string[] {
  return most === undefined ? [] : [`Up to ${written(most)} ${of}`];
}
