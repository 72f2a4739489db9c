// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { CommandShape } from './command-shapes.ts';

/** The operations that have a command. */
export type CommandOperation = 'createVideo' | 'createImage' | 'editImage' | 'uploadSample' | 'createMusic' | 'extractMidi' | 'createMessage' | 'createChatCompletion' | 'createResponse' | 'createEmbedding' | 'listModels' | 'listJobs' | 'getJob' | 'cancelJob' | 'streamJobEvents' | 'getJobTimeline' | 'getCallback' | 'redeliverCallback' | 'getAccount' | 'getUsage';

/** The commands that stand for operations. */
export const commands: Readonly<Record<CommandOperation, CommandShape>> = {
 "createVideo": {
  "name": "video",
  "operationId": "createVideo",
  "summary": "Create a video",
  "description": [
   "Makes a video from a prompt, optionally with reference images and voices, and saves it with its cover.",
   "Moderation refuses content that is not safe for work: the job fails. A few such failures are free; an account with many is charged for them."
  ],
  "argument": "prompt",
  "select": {
   "parameter": "model",
   "values": [
    "vidx-imagine-video-1.5-fast",
    "vidx-imagine-video",
    "vidx-imagine-video-1.5"
   ]
  },
  "parameters": [
   {
    "name": "model",
    "flag": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "vidx-imagine-video-1.5-fast",
     "vidx-imagine-video",
     "vidx-imagine-video-1.5"
    ],
    "sentences": [
     "The model that generates the video."
    ],
    "cases": [
     {
      "of": [
       "vidx-imagine-video-1.5-fast"
      ],
      "sentences": [
       "The default model: 6 to 30 seconds, several reference images. 6 and 10 seconds are its standard lengths. The model could follow a first and a last frame, which this interface does not offer."
      ],
      "default": "vidx-imagine-video-1.5-fast"
     },
     {
      "of": [
       "vidx-imagine-video"
      ],
      "sentences": [
       "1 to 15 seconds at 720p; with several reference images at most 10 seconds."
      ]
     },
     {
      "of": [
       "vidx-imagine-video-1.5"
      ],
      "sentences": [
       "1 to 15 seconds, up to 1080p, from exactly one reference image."
      ]
     }
    ]
   },
   {
    "name": "prompt",
    "flag": "prompt",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "A text description of the video."
    ],
    "cases": [
     {
      "of": [
       "vidx-imagine-video-1.5-fast"
      ],
      "sentences": [
       "Must have at most 32768 characters."
      ]
     },
     {
      "of": [
       "vidx-imagine-video",
       "vidx-imagine-video-1.5"
      ],
      "sentences": [
       "Must have at most 4096 characters."
      ]
     }
    ]
   },
   {
    "name": "aspect_ratio",
    "flag": "aspect-ratio",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "2:3",
     "3:2",
     "1:1",
     "9:16",
     "16:9"
    ],
    "sentences": [
     "The aspect ratio of the video, width to height.",
     "One of 2:3, 3:2, 1:1, 9:16 or 16:9."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "16:9"
     }
    ]
   },
   {
    "name": "video_length",
    "flag": "video-length",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "6",
     "8",
     "9",
     "10",
     "12",
     "13",
     "14",
     "15",
     "16",
     "17",
     "18",
     "19",
     "20",
     "21",
     "22",
     "23",
     "24",
     "25",
     "26",
     "27",
     "28",
     "29",
     "30",
     "1",
     "2",
     "3",
     "4",
     "5",
     "7",
     "11"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "vidx-imagine-video-1.5-fast"
      ],
      "sentences": [
       "Length in whole seconds, as text: 6 to 30, but not 7 or 11. The standard lengths are 6 and 10.",
       "One of 6, 8 to 10 or 12 to 30."
      ],
      "default": "10"
     },
     {
      "of": [
       "vidx-imagine-video"
      ],
      "sentences": [
       "Length in whole seconds, as text, 1 to 15; at most 10 with several reference images.",
       "One of 1 to 15."
      ],
      "default": "10"
     },
     {
      "of": [
       "vidx-imagine-video-1.5"
      ],
      "sentences": [
       "Length in whole seconds, as text, 1 to 15.",
       "One of 1 to 15."
      ],
      "default": "10"
     }
    ]
   },
   {
    "name": "resolution_name",
    "flag": "resolution-name",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "480p",
     "720p",
     "1080p"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "vidx-imagine-video-1.5-fast"
      ],
      "sentences": [
       "The resolution, by the shorter side; 720p at 16:9 is 1280 x 720.",
       "One of 480p or 720p."
      ],
      "default": "720p"
     },
     {
      "of": [
       "vidx-imagine-video"
      ],
      "sentences": [
       "The resolution, by the shorter side. This model generates 720p only.",
       "Only 720p."
      ],
      "default": "720p"
     },
     {
      "of": [
       "vidx-imagine-video-1.5"
      ],
      "sentences": [
       "The resolution, by the shorter side; 720p at 16:9 is 1280 x 720.",
       "One of 480p, 720p or 1080p."
      ],
      "default": "720p"
     }
    ]
   },
   {
    "name": "refer_images",
    "flag": "refer-images",
    "in": "body",
    "type": "string",
    "isList": true,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Must be an http or https address of at most 4096 characters."
    ],
    "cases": [
     {
      "of": [
       "vidx-imagine-video-1.5-fast",
       "vidx-imagine-video"
      ],
      "sentences": [
       "The addresses of reference images.",
       "Must have at most 7 elements."
      ]
     },
     {
      "of": [
       "vidx-imagine-video-1.5"
      ],
      "sentences": [
       "The address of the image that the video starts from.",
       "Must have exactly 1 element."
      ]
     }
    ]
   },
   {
    "name": "reference_audios",
    "flag": "voice-id",
    "in": "body",
    "type": "string",
    "isList": true,
    "field": "voice_id",
    "isRequired": false,
    "choices": [
     "carina",
     "zagan",
     "helix",
     "orion",
     "luna",
     "iris",
     "altair",
     "zenith",
     "perseus",
     "helios",
     "lux",
     "kepler",
     "rigel",
     "cosmo",
     "celeste",
     "ursa",
     "sirius",
     "lumen",
     "castor",
     "naksh",
     "atlas",
     "ara",
     "eve",
     "leo",
     "rex",
     "sal"
    ],
    "sentences": [
     "Up to three voices that speak in the video.",
     "One of carina (soft), zagan (powerful), helix (bold), orion (rich cinematic), luna (gentle), iris (friendly upbeat), altair (elegant), zenith (sharp focused), perseus (strong confident), helios (upbeat energetic), lux (grounded calm), kepler (inventive), rigel (precise professional), cosmo (bright curious), celeste (compassionate), ursa (friendly warm), sirius (quick-witted playful), lumen (warm articulate), castor (charismatic easygoing), naksh (warm thoughtful), atlas (confident commanding), ara (warm friendly), eve (energetic upbeat), leo (authoritative strong), rex (confident clear) or sal (smooth balanced).",
     "Must have at most 3 elements."
    ],
    "cases": []
   },
   {
    "name": "hook_url",
    "flag": "hook-url",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The http or https address that the job's record is posted to when the job has ended.",
     "Must be an http or https address of at most 2048 characters."
    ],
    "cases": []
   },
   {
    "name": "Idempotency-Key",
    "flag": "idempotency-key",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text of your choice that makes it safe to run the command again. For a day (unless configured), the same request under the same key gets the first answer again; nothing is made or charged twice. Another request under the key is refused. A request that fails leaves the key free, unless moderation refused it.",
     "Must have 1 to 255 characters of ASCII, without white space."
    ],
    "cases": []
   }
  ],
  "rules": [
   "prompt must contain at least one character that is not white space.",
   "--video-length must be at most 10 with vidx-imagine-video when --refer-images has more than one image.",
   "--hook-url must lead to the public internet, without user information."
  ]
 },
 "createImage": {
  "name": "image",
  "operationId": "createImage",
  "summary": "Create images",
  "description": [
   "Makes images from a prompt and saves them."
  ],
  "argument": "prompt",
  "select": {
   "parameter": "mode",
   "values": [
    "imgy-2",
    "imgx-image-1",
    "imgy-3"
   ]
  },
  "parameters": [
   {
    "name": "prompt",
    "flag": "prompt",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "A text description of the image, up to 1000 characters."
      ]
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "A text description of the image, up to 32000 characters."
      ]
     },
     {
      "of": [
       "imgy-3"
      ],
      "sentences": [
       "A text description of the image, up to 4000 characters."
      ]
     }
    ]
   },
   {
    "name": "mode",
    "flag": "mode",
    "alias": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "imgy-2",
     "imgx-image-1",
     "imgy-3"
    ],
    "sentences": [
     "The model."
    ],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The default model. Prompts up to 1000 characters, square images."
      ],
      "default": "imgy-2"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "Prompts up to 32000 characters, a choice of format, compression and background; always Base64. Slow: the alternate address is recommended."
      ]
     },
     {
      "of": [
       "imgy-3"
      ],
      "sentences": [
       "One image per request, prompts up to 4000 characters, wide and tall formats, two styles."
      ]
     }
    ]
   },
   {
    "name": "background",
    "flag": "background",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "auto",
     "transparent",
     "opaque"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "Whether the background is transparent. Only imgx-image-1 offers a choice.",
       "Only auto."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "Whether the background is transparent. With auto the model chooses; transparent needs --output-format png or webp.",
       "One of transparent, opaque or auto."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "moderation",
    "flag": "moderation",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "auto",
     "low"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "How strictly content is filtered. Only imgx-image-1 offers a choice.",
       "Only auto."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "How strictly content is filtered; low is less strict.",
       "One of low or auto."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "n",
    "flag": "n",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgx-image-1"
      ],
      "sentences": [
       "The number of images, 1 to 10."
      ],
      "default": "1"
     },
     {
      "of": [
       "imgy-3"
      ],
      "sentences": [
       "The number of images. This model generates one at a time.",
       "Only 1."
      ],
      "default": "1"
     }
    ]
   },
   {
    "name": "output_compression",
    "flag": "output-compression",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "The compression level in percent. Only imgx-image-1 offers a choice.",
       "Only 100."
      ],
      "default": "100"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The compression level in percent, for webp and jpeg output; 100 keeps the most detail.",
       "Must be between 0 and 100."
      ],
      "default": "100"
     }
    ]
   },
   {
    "name": "output_format",
    "flag": "output-format",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "png",
     "jpeg",
     "webp"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "The file format of the images. Only imgx-image-1 offers a choice.",
       "Only png."
      ],
      "default": "png"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The file format of the images.",
       "One of png, jpeg or webp."
      ],
      "default": "png"
     }
    ]
   },
   {
    "name": "quality",
    "flag": "quality",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "auto",
     "standard",
     "high",
     "medium",
     "low",
     "hd"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The quality of the image. This model has one, which auto picks.",
       "One of auto or standard."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The quality of the image. auto picks the best.",
       "One of auto, high, medium or low."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgy-3"
      ],
      "sentences": [
       "The quality of the image. auto picks the best.",
       "One of auto, hd or standard."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "response_format",
    "flag": "response-format",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "url",
     "b64_json"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "The form in which images are returned: as addresses, valid for 60 minutes, or as Base64. The default is an address.",
       "One of url or b64_json."
      ],
      "default": "url"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The form in which images are returned. This model returns Base64 only.",
       "Only b64_json."
      ],
      "default": "b64_json"
     }
    ]
   },
   {
    "name": "size",
    "flag": "size",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "256x256",
     "512x512",
     "1024x1024",
     "auto",
     "1536x1024",
     "1024x1536",
     "1792x1024",
     "1024x1792"
    ],
    "sentences": [
     "Width and height in pixels. With auto the model chooses, and the price is that of the size it generates."
    ],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "One of 256x256, 512x512, 1024x1024 or auto."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "One of 1024x1024, 1536x1024, 1024x1536 or auto."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgy-3"
      ],
      "sentences": [
       "One of 1024x1024, 1792x1024, 1024x1792 or auto."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "user",
    "flag": "user",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such a field, which may use it to detect abuse; it does not change the image.",
     "Must have at most 512 characters."
    ],
    "cases": []
   },
   {
    "name": "partial_images",
    "flag": "partial-images",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2",
       "imgy-3"
      ],
      "sentences": [
       "Only imgx-image-1 can show an image while it is generated.",
       "Only 0."
      ],
      "default": "0"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is finished sooner, and none if the upstream has none."
      ],
      "default": "0"
     }
    ]
   },
   {
    "name": "hook_url",
    "flag": "hook-url",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The http or https address that the job's record is posted to when the job has ended. It needs --as-job or --no-wait.",
     "Must be an http or https address of at most 2048 characters."
    ],
    "cases": []
   },
   {
    "name": "style",
    "flag": "style",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "vivid",
     "natural"
    ],
    "sentences": [
     "The style of the image: vivid images are dramatic, natural ones restrained. If it is not set, the model chooses.",
     "One of vivid or natural."
    ],
    "cases": [
     {
      "of": [
       "imgy-3"
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "Idempotency-Key",
    "flag": "idempotency-key",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text of your choice that makes it safe to run the command again. For a day (unless configured), the same request under the same key gets the first answer again; nothing is made or charged twice. Another request under the key is refused. A request that fails leaves the key free, unless moderation refused it.",
     "Must have 1 to 255 characters of ASCII, without white space."
    ],
    "cases": []
   }
  ],
  "rules": [
   "prompt must contain at least one character that is not white space.",
   "background transparent needs --output-format png or webp.",
   "--output-compression below 100 needs --output-format webp or jpeg of imgx-image-1.",
   "--hook-url must lead to the public internet, without user information."
  ]
 },
 "editImage": {
  "name": "edit",
  "operationId": "editImage",
  "summary": "Edit images",
  "description": [
   "Repaints parts of an image, or makes a new one from several, and saves the result. A file's type is told by its content, not its name. All files together may have 256 MiB."
  ],
  "argument": "prompt",
  "select": {
   "parameter": "mode",
   "values": [
    "imgy-2",
    "imgx-image-1"
   ]
  },
  "parameters": [
   {
    "name": "prompt",
    "flag": "prompt",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "A text description of the image, up to 1000 characters."
      ]
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "A text description of the image, up to 32000 characters."
      ]
     }
    ]
   },
   {
    "name": "image",
    "flag": "image",
    "in": "body",
    "type": "file",
    "isList": true,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "Must have at most 50 million pixels."
    ],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The image.",
       "Must have exactly 1 element.",
       "Must be a PNG file with imgy-2, judged by its content.",
       "Must be smaller than 4 MB (4194304 bytes).",
       "Must be square with imgy-2."
      ]
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The images; with several, a mask applies to the first.",
       "Must have 1 to 16 elements.",
       "Must be a PNG, WebP or JPEG file, judged by its content.",
       "Must be smaller than 25 MB (26214400 bytes)."
      ]
     }
    ]
   },
   {
    "name": "mask",
    "flag": "mask",
    "in": "body",
    "type": "file",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "What to edit.",
     "Must be a PNG file, judged by its content.",
     "Must be smaller than 4 MB (4194304 bytes).",
     "Must have an alpha channel; its fully transparent pixels mark where to edit.",
     "Must have the same width and height as the first image."
    ],
    "cases": []
   },
   {
    "name": "mode",
    "flag": "mode",
    "alias": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "imgy-2",
     "imgx-image-1"
    ],
    "sentences": [
     "The model."
    ],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The default model. One square PNG, prompts up to 1000 characters."
      ],
      "default": "imgy-2"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "1 to 16 images in three formats, prompts up to 32000 characters. Slow: the alternate address is recommended."
      ]
     }
    ]
   },
   {
    "name": "n",
    "flag": "n",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The number of images, 1 to 10."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "1"
     }
    ]
   },
   {
    "name": "output_compression",
    "flag": "output-compression",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The compression level in percent. Only imgx-image-1 offers a choice.",
       "Only 100."
      ],
      "default": "100"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The compression level in percent, for webp and jpeg output; 100 keeps the most detail.",
       "Must be between 0 and 100."
      ],
      "default": "100"
     }
    ]
   },
   {
    "name": "output_format",
    "flag": "output-format",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "png",
     "jpeg",
     "webp"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The file format of the images. Only imgx-image-1 offers a choice.",
       "Only png."
      ],
      "default": "png"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The file format of the images.",
       "One of png, jpeg or webp."
      ],
      "default": "png"
     }
    ]
   },
   {
    "name": "quality",
    "flag": "quality",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "auto",
     "standard",
     "high",
     "medium",
     "low"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "The quality of the image. This model has one, which auto picks.",
       "One of auto or standard."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The quality of the image. auto picks the best.",
       "One of auto, high, medium or low."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "response_format",
    "flag": "response-format",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "url",
     "b64_json"
    ],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "Both values are accepted; an edit returns Base64 in either case.",
       "One of url or b64_json."
      ]
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The form in which images are returned. This model returns Base64 only.",
       "Only b64_json."
      ],
      "default": "b64_json"
     }
    ]
   },
   {
    "name": "size",
    "flag": "size",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "256x256",
     "512x512",
     "1024x1024",
     "auto",
     "1536x1024",
     "1024x1536"
    ],
    "sentences": [
     "Width and height in pixels. With auto the model chooses, and the price is that of the size it generates."
    ],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "One of 256x256, 512x512, 1024x1024 or auto."
      ],
      "default": "auto"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "One of 1024x1024, 1536x1024, 1024x1536 or auto."
      ],
      "default": "auto"
     }
    ]
   },
   {
    "name": "user",
    "flag": "user",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such a field, which may use it to detect abuse; it does not change the image.",
     "Must have at most 512 characters."
    ],
    "cases": []
   },
   {
    "name": "partial_images",
    "flag": "partial-images",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       "imgy-2"
      ],
      "sentences": [
       "Only imgx-image-1 can show an image while it is generated.",
       "Only 0."
      ],
      "default": "0"
     },
     {
      "of": [
       "imgx-image-1"
      ],
      "sentences": [
       "The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is finished sooner, and none if the upstream has none."
      ],
      "default": "0"
     }
    ]
   },
   {
    "name": "hook_url",
    "flag": "hook-url",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The http or https address that the job's record is posted to when the job has ended. It needs --as-job or --no-wait.",
     "Must be an http or https address of at most 2048 characters."
    ],
    "cases": []
   },
   {
    "name": "Idempotency-Key",
    "flag": "idempotency-key",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text of your choice that makes it safe to run the command again. For a day (unless configured), the same request under the same key gets the first answer again; nothing is made or charged twice. Another request under the key is refused. A request that fails leaves the key free, unless moderation refused it.",
     "Must have 1 to 255 characters of ASCII, without white space."
    ],
    "cases": []
   }
  ],
  "rules": [
   "prompt must contain at least one character that is not white space.",
   "--output-compression below 100 needs --output-format webp or jpeg of imgx-image-1.",
   "--hook-url must lead to the public internet, without user information."
  ]
 },
 "uploadSample": {
  "name": "upload",
  "operationId": "uploadSample",
  "summary": "Upload a sample",
  "description": [
   "Uploads a recording, from a file or an address, and prints the identifier that music takes as music_id."
  ],
  "argument": "file",
  "parameters": [
   {
    "name": "file",
    "flag": "file",
    "in": "body",
    "type": "file",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A recording.",
     "Must be an MP3, WAV, Ogg, FLAC, MP4 or WebM sound file, judged by its content.",
     "Must be smaller than 25 MB (26214400 bytes).",
     "Must be 1 to 600 seconds long."
    ],
    "cases": []
   },
   {
    "name": "audio_url",
    "flag": "audio-url",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The address of a recording. The gateway fetches it at once.",
     "Must be an http or https address of at most 4096 characters.",
     "Must be an MP3, WAV, Ogg, FLAC, MP4 or WebM sound file, judged by its content.",
     "Must be smaller than 25 MB (26214400 bytes).",
     "Must be 1 to 600 seconds long."
    ],
    "cases": []
   },
   {
    "name": "Idempotency-Key",
    "flag": "idempotency-key",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text of your choice that makes it safe to run the command again. For a day (unless configured), the same request under the same key gets the first answer again; nothing is made or charged twice. Another request under the key is refused. A request that fails leaves the key free, unless moderation refused it.",
     "Must have 1 to 255 characters of ASCII, without white space."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "createMusic": {
  "name": "music",
  "operationId": "createMusic",
  "summary": "Create a song from a sample",
  "description": [
   "Makes two songs from a recording and saves them with their covers. With --custom you give the lyrics and the style; without it, a description is enough."
  ],
  "select": {
   "parameter": "custom",
   "values": [
    false,
    true
   ]
  },
  "parameters": [
   {
    "name": "music_id",
    "flag": "music-id",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the sample, from the response of its upload.",
     "Must be the identifier that an upload answered (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "chop_sample_start_s",
    "flag": "chop-sample-start-s",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": true,
    "fallback": 0,
    "choices": [],
    "sentences": [
     "The start of the part of the sample to use, in seconds.",
     "Must be 0 or more."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "0"
     }
    ]
   },
   {
    "name": "chop_sample_end_s",
    "flag": "chop-sample-end-s",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": true,
    "fallback": 60,
    "choices": [],
    "sentences": [
     "The end of the part of the sample to use, in seconds. 60 means the end of the sample, if it is shorter.",
     "Must be greater than 0."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "60"
     }
    ]
   },
   {
    "name": "custom",
    "flag": "custom",
    "in": "body",
    "type": "boolean",
    "isList": false,
    "isRequired": true,
    "fallback": false,
    "choices": [],
    "sentences": [
     "Whether the lyrics are given. true is custom mode."
    ],
    "cases": [
     {
      "of": [
       false
      ],
      "sentences": [
       "Lyrics and style are generated from a description."
      ],
      "default": "false"
     },
     {
      "of": [
       true
      ],
      "sentences": [
       "Lyrics and style are given."
      ]
     }
    ]
   },
   {
    "name": "instrumental",
    "flag": "instrumental",
    "in": "body",
    "type": "boolean",
    "isList": false,
    "isRequired": true,
    "fallback": false,
    "choices": [],
    "sentences": [
     "true for music without singing. false needs a text: --llm-description-prompt in inspiration mode, --prompt in custom mode."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "false"
     }
    ]
   },
   {
    "name": "mv",
    "flag": "mv",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "fallback": "tune-v5",
    "choices": [
     "tune-v5",
     "tune-v4-5-all",
     "tune-v4-5+",
     "tune-v4-5",
     "tune-v4",
     "tune-v3-5",
     "tune-v3-0"
    ],
    "sentences": [
     "The version of the model, normally tune-v5.",
     "One of tune-v5, tune-v4-5-all, tune-v4-5+, tune-v4-5, tune-v4, tune-v3-5 or tune-v3-0."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "tune-v5"
     }
    ]
   },
   {
    "name": "llm_description_prompt",
    "flag": "llm-description-prompt",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A description of the song, from which its lyrics are generated.",
     "Must have 1 to 500 characters that are not all white space."
    ],
    "cases": [
     {
      "of": [
       false
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "auto_lyrics",
    "flag": "auto-lyrics",
    "in": "body",
    "type": "boolean",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [],
    "cases": [
     {
      "of": [
       false
      ],
      "sentences": [
       "Custom mode only."
      ],
      "default": "false"
     },
     {
      "of": [
       true
      ],
      "sentences": [
       "Whether the model may change the given lyrics (true) or must sing them as they are."
      ],
      "default": "false"
     }
    ]
   },
   {
    "name": "vocal_gender",
    "flag": "vocal-gender",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "Male",
     "Female"
    ],
    "sentences": [
     "The gender of the singing voice. It has no effect on an instrumental song.",
     "One of Male or Female."
    ],
    "cases": []
   },
   {
    "name": "isStorage",
    "flag": "is-storage",
    "in": "body",
    "type": "boolean",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "true stores the audio in the gateway and returns an address on the gateway; false returns the upstream's address."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "false"
     }
    ]
   },
   {
    "name": "hookUrl",
    "flag": "hook-url",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The http or https address that the job's record is posted to when the job has ended.",
     "Must be an http or https address of at most 2048 characters."
    ],
    "cases": []
   },
   {
    "name": "prompt",
    "flag": "prompt",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The lyrics. Required unless --instrumental is true; then they are not sung, but still influence the music.",
     "Must have 1 to 5000 characters that are not all white space."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "title",
    "flag": "title",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The title. At most 80 characters."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "tags",
    "flag": "tags",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Styles, separated by commas.",
     "Must have at most 1000 characters."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "negative_tags",
    "flag": "negative-tags",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Styles to avoid, separated by commas.",
     "Must have at most 1000 characters."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "style_weight",
    "flag": "style-weight",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "How closely to follow the style tags.",
     "Must be between 0 and 1."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "weirdness_constraint",
    "flag": "weirdness-constraint",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "How unusual the song may be.",
     "Must be between 0 and 1."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "audio_weight",
    "flag": "audio-weight",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "How closely to follow the sample.",
     "Must be between 0 and 1."
    ],
    "cases": [
     {
      "of": [
       true
      ],
      "sentences": []
     }
    ]
   },
   {
    "name": "Idempotency-Key",
    "flag": "idempotency-key",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text of your choice that makes it safe to run the command again. For a day (unless configured), the same request under the same key gets the first answer again; nothing is made or charged twice. Another request under the key is refused. A request that fails leaves the key free, unless moderation refused it.",
     "Must have 1 to 255 characters of ASCII, without white space."
    ],
    "cases": []
   }
  ],
  "rules": [
   "prompt (the words to be sung) is required in custom mode unless instrumental is true.",
   "--hook-url must lead to the public internet, without user information.",
   "--chop-sample-end-s must be greater than --chop-sample-start-s.",
   "--chop-sample-end-s must not lie past the end of the sample, unless it is the usual 60."
  ]
 },
 "extractMidi": {
  "name": "midi",
  "operationId": "extractMidi",
  "summary": "Extract MIDI from a song",
  "description": [
   "Reads the notes of a finished song, by instrument, and saves them as JSON."
  ],
  "parameters": [
   {
    "name": "music_id",
    "flag": "music-id",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The musicId of a song of a finished music job.",
     "Must be the identifier of a finished song (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "createMessage": {
  "name": "message",
  "alias": "messages",
  "operationId": "createMessage",
  "summary": "Create a message",
  "description": [
   "Asks a model and prints its response while it is generated. A repeated request is answered, and charged, again."
  ],
  "parameters": [
   {
    "name": "model",
    "flag": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The model.",
     "Must be the name of a text model (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "system",
    "flag": "system",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The system prompt, as a text or text blocks."
    ],
    "cases": []
   },
   {
    "name": "max_tokens",
    "flag": "max-tokens",
    "in": "body",
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The maximum number of tokens to generate. The default is configured for each model. With 0 nothing is generated, and an upstream that speaks the messages interface only fills its prompt cache; other upstreams refuse it.",
     "Must be a whole number from 0 to 2147483647."
    ],
    "cases": []
   },
   {
    "name": "temperature",
    "flag": "temperature",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied. Not every model has one."
    ],
    "cases": []
   },
   {
    "name": "top_p",
    "flag": "top-p",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "For nucleus sampling, only the most probable tokens that together have this probability are considered. Not every model has it."
    ],
    "cases": []
   },
   {
    "name": "service_tier",
    "flag": "service-tier",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The processing tier, auto or standard_only."
    ],
    "cases": []
   },
   {
    "name": "anthropic-version",
    "flag": "anthropic-version",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The version of the messages interface that the caller uses. It is passed on to upstreams of that interface, unless their settings name a version, and has no effect on others.",
     "Must have 1 to 100 characters."
    ],
    "cases": []
   },
   {
    "name": "anthropic-beta",
    "flag": "anthropic-beta",
    "in": "header",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Beta features of the messages interface to use. They are passed on to upstreams of that interface and have no effect on others, which reject the parameters of a feature by name.",
     "Must have at most 2000 characters."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "createChatCompletion": {
  "name": "chat",
  "operationId": "createChatCompletion",
  "summary": "Create a chat completion",
  "description": [
   "Asks a model and prints its response while it is generated. A repeated request is answered, and charged, again."
  ],
  "parameters": [
   {
    "name": "model",
    "flag": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The model.",
     "Must be the name of a text model (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "max_tokens",
    "flag": "max-tokens",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The maximum number of tokens to generate. The older name of --max-completion-tokens.",
     "Must be between 1 and 2147483647."
    ],
    "cases": []
   },
   {
    "name": "max_completion_tokens",
    "flag": "max-completion-tokens",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The maximum number of tokens to generate.",
     "Must be between 1 and 2147483647."
    ],
    "cases": []
   },
   {
    "name": "n",
    "flag": "n",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The number of answers to generate; the default is 1. Each is charged.",
     "Must be between 1 and 128."
    ],
    "cases": []
   },
   {
    "name": "reasoning_effort",
    "flag": "reasoning-effort",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "How much the model reasons, none, minimal, low, medium, high, xhigh or max. Models support some of these."
    ],
    "cases": []
   },
   {
    "name": "verbosity",
    "flag": "verbosity",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "How detailed the text is, low, medium or high."
    ],
    "cases": []
   },
   {
    "name": "temperature",
    "flag": "temperature",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied."
    ],
    "cases": []
   },
   {
    "name": "top_p",
    "flag": "top-p",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "For nucleus sampling, only the most probable tokens that together have this probability are considered."
    ],
    "cases": []
   },
   {
    "name": "frequency_penalty",
    "flag": "frequency-penalty",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "From -2 to 2. Positive values make tokens less probable the more often they occurred."
    ],
    "cases": []
   },
   {
    "name": "presence_penalty",
    "flag": "presence-penalty",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "From -2 to 2. Positive values make tokens less probable once they occurred."
    ],
    "cases": []
   },
   {
    "name": "seed",
    "flag": "seed",
    "in": "body",
    "isPassedOn": true,
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A seed for sampling. Requests with the same one get similar responses."
    ],
    "cases": []
   },
   {
    "name": "service_tier",
    "flag": "service-tier",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The processing tier, for example auto, default, flex or priority. It may change the price."
    ],
    "cases": []
   },
   {
    "name": "user",
    "flag": "user",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others. The older name of --safety-identifier."
    ],
    "cases": []
   },
   {
    "name": "safety_identifier",
    "flag": "safety-identifier",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others."
    ],
    "cases": []
   },
   {
    "name": "prompt_cache_key",
    "flag": "prompt-cache-key",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A key that similar requests share, so that the upstream finds what it has cached of them."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "createResponse": {
  "name": "response",
  "alias": "responses",
  "operationId": "createResponse",
  "summary": "Create a response",
  "description": [
   "Asks a model and prints its response while it is generated. A repeated request is answered, and charged, again.",
   "The gateway stores the response (for 30 days unless configured), unless --no-store is given: a later request can continue from it with --previous-response-id, also with another model."
  ],
  "argument": "input",
  "parameters": [
   {
    "name": "model",
    "flag": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The model.",
     "Must be the name of a text model (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "input",
    "flag": "input",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A text, or the items of the conversation, oldest first. If it is not set, the conversation of --previous-response-id is answered once more, which upstreams of the messages interface do not support.",
     "Must have 1 to 10000 elements.",
     "Must have at most 100 characters."
    ],
    "cases": []
   },
   {
    "name": "instructions",
    "flag": "instructions",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Instructions to the model, before the conversation."
    ],
    "cases": []
   },
   {
    "name": "store",
    "flag": "store",
    "in": "body",
    "type": "boolean",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Keep the response for a while, so that a request can continue from it or look it up. This is the default. With --json, the answer's field \"store\" says whether it is kept."
    ],
    "cases": []
   },
   {
    "name": "previous_response_id",
    "flag": "previous-response-id",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The identifier of a stored response of the account to continue from. Its conversation goes before the <input>, whichever upstream answered it; its --instructions do not.",
     "Must be the identifier of a response (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "max_output_tokens",
    "flag": "max-output-tokens",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The maximum number of tokens to generate, including reasoning tokens. The default is configured for each model.",
     "Must be between 1 and 2147483647."
    ],
    "cases": []
   },
   {
    "name": "temperature",
    "flag": "temperature",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied."
    ],
    "cases": []
   },
   {
    "name": "top_p",
    "flag": "top-p",
    "in": "body",
    "isPassedOn": true,
    "type": "number",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "For nucleus sampling, only the most probable tokens that together have this probability are considered."
    ],
    "cases": []
   },
   {
    "name": "truncation",
    "flag": "truncation",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "What happens to a conversation that is too long. disabled rejects it, auto drops items of it."
    ],
    "cases": []
   },
   {
    "name": "service_tier",
    "flag": "service-tier",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The processing tier, for example auto, default, flex or priority. It may change the price."
    ],
    "cases": []
   },
   {
    "name": "user",
    "flag": "user",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others. The older name of --safety-identifier."
    ],
    "cases": []
   },
   {
    "name": "safety_identifier",
    "flag": "safety-identifier",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others."
    ],
    "cases": []
   },
   {
    "name": "prompt_cache_key",
    "flag": "prompt-cache-key",
    "in": "body",
    "isPassedOn": true,
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "A key that similar requests share, so that the upstream finds what it has cached of them."
    ],
    "cases": []
   }
  ],
  "rules": [
   "input is required unless --previous-response-id or prompt has what is to be answered."
  ]
 },
 "createEmbedding": {
  "name": "embed",
  "alias": "embeddings",
  "operationId": "createEmbedding",
  "summary": "Create embeddings",
  "description": [
   "Creates embedding vectors of texts, for semantic search, clustering and similarity, and prints one per line. Vectors of different models cannot be compared.",
   "The tokens that are read are charged. A repeated request is answered, and charged, again."
  ],
  "argument": "input",
  "parameters": [
   {
    "name": "model",
    "flag": "model",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The model.",
     "Must be the name of a model of embeddings (1 to 200 characters)."
    ],
    "cases": []
   },
   {
    "name": "input",
    "flag": "input",
    "in": "body",
    "type": "string",
    "isList": true,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "A text, or a list of up to 2048 texts; each may also be given as a list of token numbers. There is one vector for each text. The maximum length of a text depends on the model.",
     "Must not be empty.",
     "Must have 1 to 300000 elements.",
     "Must be 0 or more.",
     "Must be between 0 and 2147483647."
    ],
    "cases": []
   },
   {
    "name": "encoding_format",
    "flag": "encoding-format",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "float",
     "base64"
    ],
    "sentences": [
     "The format of the vectors: lists of numbers (float), the default, or Base64 (base64), which is much shorter: little-endian floats of 4 bytes each.",
     "One of float or base64."
    ],
    "cases": []
   },
   {
    "name": "dimensions",
    "flag": "dimensions",
    "in": "body",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The number of dimensions of the vectors, for models that support several. If the upstream returns vectors of another length, the response is 400 and says so.",
     "Must be between 1 and 65536."
    ],
    "cases": []
   },
   {
    "name": "user",
    "flag": "user",
    "in": "body",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "An identifier of the end user that means nothing to others. It is passed on to the upstream."
    ],
    "cases": []
   }
  ],
  "rules": [
   "input must hold texts alone, tokens alone or lists of tokens alone, and no more than 2048 texts or lists."
  ]
 },
 "listModels": {
  "name": "models",
  "operationId": "listModels",
  "summary": "List models",
  "description": [
   "Lists the models of the gateway and the commands that take them. --json has their prices too."
  ],
  "parameters": [],
  "rules": []
 },
 "listJobs": {
  "name": "jobs list",
  "operationId": "listJobs",
  "summary": "List jobs",
  "description": [
   "Lists the jobs of the account, newest first, in pages. Filters can be combined. data.next is the --cursor of the next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one written by a newer gateway, is left out, and message says how many were.",
   "With --search, a page looks through at most 500 jobs. It can have fewer jobs than --limit, even none, and still a next page with older ones."
  ],
  "parameters": [
   {
    "name": "status",
    "flag": "status",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "ON_QUEUE",
     "SUCCESS",
     "FAILED"
    ],
    "sentences": [
     "Only jobs with this status.",
     "One of ON_QUEUE, SUCCESS or FAILED."
    ],
    "cases": []
   },
   {
    "name": "kind",
    "flag": "kind",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [
     "video",
     "music",
     "image"
    ],
    "sentences": [
     "Only jobs of this kind. In a record it is data.action.",
     "One of video, music or image."
    ],
    "cases": []
   },
   {
    "name": "search",
    "flag": "search",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Only jobs with this text in the first 2,000 characters of their prompt, in upper or lower case. For music, it is searched in the first 2,000 characters of the titles and styles, then the description, then the lyrics, each as requested and as made.",
     "Must have 1 to 100 characters."
    ],
    "cases": []
   },
   {
    "name": "createdFrom",
    "flag": "created-from",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Only jobs created at this time or later.",
     "Must be a time in ISO 8601, such as 2026-11-21T08:15:30Z."
    ],
    "cases": []
   },
   {
    "name": "createdBefore",
    "flag": "created-before",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "Only jobs created before this time.",
     "Must be a time in ISO 8601, such as 2026-11-21T08:15:30Z."
    ],
    "cases": []
   },
   {
    "name": "limit",
    "flag": "limit",
    "in": "query",
    "type": "integer",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The maximum number of jobs per page.",
     "Must be a whole number from 1 to 100."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "20"
     }
    ]
   },
   {
    "name": "cursor",
    "flag": "cursor",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The start of the page: next of the previous page.",
     "Must be the next of the page before."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "getJob": {
  "name": "jobs get",
  "operationId": "getJob",
  "summary": "Get a job",
  "description": [
   "Returns the record of a job of any kind. For a video or music job it is the same as the operation for that kind returns; image jobs are only available here."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "cancelJob": {
  "name": "jobs cancel",
  "operationId": "cancelJob",
  "summary": "Cancel a job",
  "description": [
   "Cancels a job whose result is no longer needed, and returns its record: FAILED, with data.reason cancelled. Its callback is sent, and its upstream is asked to stop if it supports that.",
   "Cancelling is free, with one exception: work that an upstream had begun is charged if the account has cancelled or aborted more of it in 24 hours than the operator allows, and more than it has paid for in that time. data.quota is what was charged.",
   "Cancelling a cancelled job again has no effect. A job that has ended in another way is not changed, and the response is 409 with the code job_ended."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "streamJobEvents": {
  "name": "jobs watch",
  "operationId": "streamJobEvents",
  "summary": "Wait for a job and download its files",
  "description": [
   "Shows a job's progress until it has ended, and saves its files. A job goes on when nobody watches it, and can be watched again."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "getJobTimeline": {
  "name": "jobs timeline",
  "operationId": "getJobTimeline",
  "summary": "Get the timeline of a job",
  "description": [
   "Returns the steps of a job with their times: its creation, every submission and the upstream that accepted it, failures and retries, and its end with its cost. Progress is not included. Each step was recorded together with the change that it describes. Jobs from before timelines were recorded have only the first and the last step."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "getCallback": {
  "name": "jobs callback",
  "operationId": "getCallback",
  "summary": "Get the callback of a job",
  "description": [
   "Returns the state of a job's callback, and the last attempts to deliver it with their time, status and duration and the beginning of the receiver's response."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "redeliverCallback": {
  "name": "jobs redeliver",
  "operationId": "redeliverCallback",
  "summary": "Redeliver a callback",
  "description": [
   "Delivers the callback of an ended job again, at once and with the whole schedule of retries, whatever its state is. It has the same webhook-id, so that the receiver can recognise it."
  ],
  "argument": "jobId",
  "parameters": [
   {
    "name": "jobId",
    "flag": "job-id",
    "in": "path",
    "type": "string",
    "isList": false,
    "isRequired": true,
    "choices": [],
    "sentences": [
     "The identifier of the job.",
     "Must be the identifier that the creation answered (1 to 200 characters)."
    ],
    "cases": []
   }
  ],
  "rules": []
 },
 "getAccount": {
  "name": "account",
  "operationId": "getAccount",
  "summary": "Get the account",
  "description": [
   "Shows the account of the key: what it can spend, what is reserved, and limits."
  ],
  "parameters": [],
  "rules": []
 },
 "getUsage": {
  "name": "usage",
  "operationId": "getUsage",
  "summary": "Get usage",
  "description": [
   "Returns what was used in a range of at most 366 days, split by day, key, model and operation as requested. Work in progress is not included; it counts on the day on which it ends."
  ],
  "parameters": [
   {
    "name": "from",
    "flag": "from",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The first day of the report, in UTC; the default is 30 days before the last.",
     "Must be a day, such as 2026-11-21."
    ],
    "cases": []
   },
   {
    "name": "to",
    "flag": "to",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "The last day of the report, in UTC, inclusive; the default is today.",
     "Must be a day, such as 2026-11-21."
    ],
    "cases": []
   },
   {
    "name": "by",
    "flag": "by",
    "in": "query",
    "type": "string",
    "isList": false,
    "isRequired": false,
    "choices": [],
    "sentences": [
     "What the report is split by: any of day, key, model and operation, separated by commas.",
     "Must name day, key, model or operation, with commas in between."
    ],
    "cases": [
     {
      "of": [],
      "sentences": [],
      "default": "day"
     }
    ]
   }
  ],
  "rules": []
 }
};
