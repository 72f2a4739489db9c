import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy.module.css';

const SHOWN_MS = 2_000;
const COPIED = 'Copied';

/** The props of a button that copies. */
export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, such as `Copy the key`. */
  readonly label?: string;
  /** What is copied, such as `The answer`, for those who do not see what the button stands in. */
  readonly thing?: string;
  readonly variant?: 'secondary' | 'quiet';
}

/** Copies text. */
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

/** Answers what happened, in words. Browsers refuse on pages that are neither encrypted nor of the same machine. */
async function writeToClipboard(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    return 'Not allowed here: select the text';
  }
}

/** The props of a piece of code. */
export interface CodeBlockProps {
  /** What it is, for screen readers. */
  readonly label: string;
  readonly code: string;
}

/** A piece of code that can be copied. */
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
