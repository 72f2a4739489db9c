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
      title="Signing secrets"
      text="Callbacks are signed according to Standard Webhooks, so your receiver can verify that they come from this gateway."
      actions={
        <Button icon={<RefreshCw size={16} aria-hidden />} onClick={() => setAsking(true)}>
          Rotate secret
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
        <CodeBlock label="Verification in a receiver" code={VERIFICATION} />
        <p>
          Pass the raw body, before it is parsed, and the secret above. For other languages, use any
          Standard Webhooks library.
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
  const name = expiresAt === undefined ? 'secret' : 'previous secret';
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
            {expiresAt === undefined ? 'Active' : 'Rotated'}
          </Badge>
          <span>
            created <Moment at={createdAt} />
            {expiresAt !== undefined && (
              <>
                , still signs until <Moment at={expiresAt} />
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
  refused: 'The secret was not rotated.',
  open: 'the secret was rotated',
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
      title="Rotate the signing secret?"
      text="The new secret starts signing immediately. The previous one keeps signing for a day: until then, callbacks carry both signatures, and receivers with either secret accept them. Update your receivers in the meantime."
      confirmLabel="Rotate secret"
      isBusy={replacing.isPending}
      onConfirm={() => replacing.mutate()}
      onClose={onClose}
    >
      {replacing.error !== null && <ErrorNotice error={replacing.error} change={REPLACING} />}
    </ConfirmDialog>
  );
}
