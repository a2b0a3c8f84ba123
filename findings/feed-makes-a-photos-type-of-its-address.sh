#!/usr/bin/env bash
# An agency's list of new homes becomes a feed with the npm package feed, which takes the photo of a home as the address that a CRM gives. An
# enclosure of a feed must have its type (RSS 2.0; RFC 4287 section 4.2.7.4). One would expect that the package leaves out or guesses
# image/jpeg what it cannot know. In fact it makes the type of the address: "image/" and all that stands behind the last full stop of the path,
# or the whole path without one. A photo at /media/abc123 is of the type "image//media/abc123", one below /v1.2/ of "image/2/photo", and the
# usual .jpg of "image/jpg", which no registry has. The length is 0 in RSS.
# It hurts whoever reads the feed by its types, as the standards say: mail services and portals that take image/jpeg and image/png show every
# home without its photo, and no validator runs over a feed that was right with ".jpeg". Feeds here have the type of the file's content.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact feed@6.0.0
cat > write.mjs <<'JS'
import { Feed } from 'feed';

const date = new Date('2026-11-30T10:00:00Z');
for (const photo of ['/p.jpeg', '/p.jpg', '/p.JPG?width=400&format=webp', '/media/abc123', '/v1.2/photo']) {
  const feed = new Feed({ title: 'Homes', id: 'urn:homes', copyright: '', updated: date });
  feed.addItem({ title: 'House', id: 'urn:1', link: 'https://www.example.com/1/', date, image: `https://www.example.com${photo}` });
  const types = [feed.rss2(), feed.atom1()].map((text) => text.match(/enclosure.*type="([^"]*)"/)[1]);
  console.log(photo, 'is', ...new Set(types));
}
JS
seen=$(node write.mjs)
echo "feed $(node -p "JSON.parse(require('fs').readFileSync('node_modules/feed/package.json')).version")"
echo "$seen"
expected='/p.jpeg is image/jpeg
/p.jpg is image/jpg
/p.JPG?width=400&format=webp is image/JPG
/media/abc123 is image//media/abc123
/v1.2/photo is image/2/photo'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
