import { useEffect, useState } from 'react';

/** An object URL of a file, revoked when the component unmounts. */
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

/** A unique key of a file, since two files can have the same name. */
export function keyOf(file: File): string {
  const key = keys.get(file) ?? `file ${known++}`;
  keys.set(file, key);
  return key;
}
