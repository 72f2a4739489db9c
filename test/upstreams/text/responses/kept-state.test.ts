import { describe, expect, test } from 'vitest';
import { isReference } from '../../../../server/upstreams/text/responses/kept-state.ts';

describe('a reference to what is kept', () => {
  test.each([
    { type: 'item_reference', id: 'msg_1' },
    { id: 'msg_1' },
    { type: null, id: 'msg_1', role: null, content: null, output: undefined },
  ])('is an item that says nothing else, as %j', (item) => {
    expect(isReference(item)).toBe(true);
  });

  test.each([
    { id: 'fco_1', call_id: 'call_1', output: '12 degrees' },
    { id: 'rs_1', summary: [] },
    { id: 'msg_1', role: 'user', content: 'Hello' },
    { type: 'message', id: 'msg_1' },
    { id: null },
  ])('is no item with words of its own, or without a name, as %j', (item) => {
    expect(isReference(item)).toBe(false);
  });
});
