/** The path of the snapshot request: the reply contains all persistent data, one line of JSON for each part. */
export const SNAPSHOT_PATH = '/snapshot';
