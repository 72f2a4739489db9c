import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Empty } from '../components/notice.tsx';
import { PageHeader } from '../components/page-header.tsx';

/** Shown for an unknown URL. */
export function NowherePage(): ReactNode {
  const [location] = useLocation();
  return (
    <>
      <PageHeader title="Page not found" />
      <Card>
        <Empty
          icon={<Compass size={28} strokeWidth={1.5} aria-hidden />}
          title="Nothing here"
          text={
            <>
              <code>{location}</code> may be mistyped, or the link is out of date.
            </>
          }
          action={<ButtonLink href="/">Go to overview</ButtonLink>}
        />
      </Card>
    </>
  );
}
