import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Tabs } from '../../components/tabs.tsx';
import type { FormRequest } from '../../forms/form-request.ts';
import { snippetTabs } from '../../requests/snippet-tabs.tsx';

/** The request as code and as shell commands. */
export function CodePanel({ request }: { readonly request: FormRequest }): ReactNode {
  const isForPeople = request.form.asker === 'person';
  if (isForPeople) {
    return (
      <Card
        title="Code"
        text="This operation requires a signed-in person and cannot be called with a key."
      />
    );
  }
  return (
    <Card title="Code">
      <Tabs label="Languages" tabs={snippetTabs(request)} />
    </Card>
  );
}
