/** Where the gateway can be reached; known once it listens. */
export interface Addresses {
  main: string;
  alternate: string;
  /** Whether all of them take connections. */
  areOpen: boolean;
}
