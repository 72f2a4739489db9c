import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedIn } from '../../app/session.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Figures } from './figures.tsx';
import { FirstSteps, useDone } from './first-steps.tsx';
import { firstVideo } from './first-video.ts';
import { LatestJobs } from './latest-jobs.tsx';
import styles from './overview-page.module.css';

/** The start page: the balance, first steps, and the latest jobs. */
export function OverviewPage(): ReactNode {
  const { account } = useSignedIn();
  const done = useDone();
  return (
    <>
      <PageHeader
        title="Overview"
        text={account.name}
        actions={
          <ButtonLink
            href={firstVideo.href}
            state={firstVideo.state}
            icon={<Plus size={16} aria-hidden />}
          >
            Create video
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        <Figures />
        {/* Avoids layout shift: nothing is rendered below until it is known whether the first steps come first. */}
        {done === 'waiting' ? (
          <Skeleton lines={8} />
        ) : (
          <>
            {done !== 'unknown' && <FirstSteps done={done} />}
            <LatestJobs />
          </>
        )}
      </div>
    </>
  );
}
