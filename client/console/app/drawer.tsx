import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../components/button.tsx';
import styles from './drawer.module.css';
import { Sidebar } from './sidebar.tsx';

/** Props of `Drawer`. */
export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The navigation in a panel above the page, for viewports without room beside it. */
export function Drawer({ isOpen, onOpenChange }: DrawerProps): ReactNode {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={styles.drawer}>
          <Dialog.Title className="only-spoken">Navigation</Dialog.Title>
          <Sidebar
            onGone={() => onOpenChange(false)}
            closing={<Dialog.Close render={<IconButton label="Close" icon={<X size={20} />} />} />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
