// The part of curl that docs/api.md uses, for machines without it: -s, -c FILE, -b FILE, -H HEADER, -d BODY, -X METHOD
// and an address.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const text = short => ({ type: 'string', short });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'cookie-jar': text('c'),
    cookie: text('b'),
    header: text('H'),
    data: text('d'),
    request: text('X'),
  },
});

const headers = new Headers(values.header === undefined ? [] : [values.header.split(/: */)]);
if (values.cookie !== undefined) headers.set('cookie', readFileSync(values.cookie, 'utf8'));
const method = values.request ?? (values.data === undefined ? 'GET' : 'POST');
const answer = await fetch(positionals[0], { method, headers, body: values.data });
if (values['cookie-jar'] !== undefined) {
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  writeFileSync(values['cookie-jar'], cookies.join('; '));
}
process.stdout.write(await answer.text());
