/** What a contestant is started with. */
export interface ContestantParts {
  /** The base address of the upstream, without a slash at its end; it speaks the OpenAI interface below `/v1`. */
  readonly upstreamUrl: string;
  /** A folder of its own, which is removed afterwards. */
  readonly folder: string;
  /** The address of an empty database on a PostgreSQL server, where the work wants one. */
  readonly databaseUrl?: string | undefined;
}

/** A process to start. */
export interface Launch {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it will listen, without a slash at its end. */
  readonly url: string;
  /** What every request to it carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** What it prints once it serves; without it, it serves as soon as it accepts connections. */
  readonly ready?: RegExp;
}

/** Something that stands between callers and an upstream, and how it is started. A file in `contestants/` holds one. */
export interface Contestant {
  readonly name: string;
  /** What it can be measured at. */
  readonly roles: readonly ('proxy' | 'mock')[];
  /** Prepares its folder, and says what to start. `port` is free. */
  prepare(parts: ContestantParts, port: number): Promise<Launch>;
}
