import type { HttpParts, HttpSettings } from './http/upstream-http.ts';
import type { TokenLimitName } from './port/text.ts';
import type { GuardSettings } from './routing/guard.ts';

/** The settings of one upstream. Each kind takes those that it needs. */
export interface UpstreamSettings extends HttpSettings, GuardSettings {
  readonly kind: string;
  /** How long a job of the sandbox takes. */
  readonly jobSeconds: number;
  /** What the limit of tokens is called in chat completions, where it is not as usual. */
  readonly tokenLimitName?: TokenLimitName | undefined;
  /** Whether it is asked in the responses interface, where that is not as usual. */
  readonly speaksResponses?: boolean | undefined;
}

/** What an upstream is opened with. */
export interface UpstreamParts extends HttpParts {
  readonly settings: UpstreamSettings;
}
