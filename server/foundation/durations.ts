/** Conversion factors between units of time. */
export const MILLISECONDS_A_SECOND = 1_000;
export const SECONDS_A_MINUTE = 60;
export const SECONDS_AN_HOUR = 3_600;
export const SECONDS_A_DAY = 86_400;
export const MILLISECONDS_A_MINUTE = SECONDS_A_MINUTE * MILLISECONDS_A_SECOND;
export const MILLISECONDS_AN_HOUR = SECONDS_AN_HOUR * MILLISECONDS_A_SECOND;
/** UTC days all have the same length. */
export const MILLISECONDS_A_DAY = SECONDS_A_DAY * MILLISECONDS_A_SECOND;
