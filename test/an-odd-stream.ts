/**
 * Every peculiarity that an event stream may have: a byte order mark, comments, all line endings, characters of two to
 * four bytes.
 */
export const ODD_STREAM = [
  '\ufeffevent: a\ndata: {"text":"Grüße 👋🏽 語"}\n\n',
  ': still here\r\n\r\n',
  'data: x\rdata: ÿ\r\r',
  'id: 7\r\nevent: b\ndata\ndata:  two\r\n\n',
  'data: one\n\r\n',
  'retry: 10\n\n\n\ndata: [DONE]\n\n',
].join('');
