import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { CodeBlock } from '../../components/copy.tsx';
import { type Tab, Tabs } from '../../components/tabs.tsx';
import type { FormRequest } from '../../forms/form-request.ts';
import { commandLineOf } from '../../requests/command-line.ts';
import { curlOf } from '../../requests/curl.ts';
import { typescriptOf } from '../../requests/typescript.ts';

/** The request as code and as shell commands. */
export function CodePanel({ request }: { readonly request: FormRequest }): ReactNode {
  const { origin } = location;
  const isForPeople = request.form.asker === 'person';
  if (isForPeople) {
    return (
      <Card
        title="Code"
        text="This operation requires a signed-in person and cannot be called with a key."
      />
    );
  }
  const snippets = [
    { id: 'curl', label: 'curl', code: curlOf(request, origin) },
    { id: 'typescript', label: 'TypeScript', code: typescriptOf(request, origin) },
    { id: 'command-line', label: 'Command line', code: commandLineOf(request, origin) },
  ];
  const tabs = snippets.flatMap(({ id, label, code }): Tab[] =>
    code === undefined
      ? []
      : [{ id, label, content: <CodeBlock label={`Request for ${label}`} code={code} /> }],
  );
  return (
    <Card title="Code">
      <Tabs label="Languages" tabs={tabs} />
    </Card>
  );
}
