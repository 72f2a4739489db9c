import { move, transferableSymbol, valueSymbol } from 'piscina';
import sharp from 'sharp';
import { type EditRequest, renderEdit } from './edit.ts';
import { type ImageRequest, renderImage } from './image.ts';
import type { Arrangement } from './music.ts';
import { renderSong } from './song.ts';
import { UndecodablePicture } from './undecodable-picture.ts';
import { renderUnfinished, type UnfinishedRequest } from './unfinished.ts';
import {
  renderSongVideo,
  renderVideo,
  type SongVideoRequest,
  type Video,
  type VideoRequest,
} from './video.ts';

/** A song to render. */
export interface SongRequest {
  readonly arrangement: Arrangement;
  readonly seconds: number;
}

/** A task for a worker thread of the studio. */
export type StudioTask =
  | { readonly kind: 'image'; readonly request: ImageRequest }
  | { readonly kind: 'edit'; readonly request: EditRequest }
  | { readonly kind: 'unfinished'; readonly request: UnfinishedRequest }
  | { readonly kind: 'video'; readonly request: VideoRequest }
  | { readonly kind: 'song'; readonly request: SongRequest }
  | { readonly kind: 'song-video'; readonly request: SongVideoRequest };

// Each thread of the studio already keeps a core busy.
sharp.concurrency(1);
// No two tasks read the same picture.
sharp.cache(false);

/** Performs a task; the resulting bytes are transferred to the calling thread, not copied. */
export async function perform(task: StudioTask) {
  switch (task.kind) {
    case 'image':
      return move(await renderImage(task.request));
    case 'edit':
      return edited(task.request);
    case 'unfinished':
      return move(await renderUnfinished(task.request));
    case 'song':
      return move(await renderSong(task.request.arrangement, task.request.seconds));
    case 'video':
      return moved(await renderVideo(task.request));
    case 'song-video':
      return moved(await renderSongVideo(task.request));
  }
}

/** The result of an edit: bytes, or which picture cannot be decoded. An error's class would be lost between threads. */
async function edited(request: EditRequest) {
  try {
    return move(await renderEdit(request));
  } catch (error) {
    if (error instanceof UndecodablePicture) return { undecodable: error.picture };
    throw error;
  }
}

function moved(film: Video) {
  return move({
    get [transferableSymbol]() {
      return [film.video.buffer, film.cover.buffer];
    },
    get [valueSymbol]() {
      return film;
    },
  });
}
