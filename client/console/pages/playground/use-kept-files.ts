import { useCallback, useState } from 'react';
import type { Form } from '../../../../generated/form-shapes.ts';
import { onForgotten } from '../../app/form-owner.ts';
import type { FormFiles } from '../../forms/form-request.ts';

const kept = new Map<string, FormFiles>();

onForgotten(() => kept.clear());

/** The files of an operation's form. They survive a look at other pages, but not a reload. */
export function useKeptFiles(form: Form): readonly [FormFiles, (files: FormFiles) => void] {
  const { operationId } = form;
  const [files, setFiles] = useState(() => kept.get(operationId) ?? {});
  const keep = useCallback(
    (changed: FormFiles): void => {
      kept.set(operationId, changed);
      setFiles(changed);
    },
    [operationId],
  );
  return [files, keep];
}
