import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CallbackSecret } from '../../../../generated/types.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CodeBlock, CopyButton } from '../../components/copy.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useDialogMutation } from '../../components/dialog-mutation.ts';
import { Moment } from '../../components/facts.tsx';
import { ErrorNotice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useToast } from '../../components/toast.tsx';
import styles from './account-page.module.css';
import { VERIFICATION } from './verification.ts';

const QUERY_KEY = ['callback-secrets'];
const MASK = 'whsec_••••••••••••••••';

/** The secrets that sign the account's callbacks, and how a receiver verifies a signature. */
export function CallbackSecretsCard(): ReactNode {
  const patchbay = usePatchbay();
  const [isAsking, setAsking] = useState(false);
  const secrets = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => (await patchbay.callbacks.secrets({ signal })).data.secrets,
  });
  return (
    <Card
      title="Secrets of callbacks"
      text="Callbacks are signed as Standard Webhooks says, so that your receiver can tell them from what anybody sends."
      actions={
        <Button icon={<RefreshCw size={16} aria-hidden />} onClick={() => setAsking(true)}>
          Replace the secret
        </Button>
      }
    >
      <QueryView query={secrets} lines={1}>
        {(all) => (
          <ul className={styles.secrets}>
            {all.map((secret) => (
              <li key={secret.createdAt}>
                <Secret secret={secret} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <div className={styles.verify}>
        <h3>Verify a callback</h3>
        <CodeBlock label="How a receiver verifies a callback" code={VERIFICATION} />
        <p>
          Give it the body as it came, before it is parsed, and the secret from above. Any library
          of Standard Webhooks does the same in other languages.
        </p>
      </div>
      {isAsking && <ReplaceDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Secret({
  secret: { secret, createdAt, expiresAt },
}: {
  readonly secret: CallbackSecret;
}): ReactNode {
  const [isShown, setShown] = useState(false);
  const name = expiresAt === undefined ? 'the secret' : 'the secret before';
  return (
    <div className={styles.secret}>
      <div className={styles.secretWords}>
        <code>
          {isShown ? (
            secret
          ) : (
            <span aria-label="hidden" role="img">
              {MASK}
            </span>
          )}
        </code>
        <span className={styles.secretFacts}>
          <Badge tone={expiresAt === undefined ? 'good' : 'warning'}>
            {expiresAt === undefined ? 'Signs' : 'Replaced'}
          </Badge>
          <span>
            made <Moment at={createdAt} />
            {expiresAt !== undefined && (
              <>
                , still signs; ends <Moment at={expiresAt} />
              </>
            )}
          </span>
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={isShown ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${name}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
        <CopyButton text={secret} label={`Copy ${name}`} />
      </div>
    </div>
  );
}

const REPLACING = {
  refused: 'The secret was not replaced.',
  open: 'the secret was replaced',
} as const;

function ReplaceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const toast = useToast();
  const replacing = useDialogMutation({
    act: () => patchbay.callbacks.rotateSecret(),
    onDone: ({ data, message }) => {
      queries.setQueryData(QUERY_KEY, data.secrets);
      toast({ tone: 'good', title: message });
    },
    onClose,
    change: REPLACING,
  });
  return (
    <ConfirmDialog
      isOpen
      title="Replace the secret?"
      text="A new secret begins to sign at once. The one before goes on signing beside it for a day: callbacks carry both signatures until then, and a receiver that knows either of them accepts them. Change your receivers over in the meantime."
      confirmLabel="Make a new secret"
      isBusy={replacing.isPending}
      onConfirm={() => replacing.mutate()}
      onClose={onClose}
    >
      {replacing.error !== null && <ErrorNotice error={replacing.error} change={REPLACING} />}
    </ConfirmDialog>
  );
}
