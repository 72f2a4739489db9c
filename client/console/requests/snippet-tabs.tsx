import { CodeBlock } from '../components/copy.tsx';
import type { Tab } from '../components/tabs.tsx';
import type { FormRequest } from '../forms/form-request.ts';
import { commandLineOf } from './command-line.ts';
import { curlOf } from './curl.ts';
import { typescriptOf } from './typescript.ts';

/** Tabs with a request to this gateway as code and as shell commands, in the languages that can express it. */
export function snippetTabs(request: FormRequest): readonly Tab[] {
  const { origin } = location;
  const snippets = [
    { id: 'curl', label: 'curl', code: curlOf(request, origin) },
    { id: 'typescript', label: 'TypeScript', code: typescriptOf(request, origin) },
    { id: 'command-line', label: 'Command line', code: commandLineOf(request, origin) },
  ];
  return snippets.flatMap(({ id, label, code }) =>
    code === undefined
      ? []
      : [{ id, label, content: <CodeBlock label={`Request in ${label}`} code={code} /> }],
  );
}
