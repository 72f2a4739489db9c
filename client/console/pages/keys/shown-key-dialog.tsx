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
      title={`The key ${key.name}`}
      text={message}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <Notice tone="warning" title="Copy it now.">
        <p>Only a hash of it is kept here: once this window is closed, nobody can show it again.</p>
      </Notice>
      <div className={styles.secret}>
        <span>
          <span className="only-spoken">The key: </span>
          <code>{secret}</code>
        </span>
        <CopyButton text={secret} label="Copy the key" />
      </div>
      <div className={styles.step}>
        <h3>Put it into your environment</h3>
        <CodeBlock label="A line for your shell" code={environmentLine(secret)} />
      </div>
      {request !== undefined && (
        <div className={styles.step}>
          <h3>Ask for something</h3>
          <CodeBlock label="A first request with curl" code={request} />
        </div>
      )}
    </Dialog>
  );
}
