/** Whether a form parameter is a file or a list of files. */
export function isFileType(type: string | undefined): boolean {
  return type === 'file' || type === 'files';
}
