import type { ReactNode } from 'react';
import { forms } from '../../../../generated/forms.ts';
import { CodeBlock } from '../../components/copy.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { requestOf, valuesOf } from '../../forms/form-request.ts';
import { commandLineOf } from '../../requests/command-line.ts';
import { curlOf } from '../../requests/curl.ts';
import { typescriptOf } from '../../requests/typescript.ts';
import { firstRequest, firstVideo } from './first-video.ts';

/** Sample code for the first video request. */
export function FirstRequest(): ReactNode {
  const form = forms[firstVideo.operationId];
  const request = requestOf(form, valuesOf(form, firstRequest), {});
  const { origin } = location;
  const ways = [
    { id: 'curl', label: 'curl', code: curlOf(request, origin) },
    { id: 'typescript', label: 'TypeScript', code: typescriptOf(request, origin) },
    { id: 'command-line', label: 'Command line', code: commandLineOf(request, origin) },
  ];
  return (
    <Tabs
      label="Request in"
      tabs={ways.flatMap(({ id, label, code }) =>
        code === undefined
          ? []
          : [{ id, label, content: <CodeBlock label={`Request in ${label}`} code={code} /> }],
      )}
    />
  );
}
