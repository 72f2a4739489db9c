import { PassThrough, Writable } from 'node:stream';
import type { Terminal } from '../client/command-line/terminal.ts';

/** A terminal without input that records what is printed. */
export interface TestTerminal extends Terminal {
  readonly printed: () => string;
}

/** Creates a terminal with a working directory. */
export function aTerminal(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = {},
): TestTerminal {
  const chunks: string[] = [];
  const keeping = () =>
    new Writable({
      write(chunk, _encoding, done) {
        chunks.push(String(chunk));
        done();
      },
    });
  return {
    env,
    stdin: new PassThrough(),
    stdout: keeping(),
    stderr: keeping(),
    cwd: () => folder,
    printed: () => chunks.join(''),
  };
}
