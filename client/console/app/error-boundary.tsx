import { Component, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { ErrorNotice } from '../components/notice.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Door } from '../pages/sign-in/door.tsx';
import { useConnection } from './connection.tsx';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Identifies the page; a change resets the boundary. */
  readonly place: string;
  /** Renders the fallback; by default a page that describes the error. */
  readonly show?: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface Health {
  readonly broken?: { readonly error: unknown } | undefined;
}

/** Confines a render error to one part of the console. */
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
    const { show = brokenPage, children } = this.props;
    return broken === undefined ? children : show(broken.error);
  }
}

function brokenPage(error: unknown): ReactNode {
  return <BrokenPage error={error} />;
}

function BrokenPage({ error }: { readonly error: unknown }): ReactNode {
  const isLost = useReloadOnReturn();
  return (
    <>
      <PageHeader title={isLost ? NOT_LOADED : BROKEN} />
      <Card text={isLost ? WHEN_BACK : `The rest of the console still works. ${REMEDY}`}>
        {!isLost && <BrokenNotice error={error} />}
      </Card>
    </>
  );
}

/** The fallback of a page that is shown before sign-in. */
export function brokenDoor(error: unknown): ReactNode {
  return <BrokenDoor error={error} />;
}

function BrokenDoor({ error }: { readonly error: unknown }): ReactNode {
  const isLost = useReloadOnReturn();
  return (
    <Door title={isLost ? NOT_LOADED : BROKEN} text={isLost ? WHEN_BACK : REMEDY}>
      {!isLost && <BrokenNotice error={error} />}
    </Door>
  );
}

/**
 * Whether the gateway is unreachable, which is why a page could not be loaded. It is loaded again when the gateway is
 * back; React and the browser would otherwise keep the failure.
 */
function useReloadOnReturn(): boolean {
  const { state, look } = useConnection();
  const isLost = state.kind === 'lost';
  const wasLost = useRef(false);
  useEffect(look, [look]);
  useEffect(() => {
    if (wasLost.current && state.kind === 'there') location.reload();
    if (isLost) wasLost.current = true;
  }, [isLost, state.kind]);
  return isLost;
}

/**
 * The fallback of a small part that could not be loaded, such as when the gateway was updated while the page was open.
 */
export function brokenPart(): ReactNode {
  return (
    <span role="alert">
      <Button size="small" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </span>
  );
}

const NOT_LOADED = 'This page is not loaded yet';
const WHEN_BACK = 'The gateway cannot be reached. The page is loaded as soon as it can.';
const BROKEN = 'Something went wrong on this page';
const REMEDY = 'Reloading often helps, for example after a gateway update.';

function BrokenNotice({ error }: { readonly error: unknown }): ReactNode {
  return (
    <ErrorNotice error={error} title="Error from the browser" onRetry={() => location.reload()} />
  );
}
