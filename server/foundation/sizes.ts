/** Settings name sizes in these, which are powers of two. */
export const BYTES_A_KILOBYTE = 2 ** 10;
export const BYTES_A_MEGABYTE = 2 ** 20;
