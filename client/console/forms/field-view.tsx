import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../../generated/form-shapes.ts';
import { isObject, type JsonObject } from '../../../openapi/validation/outcome.ts';
import { Button, IconButton } from '../components/button.tsx';
import { SwitchField, TextField } from '../components/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { faultsAt, faultsWithin } from './field-errors.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './forms.module.css';
import {
  Boxes,
  FieldHint,
  type FieldViewProps,
  NumberField,
  typeOf,
  WrittenField,
} from './plain-fields.tsx';

/** Renders a form field according to its kind. File fields have views of their own. */
export function FieldView(props: FieldViewProps): ReactNode {
  const { field, path, faults } = props;
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...props}
          hint={<FieldHint field={field} />}
          errors={faultsWithin(faults, path)}
        />
      );
    case 'switch':
      return <Switch {...props} />;
    case 'choices':
      return <Boxes {...props} />;
    case 'texts':
    case 'objects':
      return <ListField {...props} />;
    case 'object':
      return <ObjectField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    default:
      return <WrittenField {...props} />;
  }
}

function Switch({ field, value, onValue }: FieldViewProps): ReactNode {
  return (
    <SwitchField
      label={field.label}
      hint={<FieldHint field={field} />}
      isOn={(value ?? field.default ?? false) === true}
      onChange={onValue}
    />
  );
}

function ObjectField(props: FieldViewProps): ReactNode {
  const { field, path, faults } = props;
  return (
    <FieldGroup
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={field.isRequired}
      errors={faultsAt(faults, path)}
    >
      <div className={styles.object}>
        <ObjectFields {...props} />
      </div>
    </FieldGroup>
  );
}

function ListField({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { maxElements = Number.POSITIVE_INFINITY } = field;
  const adding = useRef<HTMLDivElement>(null);
  const [removals, setRemovals] = useState(0);
  // The button that removed the last item is gone; the focus moves to the nearby button that adds items.
  useEffect(() => {
    if (removals > 0) adding.current?.querySelector('button')?.focus();
  }, [removals]);
  const put = (place: number, item: unknown): void =>
    onValue(items.with(place, item ?? blank(field)));
  return (
    <FieldGroup
      label={field.label}
      hint={<FieldHint field={field} />}
      isRequired={field.isRequired}
      errors={faultsAt(faults, path)}
    >
      <div className={styles.list}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands in a list has no name but its place
          <div key={place} className={styles.item}>
            <ItemView
              field={field}
              path={`${path}[${place}]`}
              place={place}
              value={item}
              onValue={(changed) => put(place, changed)}
              faults={faults}
            />
            <IconButton
              label={`Remove ${itemLabel(field, place)}`}
              icon={<X size={16} />}
              onClick={() => {
                onValue(items.toSpliced(place, 1));
                setRemovals(removals + 1);
              }}
            />
          </div>
        ))}
      </div>
      <div ref={adding}>
        <Button
          size="small"
          icon={<Plus size={15} />}
          disabled={items.length >= maxElements}
          onClick={() => onValue([...items, blank(field)])}
        >
          Add to {field.label.toLowerCase()}
        </Button>
      </div>
    </FieldGroup>
  );
}

function itemLabel({ label }: FormField, place: number): string {
  return `${label} ${place + 1}`;
}

function blank({ kind, fields = [] }: FormField): unknown {
  if (kind === 'texts') return '';
  const usual = fields.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(usual);
}

interface ItemViewProps extends FieldViewProps {
  readonly place: number;
}

function ItemView({ field, place, path, value, onValue, faults }: ItemViewProps): ReactNode {
  const label = itemLabel(field, place);
  if (field.kind === 'texts') {
    return (
      <TextField
        label={label}
        errors={faultsWithin(faults, path)}
        type={typeOf(field)}
        value={String(value ?? '')}
        onValueChange={onValue}
      />
    );
  }
  const [only, ...others] = field.fields ?? [];
  if (only !== undefined && others.length === 0) {
    const object = isObject(value) ? value : {};
    return (
      <FieldView
        field={{ ...only, label }}
        path={`${path}.${only.name}`}
        value={object[only.name]}
        onValue={(inner) => onValue(withField(object, only.name, inner))}
        faults={faults}
      />
    );
  }
  return (
    <fieldset className={styles.object} aria-label={label}>
      <ObjectFields {...{ field, path, value, onValue, faults }} />
    </fieldset>
  );
}

function ObjectFields({ field, path, value, onValue, faults }: FieldViewProps): ReactNode {
  const object = isObject(value) ? value : {};
  return (field.fields ?? []).map((inner) => (
    <FieldView
      key={inner.name}
      field={inner}
      path={`${path}.${inner.name}`}
      value={object[inner.name]}
      onValue={(changed) => onValue(withField(object, inner.name, changed))}
      faults={faults}
    />
  ));
}

/** An object with one field changed; `undefined` removes the field. */
function withField(object: JsonObject, name: string, value: unknown): JsonObject | undefined {
  const { [name]: _, ...others } = object;
  const changed = value === undefined ? others : { ...object, [name]: value };
  return Object.keys(changed).length === 0 ? undefined : changed;
}
