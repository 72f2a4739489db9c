import { describe, expect, test } from 'vitest';
import { checkNode, missingPackage } from '../../server/command-line/gateway-needs.ts';
import { OperatorError } from '../../server/foundation/operator-error.ts';

describe('a gateway needs', () => {
  test.each([['20.16.0'], ['22.22.0'], ['24.17.9']])(
    'a newer Node than %s, and says where to have it',
    (version) => {
      const running = { version, program: '/opt/patchbay/dist/server/main.js' };
      expect(() => checkNode('serve', running)).toThrow(OperatorError);
      expect(() => checkNode('doctor', running)).toThrow(OperatorError);
      expect(() => checkNode('init --interactive', running)).toThrow(OperatorError);
      for (const command of ['video', 'verify', 'init']) {
        expect(() => checkNode(command, running)).not.toThrow();
      }
    },
  );

  test.each([
    ['/opt/patchbay/dist/server/main.js', /: npx -p node@24 node \/opt\/\S+\/main\.js mock$/],
    ['C:\\My tools\\main.js', /: npx -p node@24 node "C:\\My tools\\main\.js" mock$/],
  ])('a newer Node to run the very program that runs here: %s', (program, hint) => {
    expect(() => checkNode('mock', { version: '20.16.0', program })).toThrow(hint);
  });

  test.each([['24.18.0'], ['24.21.0'], ['26.0.0']])('no more than %s', (version) => {
    expect(() => checkNode('serve', { version, program: 'main.js' })).not.toThrow();
  });

  test('its packages, and names one that is not there', async () => {
    const name = 'no-package-has-this-name';
    const error = await import(name).catch((reason: unknown) => reason);
    const found = Object.assign(new Error(`Cannot find package '${name}' imported from x.js`), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    expect(error).toBeInstanceOf(Error);
    expect(missingPackage(found)?.message).toContain(`${name} for one`);
    expect(missingPackage(new Error('Cannot find package'))).toBeUndefined();
  });
});
