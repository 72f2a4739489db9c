/** The environment that a contestant is started in. */
export interface ContestantParts {
  /** The base URL of the upstream, without a trailing slash; it serves the OpenAI interface below `/v1`. */
  readonly upstreamUrl: string;
  /** A folder for this contestant alone, which is removed afterwards. */
  readonly folder: string;
  /** The URL of an empty database on a PostgreSQL server, if the workload uses one. */
  readonly databaseUrl?: string | undefined;
}

/** The command that starts a process. */
export interface Launch {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The base URL that it will serve, without a trailing slash. */
  readonly url: string;
  /** The headers of every request to it. */
  readonly headers: Readonly<Record<string, string>>;
  /** The output that shows that it is ready; without this, it is ready as soon as it accepts connections. */
  readonly ready?: RegExp;
}

/** A program between callers and an upstream, and how to start it. Each file in `contestants/` exports one. */
export interface Contestant {
  readonly name: string;
  /** The kinds of workload that it can serve. */
  readonly roles: readonly ('proxy' | 'mock')[];
  /** Prepares its folder, and returns the command that starts it. `port` is free. */
  prepare(parts: ContestantParts, port: number): Promise<Launch>;
}
