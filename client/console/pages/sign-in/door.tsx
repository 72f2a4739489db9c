import { type ReactNode, useEffect, useRef } from 'react';
import { usePageHeading } from '../../app/arrival.tsx';
import { useTheme } from '../../app/theme.ts';
import { themeOptions } from '../../app/theme-options.tsx';
import { Brand } from '../../components/brand.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import styles from './door.module.css';

/** Props of `Door`. */
export interface DoorProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Shown below the frame: links to related pages. */
  readonly foot?: ReactNode;
}

/** The layout of pages before sign-in. */
export function Door({ title, text, children, foot }: DoorProps): ReactNode {
  const heading = usePageHeading(title);
  const [theme, setTheme] = useTheme();
  const before = useRef(title);
  // The next step of a page replaces the button that led to it.
  useEffect(() => {
    if (title !== before.current && document.activeElement === document.body) goOnFromHeading();
    before.current = title;
  }, [title]);
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <Brand />
        <SegmentedControl
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={themeOptions}
          isIconsOnly
        />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {text !== undefined && <p>{text}</p>}
          </div>
          {children}
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </main>
    </div>
  );
}
