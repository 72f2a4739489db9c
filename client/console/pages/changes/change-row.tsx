import {
  Building2,
  CirclePause,
  CirclePlay,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  MailX,
  RefreshCw,
  ShieldCheck,
  Trash2,
  UserCog,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountChange } from '../../../../generated/types.ts';
import { detailsOf, sentenceOf } from './change-words.ts';
import styles from './changes-page.module.css';

const ICONS = {
  'account.created': Building2,
  'account.suspended': CirclePause,
  'account.resumed': CirclePlay,
  'person.invited': Mail,
  'invitation.withdrawn': MailX,
  'person.joined': UserPlus,
  'person.changed': UserCog,
  'person.removed': UserMinus,
  'person.left': LogOut,
  'key.created': KeyRound,
  'key.rotated': RefreshCw,
  'key.revoked': Trash2,
  'callback-secret.rotated': ShieldCheck,
} as const satisfies Readonly<Record<AccountChange['kind'], LucideIcon>>;
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

/** A change: what happened, when, and its details. */
export function ChangeRow({ change }: { readonly change: AccountChange }): ReactNode {
  const Icon = ICONS[change.kind];
  const { createdAt } = change;
  return (
    <div className={styles.change}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.sentence}>{sentenceOf(change)}</p>
        <p className={styles.details}>
          <time dateTime={createdAt}>{TIME.format(new Date(createdAt))}</time>
          {detailsOf(change).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
