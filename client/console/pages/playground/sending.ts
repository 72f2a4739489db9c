import type { Form } from '../../../../generated/form-shapes.ts';
import type { Connection } from '../../../connection.ts';
import { AbortedError } from '../../../errors.ts';
import { onForgotten } from '../../app/form-owner.ts';
import { type FormRequest, makesJob } from '../../forms/form-request.ts';
import type { Exchange } from './exchange.ts';
import { Making } from './making.ts';
import { run } from './run.ts';
import {
  cutOff,
  forgetOpen,
  isOpenAfter,
  keepOpen,
  readOpen,
  type SentRequest,
  sentRequest,
} from './sent-request.ts';

const NONE: Exchange = { state: 'none' };

/** Sends the requests of an operation, one at a time. It outlives the page, so that a response is not lost with it. */
export class Sending {
  readonly #form: Form;
  #exchange = NONE;
  #running: AbortController | undefined;
  #making: Making | undefined;
  /** The last request, as long as its outcome is unknown. */
  #open: SentRequest | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(form: Form) {
    this.#form = form;
    this.#open = readOpen(form);
    if (this.#open !== undefined) this.#exchange = cutOff(form, this.#open);
  }

  /** The last request and its response so far. */
  readonly read = (): Exchange => this.#exchange;

  /** Calls back after each change of the exchange, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends a request and no longer follows a previous one. Returns the error, if any. */
  async send(connection: Connection, request: FormRequest): Promise<unknown> {
    this.abort();
    const control = new AbortController();
    this.#running = control;
    const began = performance.now();
    const note = (news: Partial<Exchange>): void => {
      if (this.#running === control) this.#set({ ...this.#exchange, ...news });
    };
    const made = makesJob(request) ? new Making(connection, note) : undefined;
    this.#making = made;
    const before = this.#open;
    const sent = sentRequest(request, before);
    this.#open = sent;
    keepOpen(this.#form, sent);
    this.#set({ state: 'running', request });
    try {
      await run(connection, request, {
        signal: control.signal,
        idempotencyKey: sent.idempotencyKey,
        note,
        onJob: (id) => {
          this.#close(sent);
          made?.begin(id);
        },
      });
      this.#close(sent);
      note({ state: 'done', seconds: (performance.now() - began) / 1000 });
      return undefined;
    } catch (error) {
      if (!isOpenAfter(error, { wasOpen: sent === before })) this.#close(sent);
      note(error instanceof AbortedError ? { state: 'stopped' } : { state: 'failed', error });
      return error;
    }
  }

  /** Aborts the request in progress; if it creates a job, the job is cancelled once its identifier is known. */
  stop(): void {
    if (this.#making === undefined) this.abort();
    else this.#making.cancel();
  }

  /** Aborts the request in progress; a job that it has created continues. */
  abort(): void {
    this.#running?.abort();
  }

  #close(sent: SentRequest): void {
    if (this.#open !== sent) return;
    this.#open = undefined;
    forgetOpen(this.#form);
  }

  #set(exchange: Exchange): void {
    this.#exchange = exchange;
    for (const listener of this.#listeners) listener();
  }
}

const sendings = new Map<string, Sending>();

onForgotten(() => {
  for (const sending of sendings.values()) sending.abort();
  sendings.clear();
});

/** The sending of an operation; the same one until the person signs out. */
export function sendingOf(form: Form): Sending {
  const known = sendings.get(form.operationId) ?? new Sending(form);
  sendings.set(form.operationId, known);
  return known;
}
