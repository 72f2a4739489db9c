import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy.module.css';

const SHOWN_MS = 2_000;
const COPIED = 'Copied';

/** What a button that copies takes. */
export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, such as `Copy the key`. */
  readonly label?: string;
  readonly variant?: 'secondary' | 'quiet';
}

/** Copies text. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const { text, label = 'Copy', variant = 'secondary' } = props;
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
      onClick={() => void copy()}
    >
      <span aria-live="polite">{said ?? label}</span>
    </Button>
  );
}

/** Says what came of it. Browsers refuse where the page is neither encrypted nor on the same machine. */
async function writeToClipboard(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    return 'Not allowed here: select the text';
  }
}

/** What a piece of code takes. */
export interface CodeBlockProps {
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly code: string;
}

/** A piece of code that can be copied. */
export function CodeBlock({ label, code }: CodeBlockProps): ReactNode {
  return (
    <figure className={styles.block} aria-label={label}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        <CopyButton text={code} variant="quiet" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
