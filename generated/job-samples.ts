// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type * as types from './types.ts';

/** The record of each sample. */
export interface JobSamples {
  readonly 'video.succeeded': types.VideoJobSucceeded;
  readonly 'video.failed': types.VideoJobFailed;
  readonly 'video.running': types.VideoJobOnQueue;
  readonly 'image.succeeded': types.ImageJobSucceeded;
  readonly 'image.failed': types.ImageJobFailed;
  readonly 'music.succeeded': types.MusicJobSucceeded;
  readonly 'music.failed': types.MusicJobFailed;
  readonly 'music.running': types.MusicJobOnQueue;
  readonly 'video.cancelled': types.VideoJobFailed;
  readonly 'image.running': types.ImageJobOnQueue;
}

/** The contract's examples of job records; those of jobs that have ended are also the bodies of callbacks. */
export const jobSamples: JobSamples = {
 "video.succeeded": {
  "status": "SUCCESS",
  "message": "The job is done.",
  "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
  "data": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
   "action": "video",
   "progress": "100%",
   "model": "vidx-imagine-video-1.5-fast",
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "aspectRatio": "16:9",
   "videoLength": "10",
   "duration": "10",
   "resolutionName": "720p",
   "referImages": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "videoId": "01a1fd2d-13f6-725e-b84d-8dbc74254770",
   "videoUrl": "https://gateway.example.com/assets/01a1fd2d-13f6-725e-b84d-8dbc74254770?expires=1795335352&signature=av5w56rm2kdifC5Zry6jeryEZwrTxNNrwIqtH_-OuEA",
   "coverUrl": "https://gateway.example.com/assets/01a1fd2d-1452-7f58-a04d-ba41ecccc3fc?expires=1795335352&signature=bi-Kf8TM5N2fC0EQ2fL6ACXI7-V_N3JPTTfqKxQAQHc",
   "quota": "100",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z",
   "finishTime": "2026-11-21T08:15:52.447Z"
  }
 },
 "video.failed": {
  "status": "FAILED",
  "message": "The prompt was refused by moderation.",
  "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
  "data": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
   "action": "video",
   "progress": "0%",
   "model": "vidx-imagine-video-1.5-fast",
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "aspectRatio": "16:9",
   "videoLength": "10",
   "resolutionName": "720p",
   "referImages": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "quota": "0",
   "hookUrl": "https://example.com/hooks/patchbay",
   "reason": "moderation",
   "createdAt": "2026-11-21T08:15:30.120Z",
   "finishTime": "2026-11-21T08:15:33.902Z"
  }
 },
 "video.running": {
  "status": "ON_QUEUE",
  "message": "The job is running.",
  "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
  "data": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
   "action": "video",
   "progress": "40%",
   "model": "vidx-imagine-video-1.5-fast",
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "aspectRatio": "16:9",
   "videoLength": "10",
   "resolutionName": "720p",
   "referImages": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "quota": "100",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z"
  }
 },
 "image.succeeded": {
  "status": "SUCCESS",
  "message": "The job is done.",
  "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
  "data": {
   "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
   "action": "image",
   "progress": "100%",
   "model": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "images": [
    {
     "url": "https://gateway.example.com/assets/01a1fd2c-bc09-7162-9e53-a13043b026c4?expires=1795335352&signature=gbG68j47-e71958rSTSvh_VSC2m5Sw2YLoW7VbZyqHI",
     "revisedPrompt": "A brass diving helmet, studio light."
    }
   ],
   "usage": {
    "input_tokens": 8,
    "input_tokens_details": {
     "image_tokens": 0,
     "text_tokens": 8
    },
    "output_tokens": 1536,
    "total_tokens": 1544
   },
   "quota": "4",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z",
   "finishTime": "2026-11-21T08:16:41.007Z"
  }
 },
 "image.failed": {
  "status": "FAILED",
  "message": "The prompt was refused by moderation.",
  "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
  "data": {
   "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
   "action": "image",
   "progress": "0%",
   "model": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "images": [],
   "quota": "0",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z",
   "finishTime": "2026-11-21T08:16:41.007Z",
   "reason": "moderation"
  }
 },
 "music.succeeded": {
  "status": "SUCCESS",
  "message": "The job is done.",
  "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
  "data": {
   "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
   "action": "music",
   "progress": "100%",
   "mv": "tune-v5",
   "quota": "20",
   "hookUrl": "https://example.com/hooks/patchbay",
   "request": {
    "chop_sample_start_s": 0,
    "chop_sample_end_s": 30,
    "custom": true,
    "instrumental": false,
    "auto_lyrics": false,
    "prompt": "[Verse]\nSnow on the quay, the gulls are still\n",
    "title": "First Snow",
    "tags": "waltz, piano, soft",
    "style_weight": 0.65
   },
   "musics": [
    {
     "musicId": "01a1fd2d-447b-7d5a-9fd1-2aabfe228f21",
     "prompt": "[Verse]\nSnow on the quay, the gulls are still\n",
     "title": "First Snow",
     "tags": "waltz, piano, soft",
     "imageUrl": "https://gateway.example.com/assets/01a1fd2d-445d-76f5-ba2c-ec255404e4fb?expires=1795335366&signature=rdWJQhZ6OFKGGVxnn5xplORbirEJgBIHCWHzfeQ23f0",
     "imageLargeUrl": "https://gateway.example.com/assets/01a1fd2d-445e-7440-834d-6608697a8d41?expires=1795335366&signature=yZ1uda9lR8-xG0IHJILcUxwrw5B8lhfrXlCJ5AGGuqg",
     "audioUrl": "https://gateway.example.com/assets/01a1fd2d-445f-7bed-940e-50454f31af31?expires=1795335366&signature=pX0Rnm-2XQCrwyrzjmZ_Ai6HLUnMFckLmZt3K0_Hpv0",
     "videoUrl": "https://gateway.example.com/assets/01a1fd2d-4460-7768-83e0-2ea68ef786e4?expires=1795335366&signature=TJFKFttHCHUrDxVEuDXA5xkJffqHAekjLyHygSaHeGk",
     "duration": "31.60",
     "negativeTags": "",
     "styleWeight": 0.65,
     "weirdnessConstraint": null,
     "audioWeight": null,
     "createdAt": "2026-11-21T08:16:04.731Z"
    },
    {
     "musicId": "01a1fd2d-47ea-79e9-bb0e-b53f16947ccf",
     "prompt": "[Verse]\nSnow on the quay, the gulls are still\n",
     "title": "First Snow",
     "tags": "waltz, piano, soft",
     "imageUrl": "https://gateway.example.com/assets/01a1fd2d-4849-7d3c-ba27-d26934b484e7?expires=1795335366&signature=duv8wyf1kxdlJ0upgptEBvYf-Ikyb_qUku3u7jxmnys",
     "imageLargeUrl": "https://gateway.example.com/assets/01a1fd2d-484a-73cf-975d-cad6ba2b0aee?expires=1795335366&signature=8giU6ifmicZrayYuSIa4Q485unb--MkMUQH75s-aSNU",
     "audioUrl": "https://gateway.example.com/assets/01a1fd2d-484b-70ca-a237-32881584d8c4?expires=1795335366&signature=sMChPakApq3LPWQGlIG-IcnHJ7jbjBiPNBqSTH-I36E",
     "videoUrl": "https://gateway.example.com/assets/01a1fd2d-484c-7fa2-a15d-2802827283e0?expires=1795335366&signature=Yb_bDsxoKRnS5kaS-BlBV_HUr5CYgoXPepr3yT1VUiY",
     "duration": "28.80",
     "negativeTags": "",
     "styleWeight": 0.65,
     "weirdnessConstraint": null,
     "audioWeight": null,
     "createdAt": "2026-11-21T08:16:04.731Z"
    }
   ],
   "createdAt": "2026-11-21T08:15:30.121Z",
   "finishTime": "2026-11-21T08:16:05.204Z"
  }
 },
 "music.failed": {
  "status": "FAILED",
  "message": "The upstream failed to process this job.",
  "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
  "data": {
   "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
   "action": "music",
   "progress": "55%",
   "mv": "tune-v5",
   "quota": "0",
   "hookUrl": "https://example.com/hooks/patchbay",
   "reason": "upstream",
   "request": {
    "chop_sample_start_s": 0,
    "chop_sample_end_s": 30,
    "custom": true,
    "instrumental": false,
    "auto_lyrics": false,
    "prompt": "[Verse]\nSnow on the quay, the gulls are still\n",
    "title": "First Snow",
    "tags": "waltz, piano, soft",
    "style_weight": 0.65
   },
   "musics": [],
   "createdAt": "2026-11-21T08:15:30.121Z",
   "finishTime": "2026-11-21T08:16:04.731Z"
  }
 },
 "music.running": {
  "status": "ON_QUEUE",
  "message": "The job is running.",
  "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
  "data": {
   "jobId": "01a1fd2c-bd49-71d6-9a64-5e0f3c7b8d21",
   "action": "music",
   "progress": "55%",
   "mv": "tune-v5",
   "quota": "20",
   "hookUrl": "https://example.com/hooks/patchbay",
   "request": {
    "chop_sample_start_s": 0,
    "chop_sample_end_s": 30,
    "custom": true,
    "instrumental": false,
    "auto_lyrics": false,
    "prompt": "[Verse]\nSnow on the quay, the gulls are still\n",
    "title": "First Snow",
    "tags": "waltz, piano, soft",
    "style_weight": 0.65
   },
   "musics": [],
   "createdAt": "2026-11-21T08:15:30.121Z"
  }
 },
 "video.cancelled": {
  "status": "FAILED",
  "message": "The job was cancelled.",
  "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
  "data": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13",
   "action": "video",
   "progress": "40%",
   "model": "vidx-imagine-video-1.5-fast",
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "aspectRatio": "16:9",
   "videoLength": "10",
   "resolutionName": "720p",
   "referImages": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "quota": "0",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z",
   "reason": "cancelled",
   "finishTime": "2026-11-21T08:15:41.220Z"
  }
 },
 "image.running": {
  "status": "ON_QUEUE",
  "message": "The job is running.",
  "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
  "data": {
   "jobId": "01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57",
   "action": "image",
   "progress": "30%",
   "model": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "images": [],
   "quota": "4",
   "hookUrl": "https://example.com/hooks/patchbay",
   "createdAt": "2026-11-21T08:15:30.120Z"
  }
 }
};
