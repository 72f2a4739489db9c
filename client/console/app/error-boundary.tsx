import { Component, type ReactNode } from 'react';
import { Card } from '../components/card.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { PageHeader } from '../components/page-header.tsx';

/** What the boundary takes. */
export interface ErrorBoundaryProps {
  /** Which page it is; another one is given a new chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface Health {
  readonly broken?: { readonly error: unknown } | undefined;
}

/** Keeps a page that breaks from taking the whole console with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Health> {
  override state: Health = {};

  static getDerivedStateFromError(error: unknown): Health {
    return { broken: { error } };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    const isElsewhere = place !== this.props.place;
    if (isElsewhere && this.state.broken !== undefined) this.setState({ broken: undefined });
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === undefined) return this.props.children;
    return (
      <>
        <PageHeader title="This page has broken" />
        <Card text="The rest of the console still works. Loading the page anew often helps, for example after the gateway has been updated.">
          <ErrorNotice
            error={broken.error}
            title="What the browser says"
            onRetry={() => location.reload()}
          />
        </Card>
      </>
    );
  }
}
