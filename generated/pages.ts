// Generated from openapi/ (contract 4e3f85c351b0) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference"
} as const;
