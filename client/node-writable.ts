import { PatchbayError } from './errors.ts';

/**
 * A stream of Node's, as far as it is needed: files are, and so are answers of servers, which are no `Writable`. Programs
 * for browsers do not know its type.
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

/** Tells a stream of Node's from what else somebody gives who does not check types. */
export function isNodeWritable(target: unknown): target is NodeWritable {
  return ['write', 'end', 'on'].every((name) => typeof Object(target)[name] === 'function');
}

/**
 * Makes a stream of the web's that writes into one of Node's. It fails with what that one says, or with a PatchbayError
 * where it has gone away without a word.
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
