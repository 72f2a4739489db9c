/** Settings of the sandbox. */
export interface SandboxSettings {
  /** The duration of a video or music job, in seconds. */
  readonly jobSeconds: number;
  readonly now: () => Date;
}
