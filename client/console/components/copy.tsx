import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy.module.css';

const SHOWN_MS = 2_000;
const COPIED = 'Copied';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  readonly text: string;
  /** Label, such as `Copy the key`. */
  readonly label?: string;
  /** What is copied, such as `The answer`; gives screen readers the context that the layout gives others. */
  readonly thing?: string;
  readonly variant?: 'secondary' | 'quiet';
}

/** Copies a text to the clipboard. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const { text, label = 'Copy', thing, variant = 'secondary' } = props;
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    setSaid(await writeToClipboard(text));
    setTimeout(() => setSaid(undefined), SHOWN_MS);
  };
  return (
    <Button
      size="small"
      variant={variant}
      icon={said === COPIED ? <Check size={15} /> : <Copy size={15} />}
      aria-label={thing === undefined ? undefined : (said ?? copying(thing))}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{said ?? label}</span>
    </Button>
  );
}

function copying(thing: string): string {
  return `Copy ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}

/**
 * Copies a text and returns a message about the outcome. Browsers refuse on pages that are neither HTTPS nor localhost.
 */
async function writeToClipboard(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    return 'Copying is blocked. Select the text instead.';
  }
}

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** Accessible name. */
  readonly label: string;
  readonly code: string;
}

/** A block of code with a button to copy it. */
export function CodeBlock({ label, code }: CodeBlockProps): ReactNode {
  return (
    <figure className={styles.block} aria-label={label}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        <CopyButton text={code} thing={label} variant="quiet" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
