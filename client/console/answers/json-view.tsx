import { type ReactNode, useState } from 'react';
import { CopyButton } from '../components/copy.tsx';
import { written } from '../components/facts.tsx';
import { type JsonBranch, partOf, shortened } from './json-parts.ts';
import styles from './json-view.module.css';

/** Props of `JsonView`. */
export interface JsonViewProps {
  readonly value: unknown;
  /** Accessible name. */
  readonly label: string;
}

/** Values nested deeper and longer lists are collapsed initially. */
const OPEN_DEPTH = 3;
const OPEN_ENTRIES = 30;
/** Number of entries shown at once. */
const PAGE = 100;
const INDENT = 2;

/** Displays a value as JSON: highlighted, collapsible, and copyable as a whole. */
export function JsonView({ value, label }: JsonViewProps): ReactNode {
  return (
    <figure className={styles.view} aria-label={label}>
      <div className={styles.copy}>
        <CopyButton text={JSON.stringify(value, null, INDENT) ?? ''} thing={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <Node value={value} depth={0} isLast />
      </div>
    </figure>
  );
}

interface NodeProps {
  /** The member's name; array entries and the root have none. */
  readonly name?: string;
  readonly value: unknown;
  readonly depth: number;
  readonly isLast: boolean;
}

function Node({ name, value, depth, isLast }: NodeProps): ReactNode {
  const part = partOf(value);
  if ('entries' in part) {
    if (part.entries.length > 0) return <Branch name={name} part={part} {...{ depth, isLast }} />;
    return <Leaf name={name} text={part.kind === 'list' ? '[]' : '{}'} isLast={isLast} />;
  }
  if (part.kind === 'text') return <Text name={name} text={part.text} isLast={isLast} />;
  return <Leaf name={name} text={part.text} look={styles[part.kind]} isLast={isLast} />;
}

interface BranchProps {
  readonly name: string | undefined;
  readonly part: JsonBranch;
  readonly depth: number;
  readonly isLast: boolean;
}

function Branch({ name, part, depth, isLast }: BranchProps): ReactNode {
  const { entries } = part;
  const [isOpen, setOpen] = useState(depth < OPEN_DEPTH && entries.length <= OPEN_ENTRIES);
  const [opening, closing] = part.kind === 'list' ? ['[', ']'] : ['{', '}'];
  const comma = isLast ? '' : ',';
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.line}>
        <Name name={name} />
        {opening}
        {!isOpen && (
          <>
            <span className={styles.count}>{countText(part)}</span>
            {closing}
            {comma}
          </>
        )}
      </summary>
      {isOpen && <Entries part={part} depth={depth + 1} />}
      <div className={styles.line}>
        {closing}
        {comma}
      </div>
    </details>
  );
}

function Entries({
  part,
  depth,
}: {
  readonly part: JsonBranch;
  readonly depth: number;
}): ReactNode {
  const [shown, setShown] = useState(PAGE);
  const { entries } = part;
  const left = entries.length - shown;
  return (
    <div className={styles.entries}>
      {entries.slice(0, shown).map(([name, value], index) => (
        <Node
          key={name}
          {...(part.kind === 'object' ? { name } : {})}
          value={value}
          depth={depth}
          isLast={index === entries.length - 1}
        />
      ))}
      {left > 0 && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          Show {written(Math.min(PAGE, left))} more of {written(left)}
        </button>
      )}
    </div>
  );
}

function countText({ kind, entries }: JsonBranch): string {
  const count = entries.length;
  if (kind === 'list') return count === 1 ? '1 entry' : `${written(count)} entries`;
  return count === 1 ? '1 member' : `${written(count)} members`;
}

interface TextProps {
  readonly name: string | undefined;
  readonly text: string;
  readonly isLast: boolean;
}

function Text({ name, text, isLast }: TextProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const short = shortened(text);
  if (short === undefined || isWhole) {
    return <Leaf name={name} text={JSON.stringify(text)} look={styles.text} isLast={isLast} />;
  }
  return (
    <div className={styles.line}>
      <Name name={name} />
      <bdi className={styles.text}>"{short}…"</bdi>
      <button type="button" className={styles.more} onClick={() => setWhole(true)}>
        Show all {written(text.length)} characters
      </button>
      {isLast ? '' : ','}
    </div>
  );
}

interface LeafProps extends TextProps {
  readonly look?: string | undefined;
}

function Leaf({ name, text, look, isLast }: LeafProps): ReactNode {
  return (
    <div className={styles.line}>
      <Name name={name} />
      <bdi className={look}>{text}</bdi>
      {isLast ? '' : ','}
    </div>
  );
}

function Name({ name }: { readonly name: string | undefined }): ReactNode {
  if (name === undefined) return null;
  return (
    <>
      <bdi className={styles.name}>{JSON.stringify(name)}</bdi>
      {': '}
    </>
  );
}
