import type { ReactNode } from 'react';

/** Text of the contract, with names of parameters and values in backticks. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  let at = 0;
  return text.split('`').map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}
