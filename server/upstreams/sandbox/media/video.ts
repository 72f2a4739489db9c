import sharp from 'sharp';
import { compose } from './art.ts';
import type { Pixels } from './artwork.ts';
import { badgesFor, type Cast, dialFor } from './badges.ts';
import { type Caption, captionFor } from './caption.ts';
import { composeAmbience } from './melody.ts';
import type { Arrangement } from './music.ts';
import { encodeOpus, type OpusSampleRate } from './opus.ts';
import { layOver, type Sprite, spritesOf, stillSprite } from './sprite.ts';
import { synthesise } from './synthesis.ts';
import { vp8KeyFrame, writeWebm } from './webm.ts';

/** A video to render. */
export interface VideoRequest extends Cast {
  readonly prompt: string;
  /** The duration of the video. */
  readonly seconds: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** A video as WebM (VP8, Opus), and its first frame as JPEG. */
export interface Video {
  readonly video: Uint8Array;
  readonly cover: Uint8Array;
}

/**
 * Renders the video of a prompt, with quiet music. Only one short loop of frames is drawn and encoded, whatever the
 * duration.
 */
export async function renderVideo(request: VideoRequest): Promise<Video> {
  const { prompt, seconds } = request;
  const scene = await sceneOf(request, request);
  const arrangement = composeAmbience({ seed: prompt, seconds });
  return film(scene, {
    seconds,
    sound: { arrangement, sampleRate: AMBIENCE_SAMPLE_RATE, peak: AMBIENCE_PEAK },
    timing: VIDEO_TIMING,
  });
}

/** A song to render as a video. */
export interface SongVideoRequest {
  /** The text that the cover art is derived from and that is written on it. */
  readonly prompt: string;
  readonly arrangement: Arrangement;
  readonly seconds: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** Renders a video of cover art with the song. */
export async function renderSongVideo(request: SongVideoRequest): Promise<Video> {
  const scene = await sceneOf(request, { voices: [], references: [] });
  const { seconds, arrangement } = request;
  return film(scene, {
    seconds,
    sound: { arrangement, sampleRate: SONG_SAMPLE_RATE, peak: SONG_PEAK },
    timing: SONG_TIMING,
  });
}

/** The number of different frames of a video, and their rate. */
interface Timing {
  readonly frames: number;
  readonly framesPerSecond: number;
}

const VIDEO_TIMING: Timing = { frames: 12, framesPerSecond: 8 };
const SONG_TIMING: Timing = { frames: 2, framesPerSecond: 1 };
/** Sufficient for soft, low sound, at half the cost. */
const AMBIENCE_SAMPLE_RATE = 24_000;
const AMBIENCE_PEAK = 0.3;
const SONG_SAMPLE_RATE = 48_000;
const SONG_PEAK = 0.84;
const COVER_QUALITY = 84;

/** The sprites that the frames of a video are composed of. */
interface Scene {
  /** The rearmost layer, which fills the frame. */
  readonly ground: Sprite;
  /** The layers in front of it, from back to front. */
  readonly sprites: readonly Sprite[];
}

async function sceneOf(
  { prompt, width, height }: { prompt: string; width: number; height: number },
  cast: Cast,
): Promise<Scene> {
  const { stage, layers } = compose({
    text: prompt,
    index: 0,
    width,
    height,
    style: 'plain',
    detail: 'standard',
  });
  const captions = [await captionFor(stage, prompt), await badgesFor(stage, cast)];
  const [ground, ...sprites] = await spritesOf(layers);
  if (!ground) throw new Error('The scene has no background.');
  const marks = await Promise.all(captions.map(spritesOfCaption));
  return { ground, sprites: [...sprites, ...marks.flat(), ...(await spritesOf(dialFor(stage)))] };
}

async function spritesOfCaption({ layers, letterings }: Caption): Promise<Sprite[]> {
  const letters = letterings.map((lettering) => stillSprite(lettering.pixels, lettering));
  return [...(await spritesOf(layers)), ...letters];
}

interface Film {
  readonly seconds: number;
  readonly sound: {
    readonly arrangement: Arrangement;
    readonly sampleRate: OpusSampleRate;
    readonly peak: number;
  };
  readonly timing: Timing;
}

async function film(scene: Scene, { seconds, sound, timing }: Film): Promise<Video> {
  const { frames, cover } = await framesOf(scene, { seconds, timing });
  const { arrangement, sampleRate, peak } = sound;
  const track = await encodeOpus(
    synthesise(arrangement, { seconds, sampleRate, peak }),
    sampleRate,
  );
  const { width, height } = scene.ground;
  const { framesPerSecond } = timing;
  const reel = { frames, framesPerSecond, seconds, width, height, sound: track };
  return { video: await writeWebm(reel), cover };
}

async function framesOf(
  { ground, sprites }: Scene,
  { seconds, timing }: { seconds: number; timing: Timing },
): Promise<{ frames: Uint8Array[]; cover: Uint8Array }> {
  const count = Math.min(timing.frames, Math.ceil(seconds * timing.framesPerSecond));
  const { width, height } = ground;
  // One canvas for all frames: allocating one for each frame would cost as much as painting it.
  const canvas = { words: new Int32Array(ground.words.length), width, height };
  const picture = { data: new Uint8Array(canvas.words.buffer), width, height };
  const frames: Uint8Array[] = [];
  let cover = new Uint8Array();
  for (let index = 0; index < count; index++) {
    canvas.words.set(ground.words);
    layOver(canvas, { sprites, phase: index / count });
    frames.push(await vp8KeyFrame(picture));
    if (index === 0) cover = await coverOf(picture);
  }
  return { frames, cover };
}

async function coverOf({ data, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: COVER_QUALITY })
    .toBuffer();
  return new Uint8Array(jpeg);
}
