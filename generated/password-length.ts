// Generated from openapi/ (contract f3726e1c5648) by `npm run generate`. Do not edit.
/** How many characters a new password must have. */
export const passwordLength = {"min":12,"max":200} as const;
