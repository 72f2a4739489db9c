import { listedModels } from '../http/check.ts';
import { openHttp } from '../http/connection.ts';
import { NONSENSE } from '../http/json-document.ts';
import type { HttpParts } from '../http/upstream-http.ts';
import { failed } from '../port/outcome.ts';
import type { Upstream } from '../port/upstream.ts';
import { rememberedCounting } from '../remembered-counting.ts';
import { responseCounting } from '../text/counting.ts';
import { COUNTING_PATHS, patchbayCounting, patchbayResponseCounting } from './counting.ts';
import { patchbayEmbeddings } from './embeddings.ts';
import { patchbayImages } from './images.ts';
import { patchbayMidi } from './midi.ts';
import { patchbayMusic } from './music-jobs.ts';
import { readRefusal } from './refusal.ts';
import { authorize, openRelay } from './relay.ts';
import { patchbayText } from './text.ts';
import { patchbayVideo } from './video-jobs.ts';

/**
 * Opens another service of the same contract as an upstream for every operation, through the client generated from the
 * contract. Where the contract defines its own operations, such as the lookup of videos and the upload of samples, a
 * service that has them elsewhere does not work: its video jobs end as unknown, and its songs are rejected.
 *
 * @throws UpstreamSettingsError if no base address is configured
 */
export function openPatchbay(parts: HttpParts): Upstream {
  const http = openHttp(parts, { authorize, readRefusal });
  const relay = openRelay(http, parts);
  const jobs = { relay, http, now: parts.now };
  const counting = rememberedCounting(patchbayCounting({ relay, http }), {
    ...parts,
    path: COUNTING_PATHS.messages,
  });
  const own = rememberedCounting(patchbayResponseCounting({ relay, http }), {
    ...parts,
    path: COUNTING_PATHS.responses,
  });
  return {
    get counting() {
      return counting();
    },
    get responseCounting() {
      return responseCounting({ own: own(), messages: counting() });
    },
    text: patchbayText({ ...parts, relay, http }),
    embeddings: patchbayEmbeddings({ relay, http }),
    images: patchbayImages({ ...parts, relay, http }),
    video: patchbayVideo(jobs),
    music: patchbayMusic(jobs),
    midi: patchbayMidi(relay),
    check: {
      baseUrl: http.baseUrl,
      async ask(context) {
        const outcome = await relay.ask((client, options) => client.listModels(options), context);
        if (!outcome.ok) return outcome;
        const models = listedModels(outcome.value);
        return models === undefined ? failed(NONSENSE) : { ok: true, value: {} };
      },
    },
    close: () => http.close(),
  };
}
