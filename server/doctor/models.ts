import { unservedModels } from '../operations/unserved-models.ts';
import type { Upstreams } from '../upstreams/routes.ts';
import { UpstreamSettingsError } from '../upstreams/settings-error.ts';
import { type Finding, fine, warning } from './finding.ts';
import { openedUpstreams } from './opened-upstreams.ts';
import type { SettingsRead } from './settings.ts';

const ABOUT = 'models';
const ADVICE = 'Correct its name in models, or name an upstream that can.';

/** Checks for models that no operation can use. No upstream is called. */
export async function checkModels(settings: SettingsRead): Promise<readonly Finding[]> {
  const opened = Object.keys(settings.upstreams).map((name) => openOne(name, settings));
  const upstreams = new Map(opened.flatMap((one) => [...one]));
  try {
    const unserved = unservedModels(settings.models, (name) => upstreams.get(name)?.upstream);
    if (unserved.length > 0) return unserved.map(({ message }) => warning(ABOUT, message, ADVICE));
    return [fine(ABOUT, 'go to upstreams that can serve them')];
  } finally {
    await Promise.all([...upstreams.values()].map(({ upstream }) => upstream.close()));
  }
}

/** An upstream that cannot be opened is reported by its own check. */
function openOne(name: string, settings: SettingsRead): Upstreams {
  const upstreams = Object.entries(settings.upstreams).filter(([one]) => one === name);
  try {
    return openedUpstreams({ ...settings, upstreams: Object.fromEntries(upstreams) });
  } catch (error) {
    if (error instanceof UpstreamSettingsError) return new Map();
    throw error;
  }
}
