/** The longest time that the timers of runtimes keep, in milliseconds; a longer one is over at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
