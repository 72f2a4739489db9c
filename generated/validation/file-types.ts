// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
/** Whether a parameter of a form is a file, or several. */
export function isFileType(type: string | undefined): boolean {
  return type === 'file' || type === 'files';
}
