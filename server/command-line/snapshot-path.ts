/** What a gateway is asked for that is to tell all that lasts: a line of JSON for each part of it. */
export const SNAPSHOT_PATH = '/snapshot';
