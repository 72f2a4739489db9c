import type { VideosGroup } from '../generated/groups.ts';
import type { CreateVideoRequest } from '../generated/types.ts';
import type { RequestOptions } from './connection.ts';
import { Job, type VideoJob } from './job.ts';
import { OperationGroup } from './operation-group.ts';
import type { OfDefaultModel } from './request-forms.ts';

/** `patchbay.videos`. */
export class Videos extends OperationGroup implements VideosGroup {
  create(body: OfDefaultModel<CreateVideoRequest>, options?: RequestOptions): Promise<VideoJob>;
  create(body: CreateVideoRequest, options?: RequestOptions): Promise<VideoJob>;
  async create(body: CreateVideoRequest, options?: RequestOptions): Promise<VideoJob> {
    const { data } = await this.connection.ask(
      (client, call) => client.createVideo(body, call),
      options,
    );
    return new Job(this.connection, { id: data?.jobId, action: 'video' });
  }

  async get(jobId: string, options?: RequestOptions): Promise<VideoJob> {
    const record = await this.connection.ask(
      (client, call) => client.getVideoJob({ jobId }, call),
      options,
    );
    return new Job(this.connection, { id: record.jobId, action: 'video', record });
  }
}
