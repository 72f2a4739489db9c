import { describe, expect, test } from 'vitest';
import { nameStatements } from '../../server/database/statement-names.ts';

function nameAfter(uses: number, text: string, nameOf = nameStatements()): string | undefined {
  let name: string | undefined;
  for (let use = 0; use < uses; use += 1) name = nameOf(text);
  return name;
}

const BY_HAND = 5;
const OFTEN = 50;

describe('a statement has a name', () => {
  test('once it has come again and again, and always the same', () => {
    const nameOf = nameStatements();
    const text = 'select id from job where id = $1';
    expect(nameAfter(BY_HAND, text, nameOf)).toBeUndefined();
    const name = nameAfter(OFTEN, text, nameOf);
    expect(name).toMatch(/^patchbay-\d+$/);
    expect(nameOf(text)).toBe(name);
    expect(nameAfter(OFTEN, 'select id from callback', nameOf)).not.toBe(name);
  });

  test.each([
    'select count(*) from job',
    'with given as (select * from json_to_recordset($1::json) as given (id uuid)) select id from given',
    'update balance set available = available * 2 where account_id = $1 returning account_id',
    'with ended as (delete from reservation where id = $1 returning reservation.*) select units from ended',
    `insert into job (id) select id from (select *, (1 + 2) as sum from job where kind = ')') as j returning id`,
  ])('where its columns are its own: %s', (text) => {
    expect(nameAfter(OFTEN, text)).toBeDefined();
  });
});

describe('a statement has none', () => {
  test.each([
    'select * from job where id = $1',
    'select "job".* from "job"',
    'select id, callback.* from callback join job using (id)',
    'update job set state = $1 returning *',
    'update job set state = $1 returning job.*',
    'with ended as (delete from reservation where id = $1 returning id) select * from ended',
    `select (')'), * from job where kind in ('(', 'video')`,
  ])('where its columns are those of a table, which may get another: %s', (text) => {
    expect(nameAfter(OFTEN, text)).toBeUndefined();
  });

  test.each(['begin', 'commit', 'listen changes', 'vacuum job', 'select 1; select 2'])(
    'where there is nothing to plan: %s',
    (text) => {
      expect(nameAfter(OFTEN, text)).toBeUndefined();
    },
  );

  test('where so many have one that the server would keep too much', () => {
    const nameOf = nameStatements();
    const names = Array.from({ length: 200 }, (_, index) =>
      nameAfter(OFTEN, `select ${index}`, nameOf),
    );
    expect(names.filter((name) => name !== undefined).length).toBeLessThan(100);
    expect(names.at(0)).toBeDefined();
  });
});
