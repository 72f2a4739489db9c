import { useCallback, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Form } from '../../../../generated/form-shapes.ts';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import { FORM_PLACE } from '../../app/paths.ts';
import { type FormValues, firstValues, valuesOf } from '../../forms/form-request.ts';

/**
 * The form values of an operation. They survive a reload, except for secrets. A link to the page can replace them by
 * `history.state.values`, and add to them by `history.state.added`.
 */
export function useKeptValues(form: Form): readonly [FormValues, (values: FormValues) => void] {
  const given: unknown = useHistoryState();
  const [values, setValues] = useState(() => kept(form));
  const keep = useCallback(
    (changed: FormValues): void => {
      setValues(changed);
      const secrets = form.variants.flatMap(({ fields }) =>
        fields.filter(({ isSecret }) => isSecret === true).map(({ name }) => name),
      );
      const fields = Object.entries(changed.fields).filter(([name]) => !secrets.includes(name));
      const text = JSON.stringify({ ...changed, fields: Object.fromEntries(fields) });
      try {
        sessionStorage.setItem(`${FORM_PLACE}${form.operationId}`, text);
      } catch {
        // If storage is full, the values are kept until the page is left.
      }
    },
    [form],
  );
  useEffect(() => {
    const { values: request, added } = isObject(given) ? given : {};
    if (isObject(request)) keep(valuesOf(form, request));
    else if (isObject(added)) keep({ ...values, fields: { ...values.fields, ...added } });
    else return;
    // Applied once, so that a reload does not overwrite later changes.
    history.replaceState(null, '');
  }, [form, given, keep, values]);
  return [values, keep];
}

function kept(form: Form): FormValues {
  const text = sessionStorage.getItem(`${FORM_PLACE}${form.operationId}`);
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(value) || typeof value.variant !== 'number' || !isObject(value.fields)) {
    return firstValues(form);
  }
  return { variant: value.variant, fields: value.fields };
}
