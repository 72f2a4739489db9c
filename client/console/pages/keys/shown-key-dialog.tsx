import type { ReactNode } from 'react';
import type { KeyMade } from '../../../../generated/types.ts';
import { Button } from '../../components/button.tsx';
import { CodeBlock, CopyButton } from '../../components/copy.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { environmentLine, firstRequest } from './first-request.ts';
import styles from './keys-page.module.css';

/** A key that was just created, with the gateway's message. */
export type ShownKey = KeyMade['data'] & { readonly message: string };

/** Shows a new key, which is shown only once, and how to use it. */
export function ShownKeyDialog({
  made,
  onClose,
}: {
  readonly made: ShownKey;
  readonly onClose: () => void;
}): ReactNode {
  const { secret, key, message } = made;
  const request = firstRequest(location.origin, key.limits.operations);
  return (
    <Dialog
      isOpen
      isWide
      isKept
      title={`Key ${key.name}`}
      text={message}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Notice tone="warning" title="Copy the key now">
        <p>
          The gateway stores only a hash. You cannot view the key again after closing this dialog.
        </p>
      </Notice>
      <div className={styles.secret}>
        <span>
          <span className="only-spoken">Key: </span>
          <code>{secret}</code>
        </span>
        <CopyButton text={secret} label="Copy key" />
      </div>
      <div className={styles.step}>
        <h3>Set the environment variable</h3>
        <CodeBlock label="Shell command" code={environmentLine(secret)} />
      </div>
      {request !== undefined && (
        <div className={styles.step}>
          <h3>Send a request</h3>
          <CodeBlock label="First request with curl" code={request} />
        </div>
      )}
    </Dialog>
  );
}
