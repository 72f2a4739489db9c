import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Tone } from './badge.tsx';
import { IconButton } from './button.tsx';
import { type ChangeWords, wordsOfFailedChange } from './failure-words.ts';
import styles from './toast.module.css';

/** A short message that disappears by itself, unless its tone is `bad`. */
export interface Word {
  readonly tone?: Tone;
  readonly title: string;
  readonly text?: string;
}

const SHOWN_MS = 5_000;
/** More are shown, but cannot be dismissed until others are. */
const MOST_SHOWN = 20;

/** Provides toasts and shows them above the page. */
export function ToastProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Toast.Provider limit={MOST_SHOWN}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Words />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const ICONS: Readonly<Record<string, typeof Info>> = {
  good: CircleCheck,
  bad: CircleAlert,
  warning: TriangleAlert,
} satisfies Partial<Record<Tone, typeof Info>>;

function ToneIcon({ tone = 'neutral' }: { readonly tone?: string | undefined }): ReactNode {
  const Icon = ICONS[tone] ?? Info;
  return <Icon className={styles.icon} size={17} aria-hidden />;
}

function Words(): ReactNode {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-tone={toast.type}>
      <ToneIcon tone={toast.type} />
      <div className={styles.words}>
        <Toast.Title className={styles.title} />
        <Toast.Description />
      </div>
      {/* Hidden from screen readers by default until the toasts have the focus; what has failed stays until dismissed. */}
      <Toast.Close
        aria-hidden={false}
        render={<IconButton label="Dismiss" icon={<X size={16} />} />}
      />
    </Toast.Root>
  ));
}

/**
 * Dismisses all toasts when somebody leaves, as the next person must not read them.
 * @param reader - identifies who reads them; `undefined` while it is nobody
 */
export function useToastsOf(reader: string | undefined): void {
  const { close } = Toast.useToastManager();
  const last = useRef(reader);
  useEffect(() => {
    if (last.current !== undefined && last.current !== reader) close();
    last.current = reader;
  }, [reader, close]);
}

/** Shows a toast, such as that something was copied. */
export function useToast(): (word: Word) => void {
  const { add } = Toast.useToastManager();
  return ({ tone = 'neutral', title, text }) => {
    // A failure may be told nowhere else, so it stays until it is dismissed (WCAG 2.2, 2.2.1).
    const timeout = tone === 'bad' ? 0 : SHOWN_MS;
    add({ title, type: tone, timeout, ...(text === undefined ? {} : { description: text }) });
  };
}

/** Shows a toast that a change has failed. */
export function useFailureToast(): (error: unknown, change: ChangeWords) => void {
  const toast = useToast();
  return (error, change) => {
    const { title, text, advice } = wordsOfFailedChange(error, change);
    toast({ tone: 'bad', title, text: advice === undefined ? text : `${text} ${advice}` });
  };
}
