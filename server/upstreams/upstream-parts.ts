import type { HttpParts, HttpSettings } from './http/upstream-http.ts';
import type { TokenLimitName } from './port/text.ts';
import type { GuardSettings } from './routing/guard.ts';

/** The settings of one upstream. Each kind uses those that it needs. */
export interface UpstreamSettings extends HttpSettings, GuardSettings {
  readonly kind: string;
  /** The duration of a sandbox job, in seconds. */
  readonly jobSeconds: number;
  /** The name of the token limit in chat completions, if it is not the default. */
  readonly tokenLimitName?: TokenLimitName | undefined;
  /** Whether it supports the responses interface, if that differs from the default. */
  readonly speaksResponses?: boolean | undefined;
}

/** Dependencies and settings of an upstream. */
export interface UpstreamParts extends HttpParts {
  readonly settings: UpstreamSettings;
}
