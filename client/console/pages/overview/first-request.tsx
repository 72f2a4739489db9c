import type { ReactNode } from 'react';
import { forms } from '../../../../generated/forms.ts';
import { Tabs } from '../../components/tabs.tsx';
import { requestOf, valuesOf } from '../../forms/form-request.ts';
import { snippetTabs } from '../../requests/snippet-tabs.tsx';
import { firstRequest, firstVideo } from './first-video.ts';

/** Sample code for the first video request. */
export function FirstRequest(): ReactNode {
  const form = forms[firstVideo.operationId];
  const request = requestOf(form, valuesOf(form, firstRequest), {});
  return <Tabs label="Request in" tabs={snippetTabs(request)} />;
}
