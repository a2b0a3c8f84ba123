#!/usr/bin/env bash
# An answer says "Cache-Control: max-age=1, must-revalidate": for a second it may be stored, afterwards never given without asking the
# origin (RFC 9111 section 5.2.2.2: a cache MUST NOT reuse it). That is how one sends what may change any moment. One would expect that
# Varnish, which reads max-age and s-maxage of the same header, keeps to it. In fact it never reads must-revalidate or proxy-revalidate: what
# it stores is given for ten seconds more (default_grace) after it became stale, while it asks in the background. Its own Age header then is
# greater than max-age. What ends that is another word of the same header, stale-while-revalidate=0, or beresp.grace in VCL.
# It hurts a site behind Varnish that believes in the word: a visitor reads a price that is ten seconds old, and a test that reads, changes and
# reads again sees the old. Pages of this site say no-cache, which Varnish does not store (server/page.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'kill $(jobs -p) 2> /dev/null; wait; rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq varnish=7.1.1-2+deb12u1 libvarnishapi3=7.1.1-2+deb12u1 libjemalloc2=5.3.0-1 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
libraries=$(echo "$dir"/root/usr/lib/*-linux-gnu)
cat > origin.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const asked = {};
const server = createServer((request, response) => {
  response.setHeader('Cache-Control', `public, max-age=1, must-revalidate${request.url === '/zero' ? ', stale-while-revalidate=0' : ''}`);
  asked[request.url] = (asked[request.url] ?? 0) + 1;
  response.end(`answer ${asked[request.url]}`);
}).listen(0, '127.0.0.1', () => writeFileSync('origin.vcl', `vcl 4.1;
backend default { .host = "127.0.0.1"; .port = "${server.address().port}"; }
`));
JS
cat > ask.mjs <<'JS'
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const ask = async (path) => {
  const answer = await new Promise((resolve, reject) => get({ socketPath: 'varnish.sock', path }, resolve).on('error', reject));
  return `${answer.statusCode} ${await text(answer)}, ${Number(answer.headers.age) > 1 ? 'older than its max-age' : 'fresh'}`;
};
for (const path of ['/', '/zero']) {
  console.log(`${path} first: ${await ask(path)}`);
  await pause(2500);
  console.log(`${path} 2.5 seconds later: ${await ask(path)}`);
}
JS
node origin.mjs &
until [ -s origin.vcl ]; do sleep 0.1; done
export LD_LIBRARY_PATH=$libraries:$libraries/varnish
root/usr/sbin/varnishd -V 2>&1 | head -1
root/usr/sbin/varnishd -F -j none -n "$dir/work" -a "$dir/varnish.sock" -f "$dir/origin.vcl" -s malloc,16m > varnish.log 2>&1 &
unset LD_LIBRARY_PATH
for _ in $(seq 100); do
  if [ -S varnish.sock ] && grep -q 'Child launched OK' varnish.log; then break; fi
  sleep 0.2
done
seen=$(node ask.mjs)
echo "$seen"
expected='/ first: 200 answer 1, fresh
/ 2.5 seconds later: 200 answer 1, older than its max-age
/zero first: 200 answer 1, fresh
/zero 2.5 seconds later: 200 answer 2, fresh'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
