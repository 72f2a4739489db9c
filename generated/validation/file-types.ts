// Generated from openapi/ (contract e4a8c5865b6a) by `npm run generate`. Do not edit.
/** Whether a parameter of a form is a file, or several. */
export function isFileType(type: string | undefined): boolean {
  return type === 'file' || type === 'files';
}
