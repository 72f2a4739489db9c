import { useEffect, useSyncExternalStore } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import type { Connection } from '../../../connection.ts';
import type { FormRequest } from '../../forms/form-request.ts';
import { isEvents } from '../../requests/request-text.ts';
import type { Exchange } from './exchange.ts';
import { sendingOf } from './sending.ts';

/** Sends requests, one at a time. */
export interface ExchangeControl {
  readonly exchange: Exchange;
  /** Sends a request and no longer follows a previous one. Returns the error, if any. */
  send(request: FormRequest): Promise<unknown>;
  /** Aborts the request in progress; if it creates a job, the job is cancelled once its identifier is known. */
  stop(): void;
}

/** Sends the requests of a form. A request goes on while other pages are shown, and its response is there afterwards. */
export function useExchange(connection: Connection, form: Form): ExchangeControl {
  const sending = sendingOf(form);
  const exchange = useSyncExternalStore(sending.subscribe, sending.read);
  // Events have no end that would be worth waiting for.
  useEffect(() => (isEvents(form) ? () => sending.abort() : undefined), [form, sending]);
  return {
    exchange,
    send: (request) => sending.send(connection, request),
    stop: () => sending.stop(),
  };
}
