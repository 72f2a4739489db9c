import { KeyRound, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type KeyFacts, useKeys } from '../../app/account-data.ts';
import { useLastingWindow } from '../../app/lasting-windows.tsx';
import { PeopleOnly } from '../../app/people-only.tsx';
import { useSignedIn } from '../../app/session.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { stateOf } from './key-facts.ts';
import { KeyTable } from './key-table.tsx';
import styles from './keys-page.module.css';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { type ShownKey, ShownKeyDialog } from './shown-key-dialog.tsx';

// Loaded on demand, because it includes the contract's forms, which are too large for the page.
const RotateKeyDialog = lazy(() =>
  import('./rotate-key-dialog.tsx').then((part) => ({ default: part.RotateKeyDialog })),
);

/** The API keys of the account. */
export function KeysPage(): ReactNode {
  const { by } = useSignedIn();
  return by === 'person' ? <KeysOfPeople /> : <NoKeysForKeys />;
}

const TITLE = 'Keys';
const TEXT =
  'Programs authenticate with a key. Give each its own, so you can track its cost and revoke it separately.';

/** The open dialog and its key. */
type Asked =
  | { readonly kind: 'make' }
  | { readonly kind: 'rotate' | 'revoke'; readonly key: KeyFacts };

function KeysOfPeople(): ReactNode {
  const keys = useKeys();
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const showWindow = useLastingWindow();
  const close = (): void => setAsked(undefined);
  const show = (made: ShownKey): void =>
    showWindow({
      id: made.key.keyId,
      show: (onClose) => <ShownKeyDialog made={made} onClose={onClose} />,
    });
  const make = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => setAsked({ kind: 'make' })}
    >
      Create key
    </Button>
  );
  return (
    <>
      <PageHeader title={TITLE} text={TEXT} actions={make} />
      <QueryView query={keys}>
        {(all) => <KeyLists keys={all} onAsk={(kind, key) => setAsked({ kind, key })} />}
      </QueryView>
      {asked?.kind === 'make' && <NewKeyDialog onMade={show} onClose={close} />}
      {asked?.kind === 'rotate' && (
        <Suspense>
          <RotateKeyDialog rotated={asked.key} onMade={show} onClose={close} />
        </Suspense>
      )}
      {asked?.kind === 'revoke' && <RevokeKeyDialog revoked={asked.key} onClose={close} />}
    </>
  );
}

interface KeyListsProps {
  readonly keys: readonly KeyFacts[];
  readonly onAsk: (kind: 'rotate' | 'revoke', key: KeyFacts) => void;
}

/** The valid keys, and the ended ones in a collapsed list. */
function KeyLists({ keys, onAsk }: KeyListsProps): ReactNode {
  const now = new Date();
  const live = keys.filter((key) => stateOf(key, now).isLive);
  const ended = keys.filter((key) => !stateOf(key, now).isLive);
  return (
    <div className={styles.page}>
      <Card>
        {live.length === 0 ? (
          <Empty
            icon={<KeyRound size={32} aria-hidden />}
            title="No active keys"
            text="Create one to call the API from your programs."
          />
        ) : (
          <KeyTable caption="Active keys" keys={live} onAsk={onAsk} />
        )}
      </Card>
      {ended.length > 0 && (
        <details className={styles.ended}>
          <summary>
            {ended.length === 1 ? '1 inactive key' : `${ended.length} inactive keys`}
          </summary>
          <Card>
            <KeyTable caption="Inactive keys" keys={ended} />
          </Card>
        </details>
      )}
    </div>
  );
}

function NoKeysForKeys(): ReactNode {
  return (
    <>
      <PageHeader title={TITLE} text={TEXT} />
      <PeopleOnly title="Sign in as a person to manage keys">
        For security, keys cannot list or create keys. Sign in with your e-mail address and password
        to manage them.
      </PeopleOnly>
    </>
  );
}
