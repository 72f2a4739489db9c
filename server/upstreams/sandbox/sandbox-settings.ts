/** How the sandbox behaves. */
export interface SandboxSettings {
  /** How long a video or music job takes. */
  readonly jobSeconds: number;
  readonly now: () => Date;
}
