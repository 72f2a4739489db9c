import { callbackEvents } from '../../../../generated/callbacks.ts';

const [TYPE = ''] = Object.keys(callbackEvents);

/** Sample code that verifies a callback, in three lines. */
export const VERIFICATION = `import { unwrap } from 'patchbay/callbacks';
const event = unwrap(await request.text(), request.headers, secret);
if (event.type === '${TYPE}') console.log(event.record.data);`;
