import type { MusicItem, MusicJobRecord, VideoJobRecord } from '../../generated/types.ts';
import type { Job, MusicJob, SongResult, VideoJob } from './job.ts';
import { messageOf, statusOf } from './lifecycle.ts';

/** What a lookup answers and a callback carries. */
export type JobRecord = VideoJobRecord | MusicJobRecord;

/** The absolute address of a job's file. */
export type AddressOf = (assetId: string) => string;

/** Presents a job as the contract has it. The lookups and the callbacks both show this. */
export function presentJob(job: Job, addressOf: AddressOf): JobRecord {
  return job.kind === 'video' ? presentVideoJob(job, addressOf) : presentMusicJob(job, addressOf);
}

/** Presents a video job. */
export function presentVideoJob(job: VideoJob, addressOf: AddressOf): VideoJobRecord {
  const { result } = job;
  return {
    ...head(job),
    data: {
      ...common(job),
      action: 'video',
      model: job.model,
      ...job.request,
      referImages: [...job.request.referImages],
      ...(result === undefined
        ? {}
        : {
            videoId: result.videoId,
            videoUrl: addressOf(result.videoAsset),
            coverUrl: addressOf(result.coverAsset),
          }),
      createdAt: job.createdAt.toISOString(),
      ...(job.finishedAt === undefined ? {} : { finishTime: job.finishedAt.toISOString() }),
    },
  };
}

/** Presents a music job. */
export function presentMusicJob(job: MusicJob, addressOf: AddressOf): MusicJobRecord {
  const songs = job.result?.songs ?? [];
  return {
    ...head(job),
    data: {
      ...common(job),
      action: 'music',
      mv: job.model,
      musics: songs.map((song) => presentSong(song, job, addressOf)),
    },
  };
}

function head(job: Job): Pick<VideoJobRecord, 'status' | 'message' | 'jobId'> {
  return {
    status: statusOf(job.state),
    message: job.failure?.message ?? messageOf(job.state),
    jobId: job.id,
  };
}

function common(job: Job) {
  return {
    jobId: job.id,
    progress: `${job.progress}%`,
    quota: String(job.quota),
    ...(job.hookUrl === undefined ? {} : { hookUrl: job.hookUrl }),
    ...(job.failure === undefined ? {} : { reason: job.failure.reason }),
  };
}

function presentSong(song: SongResult, { request }: MusicJob, addressOf: AddressOf): MusicItem {
  return {
    musicId: song.songId,
    prompt: song.prompt,
    title: song.title,
    tags: song.tags,
    imageUrl: addressOf(song.imageAsset),
    imageLargeUrl: addressOf(song.largeImageAsset),
    audioUrl: addressOf(song.audioAsset),
    videoUrl: addressOf(song.videoAsset),
    duration: song.seconds.toFixed(2),
    negativeTags: request.negativeTags,
    styleWeight: request.styleWeight,
    weirdnessConstraint: request.weirdnessConstraint,
    audioWeight: request.audioWeight,
    createdAt: song.createdAt,
  };
}
