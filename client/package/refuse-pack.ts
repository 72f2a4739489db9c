/** Run by npm before it packs this folder, to prevent it: the guides here link to files that are not packed. */
process.stderr.write(
  'The guides of the repository lead to files that npm would not pack.\n' +
    '`npm run pack:whole` packs all that users need, with guides that lead to what is in it;\n' +
    '`npm run pack:client` packs the client alone.\n',
);
process.exitCode = 1;
