/** The URLs of the gateway; known once it listens. */
export interface Addresses {
  main: string;
  alternate: string;
  /** Whether all of them accept connections. */
  areOpen: boolean;
}
