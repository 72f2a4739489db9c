/** The process environment of a command, injectable for tests. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  cwd(): string;
}

/** A terminal whose user can interrupt the command. */
export interface InterruptibleTerminal extends Terminal {
  on(signal: Interruption, listener: () => void): unknown;
  off(signal: Interruption, listener: () => void): unknown;
}

/** `SIGINT` comes from Ctrl-C, `SIGTERM` from supervisors. */
export type Interruption = 'SIGINT' | 'SIGTERM';
