// Generated from openapi/ (contract b1c686bab384) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference"
} as const;
