#!/usr/bin/env bash
# Two caches stand one behind the other: a CDN or Varnish, and nginx with proxy_cache. An answer says "max-age=10", and the inner cache hands it
# on with "Age: 9": nine of the ten seconds are over (RFC 9111 sections 4.2 and 5.1). One would expect that nginx, which takes its time to live
# from Cache-Control, keeps it for one second more. In fact nginx never reads Age: it keeps the answer for ten seconds of its own, and gives it
# with the old "Age: 9" all that time, so that nobody behind it can see that it is older either. With each such cache in the row, what is
# "at most an hour old" may be an hour older. X-Accel-Expires or proxy_cache_valid, which say times of their own, are the way round it.
# It hurts a site behind both: a sold home, or a price, is shown for twice as long as was said, and a browser keeps it again after that. Pages
# of this site say no-cache; files that may be kept have a name of their own for each content (server/webapp/static.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'kill $(jobs -p) 2> /dev/null; wait; rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq nginx=1.22.1-9+deb12u11 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
cat > nginx.conf <<CONF
daemon off;
master_process off;
pid $dir/pid;
error_log $dir/error.log;
events {}
http {
  access_log off;
  client_body_temp_path $dir/body;
  proxy_temp_path $dir/proxy;
  fastcgi_temp_path $dir/fastcgi;
  uwsgi_temp_path $dir/uwsgi;
  scgi_temp_path $dir/scgi;
  proxy_cache_path $dir/cache keys_zone=pages:1m;
  server {
    listen unix:$dir/nginx.sock;
    location / {
      proxy_pass http://unix:$dir/origin.sock:;
      proxy_cache pages;
      add_header X-Cache \$upstream_cache_status;
    }
  }
}
CONF
cat > ask.mjs <<'JS'
import { createServer, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

let asked = 0;
const origin = createServer((_, response) => {
  response.writeHead(200, { 'Cache-Control': 'public, max-age=10', Age: '9', Date: new Date().toUTCString() });
  response.end(`answer ${++asked}`);
});
await new Promise((resolve) => origin.listen('origin.sock', resolve));
const ask = async () => {
  const answer = await new Promise((resolve, reject) => get({ socketPath: 'nginx.sock', path: '/' }, resolve).on('error', reject));
  return `${await text(answer)}, ${answer.headers['x-cache']}, Age ${answer.headers.age}`;
};
console.log(`at once: ${await ask()}`);
await pause(3500);
console.log(`3.5 seconds later: ${await ask()}`);
origin.close();
JS
root/usr/sbin/nginx -v 2>&1
root/usr/sbin/nginx -e "$dir/error.log" -p "$dir" -c "$dir/nginx.conf" &
for _ in $(seq 100); do
  if [ -S nginx.sock ]; then break; fi
  sleep 0.1
done
seen=$(node ask.mjs)
echo "$seen"
expected='at once: answer 1, MISS, Age 9
3.5 seconds later: answer 1, HIT, Age 9'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
