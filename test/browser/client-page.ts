import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Patchbay } from '../../client/index.ts';
import { createPatchbayHooks, type PatchbayHooks } from '../../client/react.ts';
import { type JourneyParts, journeys } from '../client/journeys.ts';

/** The gateway that a page uses. */
export interface Place {
  readonly baseUrl: string;
  readonly key: string;
}

declare global {
  /** Runs a journey in the page. It throws if an expectation is not met. */
  var travel: (name: string, place: Place) => Promise<void>;
  /** Renders a job in the page's body with the React hooks, updated as it changes. */
  var showJob: (jobId: string, place: Place) => void;
}

globalThis.travel = async (name, place) => {
  const journey = Object.entries(journeys).find(([one]) => one === name)?.[1];
  if (journey === undefined) throw new Error(`There is no journey ${name}.`);
  await journey(await partsAt(place));
};

async function partsAt({ baseUrl, key }: Place): Promise<JourneyParts> {
  const [picture, mask, recording] = await Promise.all([
    file('picture'),
    file('mask'),
    file('recording'),
  ]);
  const patchbay = new Patchbay({ apiKey: key, baseUrl });
  return { picture, mask, recording, baseUrl, isStateful: true, patchbay };
}

async function file(name: string): Promise<Blob> {
  const response = await fetch(`/${name}`);
  return response.blob();
}

globalThis.showJob = (jobId, { baseUrl, key }) => {
  const hooks = createPatchbayHooks({ apiKey: key, baseUrl });
  createRoot(document.body).render(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Job, { jobId, hooks }),
    ),
  );
};

function Job({ jobId, hooks }: { readonly jobId: string; readonly hooks: PatchbayHooks }) {
  const { data: job, isPending } = hooks.useJob(jobId, { pollSeconds: 0.1 });
  if (isPending) return createElement('p', {}, 'asking');
  if (job?.status === 'SUCCESS' && job.data.action === 'video') {
    return createElement('video', { src: job.data.videoUrl });
  }
  return createElement('p', {}, job?.status);
}
