/** How every client of the console reaches the gateway that the page is from. */
export const ownGateway = {
  baseUrl: location.origin,
  // Somebody sits before the page: whoever is told to come back later reads that, and tries again then.
  longestWaitSeconds: 5,
} as const;
