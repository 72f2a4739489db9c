// Generated from openapi/ (contract 80f759bc7e41) by `npm run generate`. Do not edit.
/** The paths of the pages that a browser shows. */
export const pages = {
  "console": "/console",
  "activate": "/console/activate",
  "password": "/console/password",
  "join": "/console/join",
  "reference": "/reference"
} as const;
