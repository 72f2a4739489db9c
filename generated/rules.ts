// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { Rule } from './rule-examples.ts';

/** Every rule of the contract with its examples, once a rule and variant. */
export const rules: readonly Rule[] = [
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createVideo",
  "variant": "createVideo",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "idempotency-key",
  "sentence": "Idempotency-Key must have 1 to 255 characters of ASCII, without white space",
  "operationId": "createVideo",
  "variant": "createVideo",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Idempotency-Key": "8e03978e-40d5-43e8-bc93-6894a57f9324"
   }
  ],
  "refused": [
   {
    "Idempotency-Key": "two words"
   },
   {
    "Idempotency-Key": {
     "x-repeat": {
      "text": "a",
      "times": 256
     }
    }
   }
  ]
 },
 {
  "rule": "video-model",
  "sentence": "model must be one of vidx-imagine-video-1.5-fast, vidx-imagine-video or vidx-imagine-video-1.5",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "model": "vidx-imagine-video-1.5-fast"
   }
  ],
  "refused": [
   {
    "model": "vidx-imagine-video-2"
   }
  ]
 },
 {
  "rule": "fast-video-prompt-length",
  "sentence": "prompt must have at most 32768 characters with model vidx-imagine-video-1.5-fast",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4097
     }
    }
   },
   {
    "prompt": {
     "x-repeat": {
      "text": "🌊",
      "times": 32768
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 32769
     }
    }
   }
  ]
 },
 {
  "rule": "video-aspect-ratio",
  "sentence": "aspect_ratio must be one of 2:3, 3:2, 1:1, 9:16 or 16:9",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "aspect_ratio": "2:3"
   },
   {
    "aspect_ratio": "1:1"
   }
  ],
  "refused": [
   {
    "aspect_ratio": "4:3"
   }
  ]
 },
 {
  "rule": "fast-video-length",
  "sentence": "video_length must be one of 6, 8 to 10 or 12 to 30 with model vidx-imagine-video-1.5-fast",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "video_length": "6"
   },
   {
    "video_length": "10"
   },
   {
    "video_length": "30"
   }
  ],
  "refused": [
   {
    "video_length": "5"
   },
   {
    "video_length": "7"
   },
   {
    "video_length": "11"
   },
   {
    "video_length": "31"
   }
  ]
 },
 {
  "rule": "fast-video-resolution",
  "sentence": "resolution_name must be 480p or 720p with model vidx-imagine-video-1.5-fast",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "resolution_name": "480p"
   }
  ],
  "refused": [
   {
    "resolution_name": "1080p"
   },
   {
    "resolution_name": "4k"
   }
  ]
 },
 {
  "rule": "fast-video-reference-images",
  "sentence": "refer_images must have at most 7 elements with model vidx-imagine-video-1.5-fast",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png",
     "https://example.com/3.png",
     "https://example.com/4.png",
     "https://example.com/5.png",
     "https://example.com/6.png",
     "https://example.com/7.png"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png",
     "https://example.com/3.png",
     "https://example.com/4.png",
     "https://example.com/5.png",
     "https://example.com/6.png",
     "https://example.com/7.png",
     "https://example.com/8.png"
    ]
   }
  ]
 },
 {
  "rule": "reference-image-address",
  "sentence": "refer_images[] must be an http or https address of at most 4096 characters",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "refer_images": [
     "http://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "https://[2606:2800:220:1:248:1893:25c8:1946]:65535/a%20harbour.jpg?size=large"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": [
     "ftp://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "http://[harbour"
    ]
   },
   {
    "refer_images": [
     "http://%"
    ]
   },
   {
    "refer_images": [
     "http://example.com:65536/"
    ]
   }
  ]
 },
 {
  "rule": "voice-characters",
  "sentence": "reference_audios must have at most 3 elements",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "luna"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "eve"
     },
     {
      "voice_id": "leo"
     }
    ]
   }
  ]
 },
 {
  "rule": "voice-id",
  "sentence": "reference_audios[].voice_id must be one of carina, zagan, helix, orion, luna, iris, altair, zenith, perseus, helios, lux, kepler, rigel, cosmo, celeste, ursa, sirius, lumen, castor, naksh, atlas, ara, eve, leo, rex or sal",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "naksh"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "bob"
     }
    ]
   }
  ]
 },
 {
  "rule": "callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks"
   },
   {
    "hook_url": "hooks"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "plain-video-prompt-length",
  "sentence": "prompt must have at most 4096 characters with model vidx-imagine-video",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4096
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4097
     }
    }
   }
  ]
 },
 {
  "rule": "video-aspect-ratio",
  "sentence": "aspect_ratio must be one of 2:3, 3:2, 1:1, 9:16 or 16:9",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "aspect_ratio": "2:3"
   },
   {
    "aspect_ratio": "1:1"
   }
  ],
  "refused": [
   {
    "aspect_ratio": "4:3"
   }
  ]
 },
 {
  "rule": "plain-video-length",
  "sentence": "video_length must be 1 to 15 with model vidx-imagine-video",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "video_length": "1"
   },
   {
    "video_length": "15"
   }
  ],
  "refused": [
   {
    "video_length": "0"
   },
   {
    "video_length": "16"
   },
   {
    "video_length": "2.5"
   }
  ]
 },
 {
  "rule": "plain-video-resolution",
  "sentence": "resolution_name must be 720p with model vidx-imagine-video",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "resolution_name": "720p"
   }
  ],
  "refused": [
   {
    "resolution_name": "480p"
   },
   {
    "resolution_name": "1080p"
   }
  ]
 },
 {
  "rule": "plain-video-reference-images",
  "sentence": "refer_images must have at most 7 elements with model vidx-imagine-video",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "refer_images": [
     "https://example.com/1.png"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png",
     "https://example.com/3.png",
     "https://example.com/4.png",
     "https://example.com/5.png",
     "https://example.com/6.png",
     "https://example.com/7.png",
     "https://example.com/8.png"
    ]
   }
  ]
 },
 {
  "rule": "reference-image-address",
  "sentence": "refer_images[] must be an http or https address of at most 4096 characters",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "refer_images": [
     "http://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "https://[2606:2800:220:1:248:1893:25c8:1946]:65535/a%20harbour.jpg?size=large"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": [
     "ftp://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "http://[harbour"
    ]
   },
   {
    "refer_images": [
     "http://%"
    ]
   },
   {
    "refer_images": [
     "http://example.com:65536/"
    ]
   }
  ]
 },
 {
  "rule": "voice-characters",
  "sentence": "reference_audios must have at most 3 elements",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "luna"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "eve"
     },
     {
      "voice_id": "leo"
     }
    ]
   }
  ]
 },
 {
  "rule": "voice-id",
  "sentence": "reference_audios[].voice_id must be one of carina, zagan, helix, orion, luna, iris, altair, zenith, perseus, helios, lux, kepler, rigel, cosmo, celeste, ursa, sirius, lumen, castor, naksh, atlas, ara, eve, leo, rex or sal",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "naksh"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "bob"
     }
    ]
   }
  ]
 },
 {
  "rule": "callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks"
   },
   {
    "hook_url": "hooks"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "plain-video-length-with-several-images",
  "sentence": "video_length must be at most 10 with vidx-imagine-video when refer_images has more than one image",
  "operationId": "createVideo",
  "variant": "PlainVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video",
   "prompt": "A paper boat in a gutter after the rain.",
   "aspect_ratio": "9:16",
   "video_length": "6"
  },
  "accepted": [
   {
    "video_length": "10",
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png"
    ]
   },
   {
    "video_length": "15",
    "refer_images": [
     "https://example.com/1.png"
    ]
   }
  ],
  "refused": [
   {
    "video_length": "11",
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png"
    ]
   }
  ]
 },
 {
  "rule": "one-image-video-prompt-length",
  "sentence": "prompt must have at most 4096 characters with model vidx-imagine-video-1.5",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4096
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4097
     }
    }
   }
  ]
 },
 {
  "rule": "video-aspect-ratio",
  "sentence": "aspect_ratio must be one of 2:3, 3:2, 1:1, 9:16 or 16:9",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "aspect_ratio": "2:3"
   },
   {
    "aspect_ratio": "1:1"
   }
  ],
  "refused": [
   {
    "aspect_ratio": "4:3"
   }
  ]
 },
 {
  "rule": "one-image-video-length",
  "sentence": "video_length must be 1 to 15 with model vidx-imagine-video-1.5",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "video_length": "1"
   },
   {
    "video_length": "15"
   }
  ],
  "refused": [
   {
    "video_length": "0"
   },
   {
    "video_length": "16"
   }
  ]
 },
 {
  "rule": "one-image-video-resolution",
  "sentence": "resolution_name must be one of 480p, 720p or 1080p with model vidx-imagine-video-1.5",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "resolution_name": "480p"
   },
   {
    "resolution_name": "1080p"
   }
  ],
  "refused": [
   {
    "resolution_name": "1440p"
   }
  ]
 },
 {
  "rule": "one-image-video-reference-image",
  "sentence": "refer_images must have exactly 1 element with model vidx-imagine-video-1.5",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "refer_images": [
     "https://example.com/1.png"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": []
   },
   {
    "refer_images": [
     "https://example.com/1.png",
     "https://example.com/2.png"
    ]
   }
  ]
 },
 {
  "rule": "reference-image-address",
  "sentence": "refer_images[] must be an http or https address of at most 4096 characters",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "refer_images": [
     "http://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "https://[2606:2800:220:1:248:1893:25c8:1946]:65535/a%20harbour.jpg?size=large"
    ]
   }
  ],
  "refused": [
   {
    "refer_images": [
     "ftp://example.com/harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "harbour.jpg"
    ]
   },
   {
    "refer_images": [
     "http://[harbour"
    ]
   },
   {
    "refer_images": [
     "http://%"
    ]
   },
   {
    "refer_images": [
     "http://example.com:65536/"
    ]
   }
  ]
 },
 {
  "rule": "voice-characters",
  "sentence": "reference_audios must have at most 3 elements",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "luna"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "luna"
     },
     {
      "voice_id": "atlas"
     },
     {
      "voice_id": "eve"
     },
     {
      "voice_id": "leo"
     }
    ]
   }
  ]
 },
 {
  "rule": "voice-id",
  "sentence": "reference_audios[].voice_id must be one of carina, zagan, helix, orion, luna, iris, altair, zenith, perseus, helios, lux, kepler, rigel, cosmo, celeste, ursa, sirius, lumen, castor, naksh, atlas, ara, eve, leo, rex or sal",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "reference_audios": [
     {
      "voice_id": "naksh"
     }
    ]
   }
  ],
  "refused": [
   {
    "reference_audios": [
     {
      "voice_id": "bob"
     }
    ]
   }
  ]
 },
 {
  "rule": "callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks"
   },
   {
    "hook_url": "hooks"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createVideo",
  "variant": "OneImageVideoRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "vidx-imagine-video-1.5",
   "prompt": "The harbour wakes up.",
   "resolution_name": "1080p",
   "video_length": "8",
   "refer_images": [
    "https://example.com/harbour.jpg"
   ]
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "video-callback-public",
  "sentence": "hook_url must lead to the public internet, without user information",
  "operationId": "createVideo",
  "variant": "FastVideoRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.",
   "model": "vidx-imagine-video-1.5-fast",
   "aspect_ratio": "16:9",
   "video_length": "10",
   "resolution_name": "720p",
   "refer_images": [
    "https://example.com/lighthouse.jpg",
    "https://example.com/keeper.jpg"
   ],
   "reference_audios": [
    {
     "voice_id": "atlas"
    }
   ],
   "hook_url": "https://example.com/hooks/patchbay"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks"
   }
  ],
  "refused": [
   {
    "hook_url": "http://127.0.0.1/hooks"
   },
   {
    "hook_url": "http://169.254.169.254/latest/meta-data"
   },
   {
    "hook_url": "https://user:secret@example.com/hooks"
   }
  ]
 },
 {
  "rule": "job-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getVideoJob",
  "variant": "getVideoJob",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": ""
   },
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "idempotency-key",
  "sentence": "Idempotency-Key must have 1 to 255 characters of ASCII, without white space",
  "operationId": "createImage",
  "variant": "createImage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Idempotency-Key": "8e03978e-40d5-43e8-bc93-6894a57f9324"
   }
  ],
  "refused": [
   {
    "Idempotency-Key": "two words"
   },
   {
    "Idempotency-Key": {
     "x-repeat": {
      "text": "a",
      "times": 256
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createImage",
  "variant": "createImage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "image-model",
  "sentence": "mode must be one of imgy-2, imgx-image-1 or imgy-3",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "mode": "imgy-2"
   }
  ],
  "refused": [
   {
    "mode": "imgy-4"
   }
  ]
 },
 {
  "rule": "imgy-2-prompt-length",
  "sentence": "prompt must have at most 1000 characters with mode imgy-2",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 1000
     }
    }
   },
   {
    "prompt": {
     "x-repeat": {
      "text": "🌊",
      "times": 1000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "background-imgx-only",
  "sentence": "background can be chosen for imgx-image-1 only; this model takes auto",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "background": "auto"
   }
  ],
  "refused": [
   {
    "background": "transparent"
   }
  ]
 },
 {
  "rule": "moderation-imgx-only",
  "sentence": "moderation can be chosen for imgx-image-1 only; this model takes auto",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "moderation": "auto"
   }
  ],
  "refused": [
   {
    "moderation": "low"
   }
  ]
 },
 {
  "rule": "image-count",
  "sentence": "n must be between 1 and 10 with mode imgy-2",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "n": 1
   },
   {
    "n": 10
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 11
   }
  ]
 },
 {
  "rule": "output-compression-imgx-only",
  "sentence": "output_compression needs webp or jpeg output of imgx-image-1; this model takes 100",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "output_compression": 100
   }
  ],
  "refused": [
   {
    "output_compression": 80
   }
  ]
 },
 {
  "rule": "output-format-imgx-only",
  "sentence": "output_format can be chosen for imgx-image-1 only; this model takes png",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "output_format": "png"
   }
  ],
  "refused": [
   {
    "output_format": "webp"
   }
  ]
 },
 {
  "rule": "imgy-2-quality",
  "sentence": "quality must be auto or standard with mode imgy-2",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "quality": "auto"
   },
   {
    "quality": "standard"
   }
  ],
  "refused": [
   {
    "quality": "hd"
   },
   {
    "quality": "high"
   }
  ]
 },
 {
  "rule": "imgy-response-format",
  "sentence": "response_format must be url or b64_json with mode imgy-2",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "response_format": "url"
   },
   {
    "response_format": "b64_json"
   }
  ],
  "refused": [
   {
    "response_format": "binary"
   }
  ]
 },
 {
  "rule": "imgy-2-size",
  "sentence": "size must be one of 256x256, 512x512, 1024x1024 or auto with mode imgy-2",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "size": "256x256"
   },
   {
    "size": "auto"
   }
  ],
  "refused": [
   {
    "size": "1536x1024"
   },
   {
    "size": "1792x1024"
   }
  ]
 },
 {
  "rule": "image-user",
  "sentence": "user must have at most 512 characters",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "user": "user-1138"
   }
  ],
  "refused": [
   {
    "user": {
     "x-repeat": {
      "text": "a",
      "times": 513
     }
    }
   }
  ]
 },
 {
  "rule": "image-stream",
  "sentence": "stream can be true for imgx-image-1 only; this model takes false",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "stream": false
   }
  ],
  "refused": [
   {
    "stream": true
   }
  ]
 },
 {
  "rule": "image-partial-images",
  "sentence": "partial_images can be above 0 for imgx-image-1 only; this model takes 0",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "partial_images": 0
   }
  ],
  "refused": [
   {
    "partial_images": 2
   }
  ]
 },
 {
  "rule": "image-callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "hooks",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "imgx-prompt-length",
  "sentence": "prompt must have at most 32000 characters with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 32000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 32001
     }
    }
   }
  ]
 },
 {
  "rule": "imgx-background",
  "sentence": "background must be one of transparent, opaque or auto with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "background": "opaque"
   }
  ],
  "refused": [
   {
    "background": "none"
   }
  ]
 },
 {
  "rule": "imgx-moderation",
  "sentence": "moderation must be low or auto with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "moderation": "low"
   }
  ],
  "refused": [
   {
    "moderation": "none"
   }
  ]
 },
 {
  "rule": "image-count",
  "sentence": "n must be between 1 and 10 with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "n": 1
   },
   {
    "n": 10
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 11
   }
  ]
 },
 {
  "rule": "output-compression-range",
  "sentence": "output_compression must be between 0 and 100 with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "output_compression": 0,
    "output_format": "jpeg",
    "background": null
   },
   {
    "output_compression": 100
   }
  ],
  "refused": [
   {
    "output_compression": -1,
    "output_format": "jpeg"
   },
   {
    "output_compression": 101,
    "output_format": "jpeg"
   }
  ]
 },
 {
  "rule": "output-format",
  "sentence": "output_format must be one of png, jpeg or webp with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "output_format": "webp"
   }
  ],
  "refused": [
   {
    "output_format": "gif"
   }
  ]
 },
 {
  "rule": "imgx-quality",
  "sentence": "quality must be one of auto, high, medium or low with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "quality": "high"
   }
  ],
  "refused": [
   {
    "quality": "hd"
   },
   {
    "quality": "standard"
   }
  ]
 },
 {
  "rule": "imgx-response-format",
  "sentence": "response_format must be b64_json with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "response_format": "b64_json"
   }
  ],
  "refused": [
   {
    "response_format": "url"
   }
  ]
 },
 {
  "rule": "imgx-size",
  "sentence": "size must be one of 1024x1024, 1536x1024, 1024x1536 or auto with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "size": "1536x1024"
   },
   {
    "size": "1024x1536"
   }
  ],
  "refused": [
   {
    "size": "512x512"
   },
   {
    "size": "1792x1024"
   }
  ]
 },
 {
  "rule": "image-user",
  "sentence": "user must have at most 512 characters",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "user": "user-1138"
   }
  ],
  "refused": [
   {
    "user": {
     "x-repeat": {
      "text": "a",
      "times": 513
     }
    }
   }
  ]
 },
 {
  "rule": "imgx-partial-images",
  "sentence": "partial_images must be between 0 and 3 with mode imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "partial_images": 0
   },
   {
    "partial_images": 3,
    "stream": true,
    "n": null
   }
  ],
  "refused": [
   {
    "partial_images": -1,
    "stream": true,
    "n": null
   },
   {
    "partial_images": 4,
    "stream": true,
    "n": null
   }
  ]
 },
 {
  "rule": "image-callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "hooks",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "transparent-background-format",
  "sentence": "background transparent needs output_format png or webp",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "background": "transparent"
   },
   {
    "background": "transparent",
    "output_format": "webp"
   }
  ],
  "refused": [
   {
    "background": "transparent",
    "output_format": "jpeg"
   }
  ]
 },
 {
  "rule": "output-compression-format",
  "sentence": "output_compression below 100 needs output_format webp or jpeg of imgx-image-1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "output_compression": 80,
    "output_format": "webp"
   },
   {
    "output_compression": 80,
    "output_format": "jpeg",
    "background": null
   }
  ],
  "refused": [
   {
    "output_compression": 80,
    "output_format": null
   },
   {
    "output_compression": 80,
    "output_format": "png"
   }
  ]
 },
 {
  "rule": "partial-images-stream",
  "sentence": "partial_images above 0 needs stream true",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "partial_images": 2,
    "stream": true,
    "n": null
   },
   {
    "partial_images": 0,
    "stream": false
   }
  ],
  "refused": [
   {
    "partial_images": 2
   },
   {
    "partial_images": 1,
    "stream": false
   }
  ]
 },
 {
  "rule": "streamed-image-count",
  "sentence": "stream true creates one image, so n must be 1",
  "operationId": "createImage",
  "variant": "ImgxImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "A brass diving helmet, studio light.",
   "background": "transparent",
   "output_format": "webp",
   "output_compression": 80,
   "quality": "high",
   "size": "1536x1024"
  },
  "accepted": [
   {
    "stream": true,
    "n": 1
   },
   {
    "stream": false,
    "n": 2
   }
  ],
  "refused": [
   {
    "stream": true,
    "n": 2
   }
  ]
 },
 {
  "rule": "imgy-3-prompt-length",
  "sentence": "prompt must have at most 4000 characters with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 4001
     }
    }
   }
  ]
 },
 {
  "rule": "background-imgx-only",
  "sentence": "background can be chosen for imgx-image-1 only; this model takes auto",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "background": "auto"
   }
  ],
  "refused": [
   {
    "background": "transparent"
   }
  ]
 },
 {
  "rule": "moderation-imgx-only",
  "sentence": "moderation can be chosen for imgx-image-1 only; this model takes auto",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "moderation": "auto"
   }
  ],
  "refused": [
   {
    "moderation": "low"
   }
  ]
 },
 {
  "rule": "imgy-3-image-count",
  "sentence": "n must be 1 with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "n": 1
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 2
   }
  ]
 },
 {
  "rule": "output-compression-imgx-only",
  "sentence": "output_compression needs webp or jpeg output of imgx-image-1; this model takes 100",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "output_compression": 100
   }
  ],
  "refused": [
   {
    "output_compression": 80
   }
  ]
 },
 {
  "rule": "output-format-imgx-only",
  "sentence": "output_format can be chosen for imgx-image-1 only; this model takes png",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "output_format": "png"
   }
  ],
  "refused": [
   {
    "output_format": "webp"
   }
  ]
 },
 {
  "rule": "imgy-3-quality",
  "sentence": "quality must be one of auto, hd or standard with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "quality": "hd"
   },
   {
    "quality": "standard"
   }
  ],
  "refused": [
   {
    "quality": "high"
   }
  ]
 },
 {
  "rule": "imgy-response-format",
  "sentence": "response_format must be url or b64_json with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "response_format": "url"
   },
   {
    "response_format": "b64_json"
   }
  ],
  "refused": [
   {
    "response_format": "binary"
   }
  ]
 },
 {
  "rule": "imgy-3-size",
  "sentence": "size must be one of 1024x1024, 1792x1024, 1024x1792 or auto with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "size": "1792x1024"
   },
   {
    "size": "1024x1792"
   }
  ],
  "refused": [
   {
    "size": "512x512"
   },
   {
    "size": "1536x1024"
   }
  ]
 },
 {
  "rule": "imgy-3-style",
  "sentence": "style must be vivid or natural with mode imgy-3",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "style": "vivid"
   },
   {
    "style": "natural"
   }
  ],
  "refused": [
   {
    "style": "bold"
   }
  ]
 },
 {
  "rule": "image-user",
  "sentence": "user must have at most 512 characters",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "user": "user-1138"
   }
  ],
  "refused": [
   {
    "user": {
     "x-repeat": {
      "text": "a",
      "times": 513
     }
    }
   }
  ]
 },
 {
  "rule": "image-stream",
  "sentence": "stream can be true for imgx-image-1 only; this model takes false",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "stream": false
   }
  ],
  "refused": [
   {
    "stream": true
   }
  ]
 },
 {
  "rule": "image-partial-images",
  "sentence": "partial_images can be above 0 for imgx-image-1 only; this model takes 0",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "partial_images": 0
   }
  ],
  "refused": [
   {
    "partial_images": 2
   }
  ]
 },
 {
  "rule": "image-callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "hooks",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "style-imgy-3-only",
  "sentence": "style can be given with mode imgy-3 only",
  "operationId": "createImage",
  "variant": "Imgy3ImageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgy-3",
   "prompt": "A tram climbing a hill in the rain, seen from above.",
   "quality": "hd",
   "size": "1792x1024",
   "style": "vivid",
   "response_format": "b64_json"
  },
  "accepted": [
   {
    "style": "natural"
   }
  ],
  "refused": [
   {
    "mode": "imgy-2",
    "style": "natural"
   },
   {
    "mode": "imgx-image-1",
    "style": "natural"
   }
  ]
 },
 {
  "rule": "image-callback-public",
  "sentence": "hook_url must lead to the public internet, without user information",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "http://127.0.0.1/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "http://169.254.169.254/latest/meta-data",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "image-callback-job",
  "sentence": "hook_url needs the header Prefer with respond-async",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks",
    "Prefer": "respond-async, wait=10"
   }
  ],
  "refused": [
   {
    "hook_url": "https://example.com/hooks"
   }
  ]
 },
 {
  "rule": "image-stream-answer",
  "sentence": "stream must not be true where the header Prefer says respond-async",
  "operationId": "createImage",
  "variant": "Imgy2ImageRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A fox asleep in a library, ink and watercolour.",
   "n": 1,
   "size": "512x512",
   "response_format": "url"
  },
  "accepted": [
   {
    "mode": "imgx-image-1",
    "size": null,
    "response_format": null,
    "n": 1,
    "stream": true
   }
  ],
  "refused": [
   {
    "mode": "imgx-image-1",
    "size": null,
    "response_format": null,
    "n": 1,
    "stream": true,
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "idempotency-key",
  "sentence": "Idempotency-Key must have 1 to 255 characters of ASCII, without white space",
  "operationId": "editImage",
  "variant": "editImage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Idempotency-Key": "8e03978e-40d5-43e8-bc93-6894a57f9324"
   }
  ],
  "refused": [
   {
    "Idempotency-Key": "two words"
   },
   {
    "Idempotency-Key": {
     "x-repeat": {
      "text": "a",
      "times": 256
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "editImage",
  "variant": "editImage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "edit-model",
  "sentence": "mode must be imgy-2 or imgx-image-1",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mode": "imgy-2"
   }
  ],
  "refused": [
   {
    "mode": "imgy-3"
   }
  ]
 },
 {
  "rule": "imgy-2-prompt-length",
  "sentence": "prompt must have at most 1000 characters with mode imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 1000
     }
    }
   },
   {
    "prompt": {
     "x-repeat": {
      "text": "🌊",
      "times": 1000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "imgy-2-source-count",
  "sentence": "image must have exactly 1 element with mode imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": []
   },
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ]
 },
 {
  "rule": "image-source",
  "sentence": "image[] must be a data URI in Base64, bare Base64 or an http or https address",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   },
   {
    "image": [
     "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     ""
    ]
   },
   {
    "image": [
     "not a picture"
    ]
   }
  ]
 },
 {
  "rule": "image-count",
  "sentence": "n must be between 1 and 10",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "n": 1
   },
   {
    "n": 10
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 11
   }
  ]
 },
 {
  "rule": "output-compression-imgx-only",
  "sentence": "output_compression needs webp or jpeg output of imgx-image-1; this model takes 100",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "output_compression": 100
   }
  ],
  "refused": [
   {
    "output_compression": 80
   }
  ]
 },
 {
  "rule": "output-format-imgx-only",
  "sentence": "output_format can be chosen for imgx-image-1 only; this model takes png",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "output_format": "png"
   }
  ],
  "refused": [
   {
    "output_format": "webp"
   }
  ]
 },
 {
  "rule": "imgy-2-quality",
  "sentence": "quality must be auto or standard with mode imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "quality": "auto"
   },
   {
    "quality": "standard"
   }
  ],
  "refused": [
   {
    "quality": "hd"
   },
   {
    "quality": "high"
   }
  ]
 },
 {
  "rule": "edit-response-format",
  "sentence": "response_format must be url or b64_json with mode imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "response_format": "url"
   },
   {
    "response_format": "b64_json"
   }
  ],
  "refused": [
   {
    "response_format": "binary"
   }
  ]
 },
 {
  "rule": "imgy-2-size",
  "sentence": "size must be one of 256x256, 512x512, 1024x1024 or auto with mode imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "size": "256x256"
   },
   {
    "size": "auto"
   }
  ],
  "refused": [
   {
    "size": "1536x1024"
   },
   {
    "size": "1792x1024"
   }
  ]
 },
 {
  "rule": "image-user",
  "sentence": "user must have at most 512 characters",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "user": "user-1138"
   }
  ],
  "refused": [
   {
    "user": {
     "x-repeat": {
      "text": "a",
      "times": 513
     }
    }
   }
  ]
 },
 {
  "rule": "image-stream",
  "sentence": "stream can be true for imgx-image-1 only; this model takes false",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "stream": false
   }
  ],
  "refused": [
   {
    "stream": true
   }
  ]
 },
 {
  "rule": "image-partial-images",
  "sentence": "partial_images can be above 0 for imgx-image-1 only; this model takes 0",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "partial_images": 0
   }
  ],
  "refused": [
   {
    "partial_images": 2
   }
  ]
 },
 {
  "rule": "image-callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "hooks",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "imgy-2-source-format",
  "sentence": "image must be a PNG file with imgy-2, judged by its content",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     "data:image/jpeg;base64,/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAHlX//2Q=="
    ]
   },
   {
    "image": [
     "data:image/png;base64,aGVsbG8sIHRoaXMgaXMgdGV4dA=="
    ]
   }
  ]
 },
 {
  "rule": "imgy-2-source-size",
  "sentence": "image must be smaller than 4 MB (4194304 bytes)",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     {
      "x-repeat": {
       "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAD//lHBhRGQA",
       "text": "AAAA",
       "times": 1398065,
       "after": "i5XjtAAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABFJREFUCNdjOJFihBUxDC0JAFZGV4EsrIy9AAAAAElFTkSuQmCC"
      }
     }
    ]
   }
  ],
  "refused": [
   {
    "image": [
     {
      "x-repeat": {
       "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAD//lXBhRGQA",
       "text": "AAAA",
       "times": 1398065,
       "after": "AB6FDfsAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAARSURBVAjXYziRYoQVMQwtCQBWRleBLKyMvQAAAABJRU5ErkJggg=="
      }
     }
    ]
   }
  ]
 },
 {
  "rule": "imgy-2-source-pixels",
  "sentence": "image must have at most 50 million pixels",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAIAAAAPsOIVAAAADElEQVR4nGNgoAwAAABAAAG3NHzvAAAAAElFTkSuQmCC"
    ]
   }
  ]
 },
 {
  "rule": "imgy-2-source-square",
  "sentence": "image must be square with imgy-2",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTFQTwIAnxwrwcfzursAAAAASUVORK5CYII="
    ]
   }
  ]
 },
 {
  "rule": "mask-format",
  "sentence": "mask must be a PNG file, judged by its content",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/jpeg;base64,/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAHlX//2Q=="
   }
  ]
 },
 {
  "rule": "mask-size",
  "sentence": "mask must be smaller than 4 MB (4194304 bytes)",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mask": {
     "x-repeat": {
      "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAD//lHBhRGQA",
      "text": "AAAA",
      "times": 1398065,
      "after": "i5XjtAAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABFJREFUGNNjYMAE/9HwSFAAAEKZH+HA3f0zAAAAAElFTkSuQmCC"
     }
    }
   }
  ],
  "refused": [
   {
    "mask": {
     "x-repeat": {
      "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAD//lXBhRGQA",
      "text": "AAAA",
      "times": 1398065,
      "after": "AB6FDfsAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAARSURBVBjTY2DABP/R8EhQAABCmR/hwN39MwAAAABJRU5ErkJggg=="
     }
    }
   }
  ]
 },
 {
  "rule": "mask-alpha",
  "sentence": "mask must have an alpha channel; its fully transparent pixels mark where to edit",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   }
  ]
 },
 {
  "rule": "mask-dimensions",
  "sentence": "mask must have the same width and height as the first image",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12NgQID/UEyqAADjYAf5kjFoFAAAAABJRU5ErkJggg=="
   }
  ]
 },
 {
  "rule": "imgx-prompt-length",
  "sentence": "prompt must have at most 32000 characters with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 32000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 32001
     }
    }
   }
  ]
 },
 {
  "rule": "imgx-source-count",
  "sentence": "image must have 1 to 16 elements with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": []
   }
  ]
 },
 {
  "rule": "image-source",
  "sentence": "image[] must be a data URI in Base64, bare Base64 or an http or https address",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   },
   {
    "image": [
     "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     ""
    ]
   },
   {
    "image": [
     "not a picture"
    ]
   }
  ]
 },
 {
  "rule": "image-count",
  "sentence": "n must be between 1 and 10",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "n": 1
   },
   {
    "n": 10
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 11
   }
  ]
 },
 {
  "rule": "output-compression-range",
  "sentence": "output_compression must be between 0 and 100 with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "output_compression": 0,
    "output_format": "jpeg",
    "background": null
   },
   {
    "output_compression": 100
   }
  ],
  "refused": [
   {
    "output_compression": -1,
    "output_format": "jpeg"
   },
   {
    "output_compression": 101,
    "output_format": "jpeg"
   }
  ]
 },
 {
  "rule": "output-format",
  "sentence": "output_format must be one of png, jpeg or webp with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "output_format": "webp"
   }
  ],
  "refused": [
   {
    "output_format": "gif"
   }
  ]
 },
 {
  "rule": "imgx-quality",
  "sentence": "quality must be one of auto, high, medium or low with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "quality": "high"
   }
  ],
  "refused": [
   {
    "quality": "hd"
   },
   {
    "quality": "standard"
   }
  ]
 },
 {
  "rule": "imgx-response-format",
  "sentence": "response_format must be b64_json with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "response_format": "b64_json"
   }
  ],
  "refused": [
   {
    "response_format": "url"
   }
  ]
 },
 {
  "rule": "imgx-size",
  "sentence": "size must be one of 1024x1024, 1536x1024, 1024x1536 or auto with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "size": "1536x1024"
   },
   {
    "size": "1024x1536"
   }
  ],
  "refused": [
   {
    "size": "512x512"
   },
   {
    "size": "1792x1024"
   }
  ]
 },
 {
  "rule": "image-user",
  "sentence": "user must have at most 512 characters",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "user": "user-1138"
   }
  ],
  "refused": [
   {
    "user": {
     "x-repeat": {
      "text": "a",
      "times": 513
     }
    }
   }
  ]
 },
 {
  "rule": "imgx-partial-images",
  "sentence": "partial_images must be between 0 and 3 with mode imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "partial_images": 0
   },
   {
    "partial_images": 3,
    "stream": true,
    "n": null
   }
  ],
  "refused": [
   {
    "partial_images": -1,
    "stream": true,
    "n": null
   },
   {
    "partial_images": 4,
    "stream": true,
    "n": null
   }
  ]
 },
 {
  "rule": "image-callback-address",
  "sentence": "hook_url must be an http or https address of at most 2048 characters",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks/patchbay?tenant=7",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "ftp://example.com/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "hooks",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prompt-not-blank",
  "sentence": "prompt must contain at least one character that is not white space",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "prompt": "."
   }
  ],
  "refused": [
   {
    "prompt": ""
   },
   {
    "prompt": " \t\n"
   }
  ]
 },
 {
  "rule": "output-compression-format",
  "sentence": "output_compression below 100 needs output_format webp or jpeg of imgx-image-1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "output_compression": 80,
    "output_format": "webp"
   },
   {
    "output_compression": 80,
    "output_format": "jpeg",
    "background": null
   }
  ],
  "refused": [
   {
    "output_compression": 80,
    "output_format": null
   },
   {
    "output_compression": 80,
    "output_format": "png"
   }
  ]
 },
 {
  "rule": "partial-images-stream",
  "sentence": "partial_images above 0 needs stream true",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "partial_images": 2,
    "stream": true,
    "n": null
   },
   {
    "partial_images": 0,
    "stream": false
   }
  ],
  "refused": [
   {
    "partial_images": 2
   },
   {
    "partial_images": 1,
    "stream": false
   }
  ]
 },
 {
  "rule": "streamed-image-count",
  "sentence": "stream true creates one image, so n must be 1",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "stream": true,
    "n": 1
   },
   {
    "stream": false,
    "n": 2
   }
  ],
  "refused": [
   {
    "stream": true,
    "n": 2
   }
  ]
 },
 {
  "rule": "imgx-source-format",
  "sentence": "image must be a PNG, WebP or JPEG file, judged by its content",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "image": [
     "data:image/jpeg;base64,/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAHlX//2Q=="
    ]
   },
   {
    "image": [
     "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoIAAgAA4BaJaACdLoABKoAAP4TH43ZZw4Pf52thiCeAAAA"
    ]
   }
  ],
  "refused": [
   {
    "image": [
     "data:image/png;base64,aGVsbG8sIHRoaXMgaXMgdGV4dA=="
    ]
   }
  ]
 },
 {
  "rule": "imgx-source-size",
  "sentence": "image must be smaller than 25 MB (26214400 bytes)",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "image": [
     {
      "x-repeat": {
       "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAY//lHBhRGQA",
       "text": "AAAA",
       "times": 8738097,
       "after": "DawXcgAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABFJREFUCNdjOJFihBUxDC0JAFZGV4EsrIy9AAAAAElFTkSuQmCC"
      }
     }
    ]
   }
  ],
  "refused": [
   {
    "image": [
     {
      "x-repeat": {
       "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAY//lXBhRGQA",
       "text": "AAAA",
       "times": 8738097,
       "after": "AGwEU4oAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAARSURBVAjXYziRYoQVMQwtCQBWRleBLKyMvQAAAABJRU5ErkJggg=="
      }
     }
    ]
   }
  ]
 },
 {
  "rule": "imgx-source-pixels",
  "sentence": "image must have at most 50 million pixels",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
    ]
   }
  ],
  "refused": [
   {
    "image": [
     "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAIAAAAPsOIVAAAADElEQVR4nGNgoAwAAABAAAG3NHzvAAAAAElFTkSuQmCC"
    ]
   }
  ]
 },
 {
  "rule": "mask-format",
  "sentence": "mask must be a PNG file, judged by its content",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/jpeg;base64,/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAHlX//2Q=="
   }
  ]
 },
 {
  "rule": "mask-size",
  "sentence": "mask must be smaller than 4 MB (4194304 bytes)",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "mask": {
     "x-repeat": {
      "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAD//lHBhRGQA",
      "text": "AAAA",
      "times": 1398065,
      "after": "i5XjtAAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABFJREFUGNNjYMAE/9HwSFAAAEKZH+HA3f0zAAAAAElFTkSuQmCC"
     }
    }
   }
  ],
  "refused": [
   {
    "mask": {
     "x-repeat": {
      "before": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAD//lXBhRGQA",
      "text": "AAAA",
      "times": 1398065,
      "after": "AB6FDfsAAAAJcEhZcwAAA+gAAAPoAbV7UmsAAAARSURBVBjTY2DABP/R8EhQAABCmR/hwN39MwAAAABJRU5ErkJggg=="
     }
    }
   }
  ]
 },
 {
  "rule": "mask-alpha",
  "sentence": "mask must have an alpha channel; its fully transparent pixels mark where to edit",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   }
  ]
 },
 {
  "rule": "mask-dimensions",
  "sentence": "mask must have the same width and height as the first image",
  "operationId": "editImage",
  "variant": "ImgxEditRequest",
  "checked": "file",
  "mediaType": "application/json",
  "base": {
   "mode": "imgx-image-1",
   "prompt": "The teapot of the first picture on the table of the second.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII=",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "quality": "medium",
   "size": "1024x1024"
  },
  "accepted": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII="
   }
  ],
  "refused": [
   {
    "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12NgQID/UEyqAADjYAf5kjFoFAAAAABJRU5ErkJggg=="
   }
  ]
 },
 {
  "rule": "edit-callback-public",
  "sentence": "hook_url must lead to the public internet, without user information",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks",
    "Prefer": "respond-async"
   }
  ],
  "refused": [
   {
    "hook_url": "http://127.0.0.1/hooks",
    "Prefer": "respond-async"
   },
   {
    "hook_url": "http://169.254.169.254/latest/meta-data",
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "edit-callback-job",
  "sentence": "hook_url needs the header Prefer with respond-async",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "hook_url": "https://example.com/hooks",
    "Prefer": "respond-async, wait=10"
   }
  ],
  "refused": [
   {
    "hook_url": "https://example.com/hooks"
   }
  ]
 },
 {
  "rule": "edit-stream-answer",
  "sentence": "stream must not be true where the header Prefer says respond-async",
  "operationId": "editImage",
  "variant": "Imgy2EditRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "prompt": "A red kite in the sky.",
   "image": [
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12M4kWKEFTEMLQkAVkZXgSysjL0AAAAASUVORK5CYII="
   ],
   "mask": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQY02NgwAT/0fBIUAAAQpkf4cDd/TMAAAAASUVORK5CYII=",
   "size": "512x512"
  },
  "accepted": [
   {
    "mode": "imgx-image-1",
    "size": null,
    "response_format": null,
    "n": 1,
    "stream": true
   }
  ],
  "refused": [
   {
    "mode": "imgx-image-1",
    "size": null,
    "response_format": null,
    "n": 1,
    "stream": true,
    "Prefer": "respond-async"
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "uploadSample",
  "variant": "uploadSample",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "idempotency-key",
  "sentence": "Idempotency-Key must have 1 to 255 characters of ASCII, without white space",
  "operationId": "uploadSample",
  "variant": "uploadSample",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Idempotency-Key": "8e03978e-40d5-43e8-bc93-6894a57f9324"
   }
  ],
  "refused": [
   {
    "Idempotency-Key": "two words"
   },
   {
    "Idempotency-Key": {
     "x-repeat": {
      "text": "a",
      "times": 256
     }
    }
   }
  ]
 },
 {
  "rule": "sample-format",
  "sentence": "file must be an MP3, WAV, Ogg, FLAC, MP4 or WebM sound file, judged by its content",
  "operationId": "uploadSample",
  "variant": "UploadForm",
  "checked": "file",
  "mediaType": "multipart/form-data",
  "base": {
   "file": "hum.wav"
  },
  "accepted": [
   {
    "file": {
     "x-repeat": {
      "before": "UklGRmYfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUIfAACA",
      "text": "gICA",
      "times": 2667
     }
    }
   }
  ],
  "refused": [
   {
    "file": "aGVsbG8sIHRoaXMgaXMgdGV4dA=="
   }
  ]
 },
 {
  "rule": "sample-size",
  "sentence": "file must be smaller than 25 MB (26214400 bytes)",
  "operationId": "uploadSample",
  "variant": "UploadForm",
  "checked": "file",
  "mediaType": "multipart/form-data",
  "base": {
   "file": "hum.wav"
  },
  "accepted": [
   {
    "file": {
     "x-repeat": {
      "before": "UklGRvf/jwFXQVZFZm10IBAAAAABAAIARKwAAIhYAQACAAgAZGF0YdP/jwGA",
      "text": "gICA",
      "times": 8738118
     }
    }
   }
  ],
  "refused": [
   {
    "file": {
     "x-repeat": {
      "before": "UklGRvj/jwFXQVZFZm10IBAAAAABAAIARKwAAIhYAQACAAgAZGF0YdT/jwGA",
      "text": "gICA",
      "times": 8738118,
      "after": "gA=="
     }
    }
   }
  ]
 },
 {
  "rule": "sample-duration",
  "sentence": "file must be 1 to 600 seconds long",
  "operationId": "uploadSample",
  "variant": "UploadForm",
  "checked": "file",
  "mediaType": "multipart/form-data",
  "base": {
   "file": "hum.wav"
  },
  "accepted": [
   {
    "file": {
     "x-repeat": {
      "before": "UklGRmYfAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUIfAACA",
      "text": "gICA",
      "times": 2667
     }
    }
   },
   {
    "file": {
     "x-repeat": {
      "before": "UklGRiI+SQBXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0Yf49SQCA",
      "text": "gICA",
      "times": 1599999
     }
    }
   }
  ],
  "refused": [
   {
    "file": {
     "x-repeat": {
      "before": "UklGRsQPAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAPAACA",
      "text": "gICA",
      "times": 1333
     }
    }
   },
   {
    "file": {
     "x-repeat": {
      "before": "UklGRiU+SQBXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQE+SQCA",
      "text": "gICA",
      "times": 1600000
     }
    }
   }
  ]
 },
 {
  "rule": "sample-address",
  "sentence": "audio_url must be an http or https address of at most 4096 characters",
  "operationId": "uploadSample",
  "variant": "UploadRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "audio_url": "https://example.com/hum.wav"
  },
  "accepted": [
   {
    "audio_url": "https://example.com/hum.wav"
   }
  ],
  "refused": [
   {
    "audio_url": "ftp://example.com/hum.wav"
   },
   {
    "audio_url": "hum.wav"
   }
  ]
 },
 {
  "rule": "sample-path-id",
  "sentence": "musicId must be the identifier of a sample (1 to 200 characters)",
  "operationId": "removeSample",
  "variant": "removeSample",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "musicId": "01a1fd2c-3fd4-76fd-aeeb-975729fae923"
  },
  "accepted": [
   {
    "musicId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "musicId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createMusic",
  "variant": "createMusic",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "idempotency-key",
  "sentence": "Idempotency-Key must have 1 to 255 characters of ASCII, without white space",
  "operationId": "createMusic",
  "variant": "createMusic",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Idempotency-Key": "8e03978e-40d5-43e8-bc93-6894a57f9324"
   }
  ],
  "refused": [
   {
    "Idempotency-Key": "two words"
   },
   {
    "Idempotency-Key": {
     "x-repeat": {
      "text": "a",
      "times": 256
     }
    }
   }
  ]
 },
 {
  "rule": "music-custom",
  "sentence": "custom must be true (the words are given) or false (they are made from llm_description_prompt)",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "custom": false
   }
  ],
  "refused": [
   {
    "custom": "yes"
   }
  ]
 },
 {
  "rule": "sample-id",
  "sentence": "music_id must be the identifier that an upload answered (1 to 200 characters)",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "music_id": ""
   },
   {
    "music_id": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "sample-start",
  "sentence": "chop_sample_start_s must be 0 or more",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "chop_sample_start_s": 0
   },
   {
    "chop_sample_start_s": 1.5
   }
  ],
  "refused": [
   {
    "chop_sample_start_s": -1
   }
  ]
 },
 {
  "rule": "sample-end",
  "sentence": "chop_sample_end_s must be greater than 0",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "chop_sample_end_s": 12.5
   }
  ],
  "refused": [
   {
    "chop_sample_end_s": 0
   },
   {
    "chop_sample_end_s": -1
   }
  ]
 },
 {
  "rule": "music-model",
  "sentence": "mv must be one of tune-v5, tune-v4-5-all, tune-v4-5+, tune-v4-5, tune-v4, tune-v3-5 or tune-v3-0",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "mv": "tune-v4-5+"
   },
   {
    "mv": "tune-v3-0"
   }
  ],
  "refused": [
   {
    "mv": "tune-v9"
   }
  ]
 },
 {
  "rule": "music-description-length",
  "sentence": "llm_description_prompt must have 1 to 500 characters that are not all white space",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "llm_description_prompt": {
     "x-repeat": {
      "text": "a",
      "times": 500
     }
    }
   }
  ],
  "refused": [
   {
    "llm_description_prompt": {
     "x-repeat": {
      "text": "a",
      "times": 501
     }
    }
   },
   {
    "llm_description_prompt": " "
   }
  ]
 },
 {
  "rule": "auto-lyrics-custom-only",
  "sentence": "auto_lyrics can be true in custom mode only",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "auto_lyrics": false
   }
  ],
  "refused": [
   {
    "auto_lyrics": true
   }
  ]
 },
 {
  "rule": "vocal-gender",
  "sentence": "vocal_gender must be Male or Female",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "vocal_gender": "Male"
   },
   {
    "vocal_gender": "Female"
   },
   {
    "vocal_gender": "Female",
    "instrumental": true
   }
  ],
  "refused": [
   {
    "vocal_gender": "male"
   }
  ]
 },
 {
  "rule": "callback-address",
  "sentence": "hookUrl must be an http or https address of at most 2048 characters",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "hookUrl": "https://example.com/hooks/patchbay?tenant=7"
   }
  ],
  "refused": [
   {
    "hookUrl": "ftp://example.com/hooks"
   },
   {
    "hookUrl": "hooks"
   }
  ]
 },
 {
  "rule": "sample-id",
  "sentence": "music_id must be the identifier that an upload answered (1 to 200 characters)",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "music_id": ""
   },
   {
    "music_id": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "sample-start",
  "sentence": "chop_sample_start_s must be 0 or more",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "chop_sample_start_s": 0
   },
   {
    "chop_sample_start_s": 1.5
   }
  ],
  "refused": [
   {
    "chop_sample_start_s": -1
   }
  ]
 },
 {
  "rule": "sample-end",
  "sentence": "chop_sample_end_s must be greater than 0",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "chop_sample_end_s": 12.5
   }
  ],
  "refused": [
   {
    "chop_sample_end_s": 0
   },
   {
    "chop_sample_end_s": -1
   }
  ]
 },
 {
  "rule": "music-model",
  "sentence": "mv must be one of tune-v5, tune-v4-5-all, tune-v4-5+, tune-v4-5, tune-v4, tune-v3-5 or tune-v3-0",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "mv": "tune-v4-5+"
   },
   {
    "mv": "tune-v3-0"
   }
  ],
  "refused": [
   {
    "mv": "tune-v9"
   }
  ]
 },
 {
  "rule": "lyrics-length",
  "sentence": "prompt must have 1 to 5000 characters that are not all white space",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 5000
     }
    }
   }
  ],
  "refused": [
   {
    "prompt": {
     "x-repeat": {
      "text": "a",
      "times": 5001
     }
    }
   },
   {
    "prompt": ""
   }
  ]
 },
 {
  "rule": "music-title-length",
  "sentence": "title must have at most 80 characters with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "title": {
     "x-repeat": {
      "text": "a",
      "times": 80
     }
    }
   }
  ],
  "refused": [
   {
    "title": {
     "x-repeat": {
      "text": "a",
      "times": 81
     }
    }
   }
  ]
 },
 {
  "rule": "style-tags-length",
  "sentence": "tags must have at most 1000 characters with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "tags": "waltz, piano, soft"
   }
  ],
  "refused": [
   {
    "tags": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "style-tags-length",
  "sentence": "negative_tags must have at most 1000 characters with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "negative_tags": "waltz, piano, soft"
   }
  ],
  "refused": [
   {
    "negative_tags": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "music-weight",
  "sentence": "style_weight must be between 0 and 1 with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "style_weight": 0
   },
   {
    "style_weight": 1
   }
  ],
  "refused": [
   {
    "style_weight": -0.01
   },
   {
    "style_weight": 1.01
   }
  ]
 },
 {
  "rule": "music-weight",
  "sentence": "weirdness_constraint must be between 0 and 1 with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "weirdness_constraint": 0
   },
   {
    "weirdness_constraint": 1
   }
  ],
  "refused": [
   {
    "weirdness_constraint": -0.01
   },
   {
    "weirdness_constraint": 1.01
   }
  ]
 },
 {
  "rule": "music-weight",
  "sentence": "audio_weight must be between 0 and 1 with custom true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "audio_weight": 0
   },
   {
    "audio_weight": 1
   }
  ],
  "refused": [
   {
    "audio_weight": -0.01
   },
   {
    "audio_weight": 1.01
   }
  ]
 },
 {
  "rule": "vocal-gender",
  "sentence": "vocal_gender must be Male or Female",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "vocal_gender": "Male"
   },
   {
    "vocal_gender": "Female"
   },
   {
    "vocal_gender": "Female",
    "instrumental": true
   }
  ],
  "refused": [
   {
    "vocal_gender": "male"
   }
  ]
 },
 {
  "rule": "callback-address",
  "sentence": "hookUrl must be an http or https address of at most 2048 characters",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "hookUrl": "https://example.com/hooks/patchbay?tenant=7"
   }
  ],
  "refused": [
   {
    "hookUrl": "ftp://example.com/hooks"
   },
   {
    "hookUrl": "hooks"
   }
  ]
 },
 {
  "rule": "lyrics-for-vocals",
  "sentence": "prompt (the words to be sung) is required in custom mode unless instrumental is true",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "instrumental": true,
    "prompt": null
   },
   {
    "instrumental": false,
    "prompt": "Snow on the quay"
   }
  ],
  "refused": [
   {
    "instrumental": false,
    "prompt": null
   }
  ]
 },
 {
  "rule": "music-description-inspiration-only",
  "sentence": "llm_description_prompt can be given with custom false only",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "llm_description_prompt": "A slow waltz about the first snow."
   }
  ],
  "refused": [
   {
    "custom": true,
    "prompt": "Snow on the quay"
   }
  ]
 },
 {
  "rule": "lyrics-custom-only",
  "sentence": "prompt can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "prompt": "Snow on the quay"
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "title": null,
    "tags": null,
    "prompt": "Snow on the quay"
   }
  ]
 },
 {
  "rule": "title-custom-only",
  "sentence": "title can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "title": "First Snow"
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "tags": null,
    "title": "First Snow"
   }
  ]
 },
 {
  "rule": "tags-custom-only",
  "sentence": "tags can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "tags": "waltz, piano"
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "title": null,
    "tags": "waltz, piano"
   }
  ]
 },
 {
  "rule": "negative-tags-custom-only",
  "sentence": "negative_tags can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "negative_tags": "metal"
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "title": null,
    "tags": null,
    "negative_tags": "metal"
   }
  ]
 },
 {
  "rule": "style-weight-custom-only",
  "sentence": "style_weight can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "style_weight": 0.65
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "title": null,
    "tags": null,
    "style_weight": 0.65
   }
  ]
 },
 {
  "rule": "weirdness-custom-only",
  "sentence": "weirdness_constraint can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "weirdness_constraint": 0.3
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "title": null,
    "tags": null,
    "weirdness_constraint": 0.3
   }
  ]
 },
 {
  "rule": "audio-weight-custom-only",
  "sentence": "audio_weight can be given with custom true only",
  "operationId": "createMusic",
  "variant": "CustomMusicRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": true,
   "instrumental": false,
   "mv": "tune-v5",
   "prompt": "[Verse]\nSnow on the quay, the gulls are still\n[Chorus]\nHold the night, hold the light on the hill\n",
   "title": "First Snow",
   "tags": "waltz, piano, soft"
  },
  "accepted": [
   {
    "audio_weight": 0.8
   }
  ],
  "refused": [
   {
    "custom": false,
    "llm_description_prompt": "A slow waltz about the first snow.",
    "prompt": null,
    "title": null,
    "tags": null,
    "audio_weight": 0.8
   }
  ]
 },
 {
  "rule": "music-callback-public",
  "sentence": "hookUrl must lead to the public internet, without user information",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "hookUrl": "https://example.com/hooks"
   }
  ],
  "refused": [
   {
    "hookUrl": "http://127.0.0.1/hooks"
   },
   {
    "hookUrl": "http://169.254.169.254/latest/meta-data"
   },
   {
    "hookUrl": "https://user:secret@example.com/hooks"
   }
  ]
 },
 {
  "rule": "sample-window-order",
  "sentence": "chop_sample_end_s must be greater than chop_sample_start_s",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "chop_sample_start_s": 5,
    "chop_sample_end_s": 5.5
   }
  ],
  "refused": [
   {
    "chop_sample_start_s": 5,
    "chop_sample_end_s": 5
   },
   {
    "chop_sample_start_s": 6,
    "chop_sample_end_s": 5
   }
  ]
 },
 {
  "rule": "sample-window-within",
  "sentence": "chop_sample_end_s must not lie past the end of the sample, unless it is the usual 60",
  "operationId": "createMusic",
  "variant": "InspiredMusicRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2c-3fd4-76fd-aeeb-975729fae923",
   "chop_sample_start_s": 0,
   "chop_sample_end_s": 30,
   "custom": false,
   "instrumental": false,
   "mv": "tune-v5",
   "llm_description_prompt": "A slow waltz about the first snow."
  },
  "accepted": [
   {
    "chop_sample_end_s": 60
   }
  ],
  "refused": [
   {
    "chop_sample_end_s": 61
   }
  ]
 },
 {
  "rule": "job-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getMusicJob",
  "variant": "getMusicJob",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": ""
   },
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getMusicJobV1",
  "variant": "getMusicJobV1",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": ""
   },
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "extractMidi",
  "variant": "extractMidi",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "song-id",
  "sentence": "music_id must be the identifier of a finished song (1 to 200 characters)",
  "operationId": "extractMidi",
  "variant": "MidiRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "music_id": "01a1fd2d-447b-7d5a-9fd1-2aabfe228f21"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "music_id": ""
   },
   {
    "music_id": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createMessage",
  "variant": "createMessage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "messages-version",
  "sentence": "anthropic-version must have 1 to 100 characters",
  "operationId": "createMessage",
  "variant": "createMessage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "anthropic-version": "2023-06-01"
   }
  ],
  "refused": [
   {
    "anthropic-version": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "messages-beta",
  "sentence": "anthropic-beta must have at most 2000 characters",
  "operationId": "createMessage",
  "variant": "createMessage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "anthropic-beta": "context-1m-2025-08-07"
   }
  ],
  "refused": [
   {
    "anthropic-beta": {
     "x-repeat": {
      "text": "a",
      "times": 2001
     }
    }
   }
  ]
 },
 {
  "rule": "text-model-name",
  "sentence": "model must be the name of a text model (1 to 200 characters)",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "messages-count",
  "sentence": "messages must have 1 to 10000 elements",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": []
   }
  ]
 },
 {
  "rule": "message-role",
  "sentence": "messages[].role must be one of system, user or assistant",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "system",
      "content": "Answer in rhyme."
     },
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "assistant",
      "content": "Hi"
     },
     {
      "role": "user",
      "content": "Go on"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "robot",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "message-content",
  "sentence": "messages[] is required, except in a turn of the system that has output_config",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "system",
      "output_config": {
       "effort": "low"
      }
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "user"
     }
    ]
   },
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "system",
      "output_config": null
     }
    ]
   }
  ]
 },
 {
  "rule": "max-tokens",
  "sentence": "max_tokens must be a whole number from 0 to 2147483647",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "max_tokens": 0
   },
   {
    "max_tokens": 2147483647
   }
  ],
  "refused": [
   {
    "max_tokens": -1
   },
   {
    "max_tokens": 1.5
   },
   {
    "max_tokens": 1e+300
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "createMessage",
  "variant": "CreateMessageRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "max_tokens": 200,
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "messages-version",
  "sentence": "anthropic-version must have 1 to 100 characters",
  "operationId": "countMessageTokens",
  "variant": "countMessageTokens",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "anthropic-version": "2023-06-01"
   }
  ],
  "refused": [
   {
    "anthropic-version": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "messages-beta",
  "sentence": "anthropic-beta must have at most 2000 characters",
  "operationId": "countMessageTokens",
  "variant": "countMessageTokens",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "anthropic-beta": "context-1m-2025-08-07"
   }
  ],
  "refused": [
   {
    "anthropic-beta": {
     "x-repeat": {
      "text": "a",
      "times": 2001
     }
    }
   }
  ]
 },
 {
  "rule": "text-model-name",
  "sentence": "model must be the name of a text model (1 to 200 characters)",
  "operationId": "countMessageTokens",
  "variant": "CountMessageTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "system": "Answer in one sentence.",
   "messages": [
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "messages-count",
  "sentence": "messages must have 1 to 10000 elements",
  "operationId": "countMessageTokens",
  "variant": "CountMessageTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "system": "Answer in one sentence.",
   "messages": [
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": []
   }
  ]
 },
 {
  "rule": "message-role",
  "sentence": "messages[].role must be one of system, user or assistant",
  "operationId": "countMessageTokens",
  "variant": "CountMessageTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "system": "Answer in one sentence.",
   "messages": [
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "system",
      "content": "Answer in rhyme."
     },
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "assistant",
      "content": "Hi"
     },
     {
      "role": "user",
      "content": "Go on"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "robot",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "message-content",
  "sentence": "messages[] is required, except in a turn of the system that has output_config",
  "operationId": "countMessageTokens",
  "variant": "CountMessageTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "system": "Answer in one sentence.",
   "messages": [
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "system",
      "output_config": {
       "effort": "low"
      }
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "user"
     }
    ]
   },
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     },
     {
      "role": "system",
      "output_config": null
     }
    ]
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "countMessageTokens",
  "variant": "CountMessageTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "system": "Answer in one sentence.",
   "messages": [
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createChatCompletion",
  "variant": "createChatCompletion",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "text-model-name",
  "sentence": "model must be the name of a text model (1 to 200 characters)",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "chat-messages-count",
  "sentence": "messages must have 1 to 10000 elements",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": []
   }
  ]
 },
 {
  "rule": "chat-role",
  "sentence": "messages[].role must be one of system, developer, user, assistant, tool or function",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "developer",
      "content": "Be brief."
     },
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "robot",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "chat-content",
  "sentence": "messages[] is required, except in a turn of the assistant, which may call tools instead",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "messages": [
     {
      "role": "user",
      "content": "What is the weather in Oslo?"
     },
     {
      "role": "assistant",
      "tool_calls": [
       {
        "id": "call_1",
        "type": "function",
        "function": {
         "name": "weather",
         "arguments": "{}"
        }
       }
      ]
     },
     {
      "role": "tool",
      "tool_call_id": "call_1",
      "content": "sunny"
     }
    ]
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "user"
     }
    ]
   },
   {
    "messages": [
     {
      "role": "user",
      "content": null
     }
    ]
   }
  ]
 },
 {
  "rule": "token-limit",
  "sentence": "max_tokens must be between 1 and 2147483647",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "max_tokens": 1
   },
   {
    "max_tokens": 2147483647
   }
  ],
  "refused": [
   {
    "max_tokens": 0
   },
   {
    "max_tokens": 2147483648
   }
  ]
 },
 {
  "rule": "token-limit",
  "sentence": "max_completion_tokens must be between 1 and 2147483647",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "max_completion_tokens": 1
   },
   {
    "max_completion_tokens": 2147483647
   }
  ],
  "refused": [
   {
    "max_completion_tokens": 0
   },
   {
    "max_completion_tokens": 2147483648
   }
  ]
 },
 {
  "rule": "answer-count",
  "sentence": "n must be between 1 and 128",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "n": 1
   },
   {
    "n": 128
   }
  ],
  "refused": [
   {
    "n": 0
   },
   {
    "n": 129
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "createChatCompletion",
  "variant": "CreateChatCompletionRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "messages": [
    {
     "role": "system",
     "content": "Answer in one sentence."
    },
    {
     "role": "user",
     "content": "What is a lighthouse good for?"
    }
   ]
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createResponse",
  "variant": "createResponse",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "text-model-name",
  "sentence": "model must be the name of a text model (1 to 200 characters)",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "response-input-count",
  "sentence": "input must have 1 to 10000 elements",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": []
   }
  ]
 },
 {
  "rule": "response-item-type",
  "sentence": "input[].type must have at most 100 characters",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "type": "message",
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": [
     {
      "type": 7,
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "response-role",
  "sentence": "input[].role must be one of system, developer, user or assistant",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "role": "developer",
      "content": "Be brief."
     },
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": [
     {
      "role": "robot",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "previous-response-id",
  "sentence": "previous_response_id must be the identifier of a response (1 to 200 characters)",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "previous_response_id": ""
   },
   {
    "previous_response_id": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "token-limit",
  "sentence": "max_output_tokens must be between 1 and 2147483647",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "max_output_tokens": 1
   },
   {
    "max_output_tokens": 2147483647
   }
  ],
  "refused": [
   {
    "max_output_tokens": 0
   },
   {
    "max_output_tokens": 2147483648
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "responses-own-names",
  "sentence": "max_completion_tokens, max_tokens, messages or response_format is a parameter of chat completions; of responses, messages are input, max_tokens and max_completion_tokens are max_output_tokens, and response_format is text.format",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "max_output_tokens": 100,
    "text": {
     "format": {
      "type": "text"
     }
    }
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   },
   {
    "max_tokens": 100
   },
   {
    "max_completion_tokens": 100
   },
   {
    "response_format": {
     "type": "json_object"
    }
   }
  ]
 },
 {
  "rule": "response-input-given",
  "sentence": "input is required unless previous_response_id or prompt has what is to be answered",
  "operationId": "createResponse",
  "variant": "CreateResponseRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": "Hello"
   }
  ],
  "refused": [
   {
    "input": null
   }
  ]
 },
 {
  "rule": "text-model-name",
  "sentence": "model must be the name of a text model (1 to 200 characters)",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "response-input-count",
  "sentence": "input must have 1 to 10000 elements",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": []
   }
  ]
 },
 {
  "rule": "response-item-type",
  "sentence": "input[].type must have at most 100 characters",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "type": "message",
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": [
     {
      "type": 7,
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "response-role",
  "sentence": "input[].role must be one of system, developer, user or assistant",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": [
     {
      "role": "developer",
      "content": "Be brief."
     },
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   }
  ],
  "refused": [
   {
    "input": [
     {
      "role": "robot",
      "content": "Hello"
     }
    ]
   }
  ]
 },
 {
  "rule": "previous-response-id",
  "sentence": "previous_response_id must be the identifier of a response (1 to 200 characters)",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "previous_response_id": ""
   },
   {
    "previous_response_id": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "responses-own-names",
  "sentence": "max_completion_tokens, max_tokens, messages or response_format is a parameter of chat completions; of responses, messages are input, max_tokens and max_completion_tokens are max_output_tokens, and response_format is text.format",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "max_output_tokens": 100,
    "text": {
     "format": {
      "type": "text"
     }
    }
   }
  ],
  "refused": [
   {
    "messages": [
     {
      "role": "user",
      "content": "Hello"
     }
    ]
   },
   {
    "max_tokens": 100
   },
   {
    "max_completion_tokens": 100
   },
   {
    "response_format": {
     "type": "json_object"
    }
   }
  ]
 },
 {
  "rule": "response-input-given",
  "sentence": "input is required unless previous_response_id or prompt has what is to be answered",
  "operationId": "countResponseTokens",
  "variant": "CountResponseTokensRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-text-1",
   "instructions": "Answer in one sentence.",
   "input": "What is a lighthouse good for?"
  },
  "accepted": [
   {
    "input": "Hello"
   }
  ],
  "refused": [
   {
    "input": null
   }
  ]
 },
 {
  "rule": "response-path-id",
  "sentence": "responseId must be the identifier of a response (1 to 200 characters)",
  "operationId": "getResponse",
  "variant": "getResponse",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "responseId": "resp_a3b7c1190de2f684"
   }
  ],
  "refused": [
   {
    "responseId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "kept-response-stream",
  "sentence": "stream must be left out, or false: a kept response is answered whole",
  "operationId": "getResponse",
  "variant": "getResponse",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "stream": "false"
   }
  ],
  "refused": [
   {
    "stream": "true"
   }
  ]
 },
 {
  "rule": "response-path-id",
  "sentence": "responseId must be the identifier of a response (1 to 200 characters)",
  "operationId": "deleteResponse",
  "variant": "deleteResponse",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "responseId": "resp_a3b7c1190de2f684"
   }
  ],
  "refused": [
   {
    "responseId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "response-path-id",
  "sentence": "responseId must be the identifier of a response (1 to 200 characters)",
  "operationId": "listResponseInputItems",
  "variant": "listResponseInputItems",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "responseId": "resp_a3b7c1190de2f684"
   }
  ],
  "refused": [
   {
    "responseId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "input-item-limit",
  "sentence": "limit must be a whole number from 1 to 100",
  "operationId": "listResponseInputItems",
  "variant": "listResponseInputItems",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "limit": 1
   },
   {
    "limit": 100
   }
  ],
  "refused": [
   {
    "limit": 0
   },
   {
    "limit": 101
   }
  ]
 },
 {
  "rule": "input-item-order",
  "sentence": "order must be asc or desc",
  "operationId": "listResponseInputItems",
  "variant": "listResponseInputItems",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "order": "asc"
   }
  ],
  "refused": [
   {
    "order": "up"
   }
  ]
 },
 {
  "rule": "input-item-after",
  "sentence": "after must be the identifier of an item (1 to 200 characters)",
  "operationId": "listResponseInputItems",
  "variant": "listResponseInputItems",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "responseId": "resp_a3b7c1190de2f684"
  },
  "accepted": [
   {
    "after": "msg_a3b7c1190de2f684_i0"
   }
  ],
  "refused": [
   {
    "after": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "prefer-quote-length",
  "sentence": "Prefer must have at most 1000 characters",
  "operationId": "createEmbedding",
  "variant": "createEmbedding",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Prefer": "wait=10"
   },
   {
    "Prefer": "quote"
   }
  ],
  "refused": [
   {
    "Prefer": {
     "x-repeat": {
      "text": "a",
      "times": 1001
     }
    }
   }
  ]
 },
 {
  "rule": "embedding-model-name",
  "sentence": "model must be the name of a model of embeddings (1 to 200 characters)",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {}
  ],
  "refused": [
   {
    "model": ""
   }
  ]
 },
 {
  "rule": "embedding-input",
  "sentence": "input must have 1 to 300000 elements",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "input": "A lighthouse at dusk"
   },
   {
    "input": [
     "A lighthouse at dusk",
     "A harbour at night"
    ]
   },
   {
    "input": [
     64,
     22361,
     520
    ]
   },
   {
    "input": [
     [
      64,
      22361,
      520
     ],
     [
      64,
      48373
     ]
    ]
   }
  ],
  "refused": [
   {
    "input": ""
   },
   {
    "input": []
   }
  ]
 },
 {
  "rule": "embedding-text",
  "sentence": "input[] must have 1 to 300000 elements",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "input": [
     "A lighthouse at dusk"
    ]
   },
   {
    "input": [
     0
    ]
   },
   {
    "input": [
     [
      0
     ]
    ]
   }
  ],
  "refused": [
   {
    "input": [
     ""
    ]
   },
   {
    "input": [
     -1
    ]
   },
   {
    "input": [
     []
    ]
   }
  ]
 },
 {
  "rule": "embedding-token",
  "sentence": "input[][] must be between 0 and 2147483647",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "input": [
     [
      0
     ]
    ]
   },
   {
    "input": [
     [
      2147483647
     ]
    ]
   }
  ],
  "refused": [
   {
    "input": [
     [
      -1
     ]
    ]
   },
   {
    "input": [
     [
      2147483648
     ]
    ]
   }
  ]
 },
 {
  "rule": "embedding-encoding",
  "sentence": "encoding_format must be float or base64",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "encoding_format": "float"
   },
   {
    "encoding_format": "base64"
   }
  ],
  "refused": [
   {
    "encoding_format": "hex"
   }
  ]
 },
 {
  "rule": "embedding-dimensions",
  "sentence": "dimensions must be between 1 and 65536",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "dimensions": 256
   }
  ],
  "refused": [
   {
    "dimensions": 0
   },
   {
    "dimensions": 65537
   }
  ]
 },
 {
  "rule": "upstream-of-callers-choice",
  "sentence": "api_base, api_key, api_version, aws_access_key_id, aws_bedrock_runtime_endpoint, aws_profile_name, aws_role_name, aws_secret_access_key, aws_session_token, aws_sts_endpoint, aws_web_identity_token, azure_ad_token, azure_endpoint, base_url, deployment_url, extra_headers, headers, s3_endpoint_url, sagemaker_base_url, user_config or vertex_credentials cannot be given, for the operator alone says where upstreams are and what they are called with",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "temperature": 0.5,
    "seed": 7
   }
  ],
  "refused": [
   {
    "api_base": "https://models.example.com/v1"
   },
   {
    "base_url": "http://127.0.0.1:11434"
   },
   {
    "api_key": "a-key-of-the-caller"
   }
  ]
 },
 {
  "rule": "embedding-texts",
  "sentence": "input must hold texts alone, tokens alone or lists of tokens alone, and no more than 2048 texts or lists",
  "operationId": "createEmbedding",
  "variant": "CreateEmbeddingRequest",
  "checked": "operation",
  "mediaType": "application/json",
  "base": {
   "model": "sandbox-embedding-1",
   "input": "A lighthouse at dusk",
   "dimensions": 8
  },
  "accepted": [
   {
    "input": [
     "A lighthouse at dusk",
     "A harbour at night"
    ]
   },
   {
    "input": [
     64,
     22361,
     520
    ]
   },
   {
    "input": [
     [
      64,
      22361,
      520
     ],
     [
      64,
      48373
     ]
    ]
   }
  ],
  "refused": [
   {
    "input": [
     "A lighthouse at dusk",
     64
    ]
   },
   {
    "input": [
     64,
     [
      22361
     ]
    ]
   },
   {
    "input": [
     [
      64
     ],
     "A lighthouse at dusk"
    ]
   }
  ]
 },
 {
  "rule": "model-path-id",
  "sentence": "modelId must be the name of a model (1 to 200 characters)",
  "operationId": "getModel",
  "variant": "getModel",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "modelId": "imgy-2"
  },
  "accepted": [
   {
    "modelId": "imgy-2"
   }
  ],
  "refused": [
   {
    "modelId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-status",
  "sentence": "status must be one of ON_QUEUE, SUCCESS or FAILED",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "status": "SUCCESS"
   }
  ],
  "refused": [
   {
    "status": "DONE"
   }
  ]
 },
 {
  "rule": "job-kind",
  "sentence": "kind must be one of video, music or image",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "kind": "music"
   }
  ],
  "refused": [
   {
    "kind": "text"
   }
  ]
 },
 {
  "rule": "job-search",
  "sentence": "search must have 1 to 100 characters",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "search": "lighthouse"
   }
  ],
  "refused": [
   {
    "search": ""
   },
   {
    "search": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "created-from",
  "sentence": "createdFrom must be a time in ISO 8601, such as 2026-11-21T08:15:30Z",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "createdFrom": "2026-11-21T08:15:30Z"
   },
   {
    "createdFrom": "2026-11-21T08:15:30.120+01:00"
   }
  ],
  "refused": [
   {
    "createdFrom": "yesterday"
   },
   {
    "createdFrom": "2026-11-21"
   },
   {
    "createdFrom": "2026-13-01T00:00:00Z"
   },
   {
    "createdFrom": "2026-02-30T00:00:00Z"
   }
  ]
 },
 {
  "rule": "created-before",
  "sentence": "createdBefore must be a time in ISO 8601, such as 2026-11-21T08:15:30Z",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "createdBefore": "2026-11-21T08:15:30Z"
   },
   {
    "createdBefore": "2026-11-21T08:15:30.120+01:00"
   }
  ],
  "refused": [
   {
    "createdBefore": "yesterday"
   },
   {
    "createdBefore": "2026-11-21"
   },
   {
    "createdBefore": "2026-13-01T00:00:00Z"
   },
   {
    "createdBefore": "2026-02-30T00:00:00Z"
   }
  ]
 },
 {
  "rule": "job-limit",
  "sentence": "limit must be a whole number from 1 to 100",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "limit": 1
   },
   {
    "limit": 100
   }
  ],
  "refused": [
   {
    "limit": 0
   },
   {
    "limit": 101
   }
  ]
 },
 {
  "rule": "job-cursor",
  "sentence": "cursor must be the next of the page before",
  "operationId": "listJobs",
  "variant": "listJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "cursor": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "cursor": "2"
   }
  ]
 },
 {
  "rule": "last-jobs-event-id",
  "sentence": "Last-Event-ID must be the id of an event of this stream",
  "operationId": "streamJobs",
  "variant": "streamJobs",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "Last-Event-ID": "1795248939871"
   }
  ],
  "refused": [
   {
    "Last-Event-ID": "last"
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getJob",
  "variant": "getJob",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "cancelJob",
  "variant": "cancelJob",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "streamJobEvents",
  "variant": "streamJobEvents",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "last-event-id",
  "sentence": "Last-Event-ID must be the id of an event of this stream",
  "operationId": "streamJobEvents",
  "variant": "streamJobEvents",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "Last-Event-ID": "4"
   }
  ],
  "refused": [
   {
    "Last-Event-ID": "last"
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getJobTimeline",
  "variant": "getJobTimeline",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "getCallback",
  "variant": "getCallback",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "job-path-id",
  "sentence": "jobId must be the identifier that the creation answered (1 to 200 characters)",
  "operationId": "redeliverCallback",
  "variant": "redeliverCallback",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
  },
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "email-address",
  "sentence": "email must be an e-mail address, such as ada@example.com, of at most 254 characters",
  "operationId": "signUp",
  "variant": "SignUpRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour",
   "name": "Ada Lovelace",
   "organisation": "Analytical Engines"
  },
  "accepted": [
   {
    "email": "ada.lovelace+patchbay@example.com"
   }
  ],
  "refused": [
   {
    "email": "ada"
   },
   {
    "email": "ada@example"
   },
   {
    "email": "ada@example.com, eve@example.com"
   },
   {
    "email": {
     "x-repeat": {
      "text": "a",
      "times": 255
     }
    }
   }
  ]
 },
 {
  "rule": "password-length",
  "sentence": "password must have 12 to 200 characters",
  "operationId": "signUp",
  "variant": "SignUpRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour",
   "name": "Ada Lovelace",
   "organisation": "Analytical Engines"
  },
  "accepted": [
   {
    "password": "a walk by the harbour"
   }
  ],
  "refused": [
   {
    "password": "elevenchars"
   },
   {
    "password": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "person-name",
  "sentence": "name must be one line of 1 to 100 characters that are not all white space",
  "operationId": "signUp",
  "variant": "SignUpRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour",
   "name": "Ada Lovelace",
   "organisation": "Analytical Engines"
  },
  "accepted": [
   {
    "name": "Ada Lovelace"
   }
  ],
  "refused": [
   {
    "name": ""
   },
   {
    "name": "   "
   },
   {
    "name": "Ada\r\nBcc: eve@example.com"
   },
   {
    "name": "Ada\u001b[31m"
   },
   {
    "name": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "organisation-name",
  "sentence": "organisation must be one line of 1 to 100 characters that are not all white space",
  "operationId": "signUp",
  "variant": "SignUpRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour",
   "name": "Ada Lovelace",
   "organisation": "Analytical Engines"
  },
  "accepted": [
   {
    "organisation": "Analytical Engines"
   }
  ],
  "refused": [
   {
    "organisation": ""
   },
   {
    "organisation": "   "
   },
   {
    "organisation": "Ada\r\nBcc: eve@example.com"
   },
   {
    "organisation": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "invitation-token",
  "sentence": "invitation must be the token of an invitation (1 to 2000 characters)",
  "operationId": "signUp",
  "variant": "SignUpRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour",
   "name": "Ada Lovelace",
   "organisation": "Analytical Engines"
  },
  "accepted": [
   {
    "invitation": "s3bX0QfJ5o2mC4tqzv1a9w"
   }
  ],
  "refused": [
   {
    "invitation": ""
   },
   {
    "invitation": {
     "x-repeat": {
      "text": "a",
      "times": 2001
     }
    }
   }
  ]
 },
 {
  "rule": "link-token-query",
  "sentence": "token must be the token of a link that was mailed (1 to 2000 characters)",
  "operationId": "activateAccount",
  "variant": "activateAccount",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "token": "eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w"
  },
  "accepted": [
   {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w"
   }
  ],
  "refused": [
   {
    "token": {
     "x-repeat": {
      "text": "a",
      "times": 2001
     }
    }
   }
  ]
 },
 {
  "rule": "email-address",
  "sentence": "email must be an e-mail address, such as ada@example.com, of at most 254 characters",
  "operationId": "sendActivation",
  "variant": "EmailRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com"
  },
  "accepted": [
   {
    "email": "ada.lovelace+patchbay@example.com"
   }
  ],
  "refused": [
   {
    "email": "ada"
   },
   {
    "email": "ada@example"
   },
   {
    "email": "ada@example.com, eve@example.com"
   },
   {
    "email": {
     "x-repeat": {
      "text": "a",
      "times": 255
     }
    }
   }
  ]
 },
 {
  "rule": "email-address",
  "sentence": "email must be an e-mail address, such as ada@example.com, of at most 254 characters",
  "operationId": "signIn",
  "variant": "SignInRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour"
  },
  "accepted": [
   {
    "email": "ada.lovelace+patchbay@example.com"
   }
  ],
  "refused": [
   {
    "email": "ada"
   },
   {
    "email": "ada@example"
   },
   {
    "email": "ada@example.com, eve@example.com"
   },
   {
    "email": {
     "x-repeat": {
      "text": "a",
      "times": 255
     }
    }
   }
  ]
 },
 {
  "rule": "sign-in-password",
  "sentence": "password must have 1 to 200 characters",
  "operationId": "signIn",
  "variant": "SignInRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com",
   "password": "a walk by the harbour"
  },
  "accepted": [
   {
    "password": "x"
   }
  ],
  "refused": [
   {
    "password": ""
   },
   {
    "password": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "email-address",
  "sentence": "email must be an e-mail address, such as ada@example.com, of at most 254 characters",
  "operationId": "sendPasswordReset",
  "variant": "EmailRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "ada@example.com"
  },
  "accepted": [
   {
    "email": "ada.lovelace+patchbay@example.com"
   }
  ],
  "refused": [
   {
    "email": "ada"
   },
   {
    "email": "ada@example"
   },
   {
    "email": "ada@example.com, eve@example.com"
   },
   {
    "email": {
     "x-repeat": {
      "text": "a",
      "times": 255
     }
    }
   }
  ]
 },
 {
  "rule": "link-token",
  "sentence": "token must be the token of a link that was mailed (1 to 2000 characters)",
  "operationId": "resetPassword",
  "variant": "PasswordRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "token": "s3bX0QfJ5o2mC4tqzv1a9w",
   "password": "a walk by the harbour"
  },
  "accepted": [
   {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w"
   }
  ],
  "refused": [
   {
    "token": ""
   },
   {
    "token": {
     "x-repeat": {
      "text": "a",
      "times": 2001
     }
    }
   }
  ]
 },
 {
  "rule": "password-length",
  "sentence": "password must have 12 to 200 characters",
  "operationId": "resetPassword",
  "variant": "PasswordRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "token": "s3bX0QfJ5o2mC4tqzv1a9w",
   "password": "a walk by the harbour"
  },
  "accepted": [
   {
    "password": "a walk by the harbour"
   }
  ],
  "refused": [
   {
    "password": "elevenchars"
   },
   {
    "password": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "person-path-id",
  "sentence": "personId must be the identifier of a person (1 to 200 characters)",
  "operationId": "changePerson",
  "variant": "changePerson",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "personId": "01a1fd2c-1c5e-7d11-9a53-8f0e2b7c4d10"
  },
  "accepted": [
   {
    "personId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "personId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "role",
  "sentence": "role must be owner or member",
  "operationId": "changePerson",
  "variant": "PersonRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "role": "owner"
  },
  "accepted": [
   {
    "role": "owner"
   },
   {
    "role": "member"
   }
  ],
  "refused": [
   {
    "role": "admin"
   }
  ]
 },
 {
  "rule": "person-path-id",
  "sentence": "personId must be the identifier of a person (1 to 200 characters)",
  "operationId": "removePerson",
  "variant": "removePerson",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "personId": "01a1fd2c-1c5e-7d11-9a53-8f0e2b7c4d10"
  },
  "accepted": [
   {
    "personId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "personId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "email-address",
  "sentence": "email must be an e-mail address, such as ada@example.com, of at most 254 characters",
  "operationId": "invitePerson",
  "variant": "InvitationRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "charles@example.com",
   "role": "member"
  },
  "accepted": [
   {
    "email": "ada.lovelace+patchbay@example.com"
   }
  ],
  "refused": [
   {
    "email": "ada"
   },
   {
    "email": "ada@example"
   },
   {
    "email": "ada@example.com, eve@example.com"
   },
   {
    "email": {
     "x-repeat": {
      "text": "a",
      "times": 255
     }
    }
   }
  ]
 },
 {
  "rule": "role",
  "sentence": "role must be owner or member",
  "operationId": "invitePerson",
  "variant": "InvitationRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "email": "charles@example.com",
   "role": "member"
  },
  "accepted": [
   {
    "role": "owner"
   },
   {
    "role": "member"
   }
  ],
  "refused": [
   {
    "role": "admin"
   }
  ]
 },
 {
  "rule": "invitation-path-id",
  "sentence": "invitationId must be the identifier of an invitation (1 to 200 characters)",
  "operationId": "withdrawInvitation",
  "variant": "withdrawInvitation",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "invitationId": "01a1fd2c-8c03-7b2d-9e14-1a5b6c7d8e9f"
  },
  "accepted": [
   {
    "invitationId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "invitationId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "key-name",
  "sentence": "name must be one line of 1 to 100 characters that are not all white space",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "name": "production"
   }
  ],
  "refused": [
   {
    "name": ""
   },
   {
    "name": "   "
   },
   {
    "name": "Ada\r\nBcc: eve@example.com"
   },
   {
    "name": "Ada\u001b[31m"
   },
   {
    "name": {
     "x-repeat": {
      "text": "a",
      "times": 101
     }
    }
   }
  ]
 },
 {
  "rule": "key-operations",
  "sentence": "limits.operations must be 1 to 100 different identifiers of operations",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "operations": [
      "createVideo",
      "getVideoJob"
     ]
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "operations": []
    }
   },
   {
    "limits": {
     "operations": [
      "createVideo",
      "createVideo"
     ]
    }
   }
  ]
 },
 {
  "rule": "key-operation-name",
  "sentence": "limits.operations[] must be the identifier of an operation (1 to 100 characters)",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "operations": [
      "getAccount"
     ]
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "operations": [
      ""
     ]
    }
   }
  ]
 },
 {
  "rule": "key-models",
  "sentence": "limits.models must be 1 to 1000 different names of models",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "models": [
      "imgy-2"
     ]
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "models": []
    }
   }
  ]
 },
 {
  "rule": "key-model-name",
  "sentence": "limits.models[] must be the name of a model (1 to 200 characters)",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "models": [
      "gpt-5.5"
     ]
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "models": [
      ""
     ]
    }
   }
  ]
 },
 {
  "rule": "key-requests",
  "sentence": "limits.requestsPerMinute must be a whole number from 1 to 1000000",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "requestsPerMinute": 60
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "requestsPerMinute": 0
    }
   }
  ]
 },
 {
  "rule": "key-units-day",
  "sentence": "limits.unitsPerDay must be 0.000001 to 1000000000",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "unitsPerDay": 0.5
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "unitsPerDay": 0
    }
   },
   {
    "limits": {
     "unitsPerDay": 1e-7
    }
   }
  ]
 },
 {
  "rule": "key-units-month",
  "sentence": "limits.unitsPerMonth must be 0.000001 to 1000000000",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "limits": {
     "unitsPerMonth": 1000
    }
   }
  ],
  "refused": [
   {
    "limits": {
     "unitsPerMonth": -1
    }
   },
   {
    "limits": {
     "unitsPerMonth": 1e-7
    }
   }
  ]
 },
 {
  "rule": "key-expires-at",
  "sentence": "expiresAt must be a time in ISO 8601, such as 2030-11-21T08:15:30Z",
  "operationId": "createKey",
  "variant": "CreateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "name": "production"
  },
  "accepted": [
   {
    "expiresAt": "2090-11-21T08:15:30Z"
   }
  ],
  "refused": [
   {
    "expiresAt": "tomorrow"
   },
   {
    "expiresAt": "2090-11-21"
   },
   {
    "expiresAt": "2090-02-30T00:00:00Z"
   }
  ]
 },
 {
  "rule": "key-path-id",
  "sentence": "keyId must be the identifier of a key (1 to 200 characters)",
  "operationId": "revokeKey",
  "variant": "revokeKey",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "keyId": "01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f"
  },
  "accepted": [
   {
    "keyId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "keyId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "key-path-id",
  "sentence": "keyId must be the identifier of a key (1 to 200 characters)",
  "operationId": "rotateKey",
  "variant": "rotateKey",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "keyId": "01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f"
  },
  "accepted": [
   {
    "keyId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "keyId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "key-overlap",
  "sentence": "overlapHours must be 0 to 720",
  "operationId": "rotateKey",
  "variant": "RotateKeyRequest",
  "checked": "schema",
  "mediaType": "application/json",
  "base": {
   "overlapHours": 24
  },
  "accepted": [
   {
    "overlapHours": 0
   },
   {
    "overlapHours": 720
   }
  ],
  "refused": [
   {
    "overlapHours": -1
   },
   {
    "overlapHours": 721
   }
  ]
 },
 {
  "rule": "change-kind",
  "sentence": "kind must be one of account.created, account.suspended, account.resumed, person.invited, invitation.withdrawn, person.joined, person.changed, person.removed, person.left, key.created, key.rotated, key.revoked or callback-secret.rotated",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "kind": "key.revoked"
   }
  ],
  "refused": [
   {
    "kind": "key"
   }
  ]
 },
 {
  "rule": "change-person",
  "sentence": "personId must be the identifier of a person",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "personId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "personId": "2"
   }
  ]
 },
 {
  "rule": "change-key",
  "sentence": "keyId must be the identifier of a key",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "keyId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "keyId": "2"
   }
  ]
 },
 {
  "rule": "changes-from",
  "sentence": "from must be a day, such as 2026-11-21",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "from": "2026-11-21"
   }
  ],
  "refused": [
   {
    "from": "yesterday"
   },
   {
    "from": "2026-13-01"
   }
  ]
 },
 {
  "rule": "changes-to",
  "sentence": "to must be a day, such as 2026-11-21",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "to": "2026-11-21"
   }
  ],
  "refused": [
   {
    "to": "yesterday"
   },
   {
    "to": "2026-13-01"
   }
  ]
 },
 {
  "rule": "changes-limit",
  "sentence": "limit must be a whole number from 1 to 500",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "limit": 1
   },
   {
    "limit": 500
   }
  ],
  "refused": [
   {
    "limit": 0
   },
   {
    "limit": 501
   }
  ]
 },
 {
  "rule": "changes-cursor",
  "sentence": "cursor must be the next of the page before",
  "operationId": "listChanges",
  "variant": "listChanges",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "cursor": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "cursor": "2"
   }
  ]
 },
 {
  "rule": "usage-from",
  "sentence": "from must be a day, such as 2026-11-21",
  "operationId": "getUsage",
  "variant": "getUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "from": "2026-11-21"
   }
  ],
  "refused": [
   {
    "from": "yesterday"
   },
   {
    "from": "2026-13-01"
   }
  ]
 },
 {
  "rule": "usage-to",
  "sentence": "to must be a day, such as 2026-11-21",
  "operationId": "getUsage",
  "variant": "getUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "to": "2026-11-21"
   }
  ],
  "refused": [
   {
    "to": "yesterday"
   },
   {
    "to": "2026-13-01"
   }
  ]
 },
 {
  "rule": "usage-by",
  "sentence": "by must name day, key, model or operation, with commas in between",
  "operationId": "getUsage",
  "variant": "getUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "by": "day"
   },
   {
    "by": "operation,model"
   }
  ],
  "refused": [
   {
    "by": "week"
   },
   {
    "by": "day,"
   }
  ]
 },
 {
  "rule": "usage-from",
  "sentence": "from must be a day, such as 2026-11-21",
  "operationId": "exportUsage",
  "variant": "exportUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "from": "2026-11-21"
   }
  ],
  "refused": [
   {
    "from": "yesterday"
   },
   {
    "from": "2026-13-01"
   }
  ]
 },
 {
  "rule": "usage-to",
  "sentence": "to must be a day, such as 2026-11-21",
  "operationId": "exportUsage",
  "variant": "exportUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "to": "2026-11-21"
   }
  ],
  "refused": [
   {
    "to": "yesterday"
   },
   {
    "to": "2026-13-01"
   }
  ]
 },
 {
  "rule": "usage-by",
  "sentence": "by must name day, key, model or operation, with commas in between",
  "operationId": "exportUsage",
  "variant": "exportUsage",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "by": "day"
   },
   {
    "by": "operation,model"
   }
  ],
  "refused": [
   {
    "by": "week"
   },
   {
    "by": "day,"
   }
  ]
 },
 {
  "rule": "ledger-kind",
  "sentence": "kind must be one of grant, reserve, settle, release or adjust",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "kind": "settle"
   }
  ],
  "refused": [
   {
    "kind": "refund"
   }
  ]
 },
 {
  "rule": "ledger-job",
  "sentence": "jobId must be the identifier of a job",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": "2"
   }
  ]
 },
 {
  "rule": "ledger-key",
  "sentence": "keyId must be the identifier of a key",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "keyId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "keyId": "2"
   }
  ]
 },
 {
  "rule": "ledger-from",
  "sentence": "from must be a day, such as 2026-11-21",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "from": "2026-11-21"
   }
  ],
  "refused": [
   {
    "from": "yesterday"
   },
   {
    "from": "2026-13-01"
   }
  ]
 },
 {
  "rule": "ledger-to",
  "sentence": "to must be a day, such as 2026-11-21",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "to": "2026-11-21"
   }
  ],
  "refused": [
   {
    "to": "yesterday"
   },
   {
    "to": "2026-13-01"
   }
  ]
 },
 {
  "rule": "ledger-limit",
  "sentence": "limit must be a whole number from 1 to 500",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "limit": 1
   },
   {
    "limit": 500
   }
  ],
  "refused": [
   {
    "limit": 0
   },
   {
    "limit": 501
   }
  ]
 },
 {
  "rule": "ledger-cursor",
  "sentence": "cursor must be the next of the page before",
  "operationId": "getLedger",
  "variant": "getLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "cursor": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "cursor": "2"
   }
  ]
 },
 {
  "rule": "ledger-kind",
  "sentence": "kind must be one of grant, reserve, settle, release or adjust",
  "operationId": "exportLedger",
  "variant": "exportLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "kind": "settle"
   }
  ],
  "refused": [
   {
    "kind": "refund"
   }
  ]
 },
 {
  "rule": "ledger-job",
  "sentence": "jobId must be the identifier of a job",
  "operationId": "exportLedger",
  "variant": "exportLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "jobId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "jobId": "2"
   }
  ]
 },
 {
  "rule": "ledger-key",
  "sentence": "keyId must be the identifier of a key",
  "operationId": "exportLedger",
  "variant": "exportLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "keyId": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
   }
  ],
  "refused": [
   {
    "keyId": "2"
   }
  ]
 },
 {
  "rule": "ledger-from",
  "sentence": "from must be a day, such as 2026-11-21",
  "operationId": "exportLedger",
  "variant": "exportLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "from": "2026-11-21"
   }
  ],
  "refused": [
   {
    "from": "yesterday"
   },
   {
    "from": "2026-13-01"
   }
  ]
 },
 {
  "rule": "ledger-to",
  "sentence": "to must be a day, such as 2026-11-21",
  "operationId": "exportLedger",
  "variant": "exportLedger",
  "checked": "parameter",
  "mediaType": "",
  "base": {},
  "accepted": [
   {
    "to": "2026-11-21"
   }
  ],
  "refused": [
   {
    "to": "yesterday"
   },
   {
    "to": "2026-13-01"
   }
  ]
 },
 {
  "rule": "asset-id",
  "sentence": "assetId must have at most 200 characters",
  "operationId": "getAsset",
  "variant": "getAsset",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "assetId": "01a1fd2d-13f6-725e-b84d-8dbc74254770",
   "expires": "1795335352",
   "signature": "Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY"
  },
  "accepted": [
   {
    "assetId": "01a1fd2d-13f6-725e-b84d-8dbc74254770"
   }
  ],
  "refused": [
   {
    "assetId": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 },
 {
  "rule": "asset-expiry",
  "sentence": "expires must be a time in Unix seconds",
  "operationId": "getAsset",
  "variant": "getAsset",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "assetId": "01a1fd2d-13f6-725e-b84d-8dbc74254770",
   "expires": "1795335352",
   "signature": "Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY"
  },
  "accepted": [
   {
    "expires": "1795335352"
   }
  ],
  "refused": [
   {
    "expires": "tomorrow"
   }
  ]
 },
 {
  "rule": "asset-signature",
  "sentence": "signature must not be empty",
  "operationId": "getAsset",
  "variant": "getAsset",
  "checked": "parameter",
  "mediaType": "",
  "base": {
   "assetId": "01a1fd2d-13f6-725e-b84d-8dbc74254770",
   "expires": "1795335352",
   "signature": "Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY"
  },
  "accepted": [
   {
    "signature": "Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY"
   }
  ],
  "refused": [
   {
    "signature": ""
   },
   {
    "signature": {
     "x-repeat": {
      "text": "a",
      "times": 201
     }
    }
   }
  ]
 }
];
