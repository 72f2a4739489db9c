// Generated from openapi/ (contract e13eac2ff1fe) by `npm run generate`. Do not edit.
/** How many characters a new password must have. */
export const passwordLength = {"min":12,"max":200} as const;
