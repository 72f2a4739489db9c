/** The units of sizes in settings, which are powers of two. */
export const BYTES_PER_KILOBYTE = 2 ** 10;
export const BYTES_PER_MEGABYTE = 2 ** 20;
