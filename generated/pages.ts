// Generated from openapi/ (contract 6c41bbc23efe) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference"
} as const;
