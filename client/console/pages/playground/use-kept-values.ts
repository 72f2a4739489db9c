import { useCallback, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Form } from '../../../../generated/form-shapes.ts';
import { isObject } from '../../../../openapi/validation/outcome.ts';
import { FORM_PLACE } from '../../app/paths.ts';
import { EMPTY_VALUES, type FormValues, valuesOf } from '../../forms/form-request.ts';

/**
 * What has been put into the form of an operation. It survives a reload of the page, but for what nothing repeats; who
 * leads here can give it, as `history.state.values`.
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
        // What the browser has no room for is there until the page is left.
      }
    },
    [form],
  );
  useEffect(() => {
    const request = isObject(given) ? given.values : undefined;
    if (!isObject(request)) return;
    keep(valuesOf(form, request));
    // Given once: what is written after that is not overwritten by a reload.
    history.replaceState(null, '');
  }, [form, given, keep]);
  return [values, keep];
}

function kept(form: Form): FormValues {
  const text = sessionStorage.getItem(`${FORM_PLACE}${form.operationId}`);
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(value) || typeof value.variant !== 'number' || !isObject(value.fields)) {
    return EMPTY_VALUES;
  }
  return { variant: value.variant, fields: value.fields };
}
