import { useEffect, useState } from 'react';

/** An address of a file within the page, given back once the part that shows it is gone. */
export function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const keys = new WeakMap<File, string>();
let known = 0;

/** Two files can have the same name, so each gets a key of its own. */
export function keyOf(file: File): string {
  const key = keys.get(file) ?? `file ${known++}`;
  keys.set(file, key);
  return key;
}
