import type { MidiUpstream } from '../port/jobs.ts';
import type { Upstream } from '../port/upstream.ts';
import { translatedCounting } from '../text/counting.ts';
import { sandboxCounting } from './counting.ts';
import { sandboxEmbeddings } from './embeddings.ts';
import { sandboxImages } from './images.ts';
import { createStudio } from './media/studio.ts';
import { sandboxMusic } from './music-jobs.ts';
import type { SandboxSettings } from './sandbox-settings.ts';
import { composed, readSongId } from './songs.ts';
import { sandboxText } from './text.ts';
import { sandboxVideo } from './video-jobs.ts';

/**
 * An upstream without external services: it generates real files from the request alone, deterministically. Directives
 * in a prompt, such as `[sandbox:failed]`, make it misbehave.
 */
export function openSandbox(settings: SandboxSettings): Upstream {
  const studio = createStudio();
  return {
    text: sandboxText(settings.now),
    counting: sandboxCounting,
    responseCounting: translatedCounting(sandboxCounting, { spoken: 'chat-completions' }),
    embeddings: sandboxEmbeddings,
    images: sandboxImages(studio),
    video: sandboxVideo(studio, settings),
    music: sandboxMusic(studio, settings),
    midi: sandboxMidi,
    answersAlike: true,
    close: () => studio.close(),
  };
}

/** The notes of a song are the ones that its audio was rendered from. */
const sandboxMidi: MidiUpstream = {
  async extract(upstreamSongId) {
    const { instruments } = composed(readSongId(upstreamSongId));
    return { ok: true, value: { state: 'complete', instruments } };
  },
};
