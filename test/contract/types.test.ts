import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ContractClient } from '../../generated/client.ts';
import type { OperationInputs } from '../../generated/operations.ts';
import type {
  CreateImageRequest,
  CreateMusicRequest,
  CreateVideoRequest,
  EditImageForm,
  Imgy2ImageRequest,
} from '../../generated/types.ts';

/**
 * The compiler checks this file (`npm run lint`): a request that it accepts against a rule of the contract is an error.
 */
describe('requests that the contract refuses do not compile', () => {
  test('images: what a model does not take', () => {
    const requests: CreateImageRequest[] = [
      { prompt: 'x', mode: 'imgy-3', quality: 'hd' },
      { prompt: 'x' },
      // @ts-expect-error imgy-2 has no quality hd
      { prompt: 'x', mode: 'imgy-2', quality: 'hd' },
      // @ts-expect-error an omitted mode is imgy-2
      { prompt: 'x', quality: 'hd' },
      // @ts-expect-error an omitted mode is imgy-2, which has no style
      { prompt: 'x', style: 'vivid' },
      // @ts-expect-error imgx-image-1 answers Base64 alone
      { prompt: 'x', mode: 'imgx-image-1', response_format: 'url' },
      // @ts-expect-error imgy-3 makes one picture
      { prompt: 'x', mode: 'imgy-3', n: 2 },
      // @ts-expect-error there is no such model
      { prompt: 'x', mode: 'imgy-4' },
      // @ts-expect-error a prompt is needed
      { mode: 'imgy-2' },
    ];
    expect(requests.length).toBeGreaterThan(0);
    expectTypeOf<Imgy2ImageRequest['mode']>().toEqualTypeOf<'imgy-2' | undefined>();
  });

  test('video: lengths, resolutions and reference images by model', () => {
    const refer_images = ['https://example.com/1.png'];
    const requests: CreateVideoRequest[] = [
      { prompt: 'x' },
      { prompt: 'x', model: 'vidx-imagine-video-1.5', refer_images, resolution_name: '1080p' },
      // @ts-expect-error vidx-imagine-video-1.5 needs a reference image
      { prompt: 'x', model: 'vidx-imagine-video-1.5' },
      // @ts-expect-error 7 seconds are not made by the default model
      { prompt: 'x', video_length: '7' },
      // @ts-expect-error 1080p is not made by the default model
      { prompt: 'x', resolution_name: '1080p' },
      // @ts-expect-error nobody is called Bob
      { prompt: 'x', reference_audios: [{ voice_id: 'bob' }] },
    ];
    expect(requests.length).toBeGreaterThan(0);
  });

  test('music: what belongs to one mode', () => {
    const shared = {
      music_id: 'x',
      chop_sample_start_s: 0,
      chop_sample_end_s: 60,
      instrumental: true,
      mv: 'tune-v5',
    } as const;
    const requests: CreateMusicRequest[] = [
      { ...shared, custom: true, title: 'x' },
      { ...shared, custom: false, llm_description_prompt: 'x' },
      // @ts-expect-error inspiration mode needs a description
      { ...shared, custom: false },
      // @ts-expect-error a title belongs to custom mode
      { ...shared, custom: false, llm_description_prompt: 'x', title: 'x' },
    ];
    expect(requests.length).toBeGreaterThan(0);
  });

  test('files are blobs in forms, and files of the server in operations', () => {
    expectTypeOf<EditImageForm['image']>().toEqualTypeOf<Blob[]>();
    expectTypeOf<OperationInputs<'a file'>['editImage']['body']['image']>().toEqualTypeOf<
      readonly 'a file'[]
    >();
  });

  test('an operation is given its defaults', () => {
    type Body = OperationInputs<never>['createVideo']['body'];
    expectTypeOf<Body['aspect_ratio']>().toEqualTypeOf<'2:3' | '3:2' | '1:1' | '9:16' | '16:9'>();
    expectTypeOf<Body['model']>().not.toEqualTypeOf<undefined>();
  });

  test('the client has one method an operation, and no paths', () => {
    expectTypeOf<Parameters<ContractClient['getVideoJob']>[0]>().toEqualTypeOf<{ jobId: string }>();
    expectTypeOf<
      Parameters<ContractClient['createVideo']>[0]
    >().toEqualTypeOf<CreateVideoRequest>();
  });
});
