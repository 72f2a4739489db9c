import { PatchbayError } from './errors.ts';

/**
 * The part of Node's writable streams that is used. Not Node's own type: server responses satisfy this interface
 * without being a `Writable`, and programs for browsers lack Node's types.
 */
export interface NodeWritable {
  write(chunk: Uint8Array): boolean;
  end(): unknown;
  on(event: 'close' | 'drain' | 'error' | 'finish', listener: (error?: unknown) => void): unknown;
  destroy?(error?: Error): unknown;
  readonly destroyed?: boolean;
  readonly writableEnded?: boolean;
  readonly errored?: Error | null;
}

/** Whether a target is a Node writable stream. */
export function isNodeWritable(target: unknown): target is NodeWritable {
  return ['write', 'end', 'on'].every((name) => typeof Object(target)[name] === 'function');
}

/**
 * Creates a web stream that writes into a Node stream. It fails with the Node stream's error, or with a PatchbayError
 * if that stream closes early without an error.
 */
export function ofTheWeb(target: NodeWritable): WritableStream<Uint8Array> {
  let goOn = () => {};
  let giveUp: (error: unknown) => void = () => {};
  let fail = giveUp;
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      goOn = resolve;
      giveUp = reject;
    });
  const stream = new WritableStream<Uint8Array>({
    start(controller) {
      fail = (error) => {
        controller.error(error);
        giveUp(error);
      };
    },
    write: (chunk) => (target.write(chunk) ? undefined : ready()),
    close() {
      const isWritten = ready();
      target.end();
      return isWritten;
    },
    abort: (reason) => void target.destroy?.(reason instanceof Error ? reason : undefined),
  });
  const failSilent = () => fail(target.errored ?? new PatchbayError(GONE));
  target.on('drain', () => goOn());
  target.on('finish', () => goOn());
  target.on('error', (error) => fail(error));
  target.on('close', failSilent);
  if (target.destroyed === true || target.writableEnded === true) failSilent();
  return stream;
}

const GONE = 'The stream that the file was saved into went away before the file was whole.';
