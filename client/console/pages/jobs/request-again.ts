import { jobKinds } from '../../../../generated/lifecycle.ts';
import type {
  CreateImageRequest,
  CreateMusicRequest,
  CreateVideoRequest,
  JobRecord,
} from '../../../../generated/types.ts';

/** A request like the one that created a job, as far as the record contains it. */
export interface RequestAgain {
  readonly operationId: (typeof jobKinds)[keyof typeof jobKinds];
  readonly values: Readonly<Record<string, unknown>>;
}

/** The fields of all variants of a request. */
type FieldsOf<Request> = Partial<
  Record<Request extends unknown ? keyof Request & string : never, unknown>
>;

/** Reconstructs the request that created a job, to prefill a form. */
export function requestAgain({ data }: JobRecord): RequestAgain {
  const values = told(valuesOf(data));
  return { operationId: jobKinds[data.action], values };
}

function valuesOf(
  data: JobRecord['data'],
): FieldsOf<CreateVideoRequest> | FieldsOf<CreateMusicRequest> | FieldsOf<CreateImageRequest> {
  switch (data.action) {
    case 'video': {
      const { model, prompt, aspectRatio, videoLength, resolutionName, referImages } = data;
      return {
        model,
        prompt,
        aspect_ratio: aspectRatio,
        video_length: videoLength,
        resolution_name: resolutionName,
        refer_images: referImages.length === 0 ? undefined : referImages,
        hook_url: data.hookUrl,
      } satisfies FieldsOf<CreateVideoRequest>;
    }
    case 'music':
      return {
        mv: data.mv,
        ...data.request,
        hookUrl: data.hookUrl,
      } satisfies FieldsOf<CreateMusicRequest>;
    case 'image':
      return { mode: data.model, prompt: data.prompt } satisfies FieldsOf<CreateImageRequest>;
  }
}

function told(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
}
