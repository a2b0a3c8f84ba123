#!/usr/bin/env bash
# An entry of an Atom feed has several links: the page (rel="alternate"), a photo (rel="enclosure"), the entry itself (rel="self"). In which
# order they stand means nothing (RFC 4287 sections 4.1.1 and 4.2.7). One would expect that parseFeed() of htmlparser2, the parser under
# cheerio and many bots, gives the page as an item's link, or all links. In fact it gives the first link, whatever its rel, and no other: if
# the photo stands first, the home's "page" is a JPEG, and if the feed names itself first, as RFC 4287's own examples do, the site's page is
# the feed. There is no error; with the page first, all is right, so it passes every test with one's own feed.
# It hurts an agency whose new homes are posted by a bot: each post leads to a picture without price or form. In the feeds of this site the
# page is the first link of the feed and of each entry (server/atom/feed.go, TestThePageIsTheFirstLinkOfAFeed).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact htmlparser2@12.0.0
cat > read.mjs <<'JS'
import { parseFeed } from 'htmlparser2';

const page = '<link rel="alternate" type="text/html" href="https://example.org/1"/>';
const photo = '<link rel="enclosure" type="image/jpeg" length="1000" href="https://example.org/1.jpg"/>';
const site = '<link rel="alternate" type="text/html" href="https://example.org/"/>';
const self = '<link rel="self" href="https://example.org/feed.atom"/>';
const read = (ofFeed, ofEntry) => {
  const feed = parseFeed(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Homes</title><id>https://example.org/</id><updated>2026-11-01T10:00:00Z</updated>
<author><name>Agency</name></author>${ofFeed.join('')}<entry><title>House</title><id>https://example.org/1</id>
<updated>2026-11-01T10:00:00Z</updated>${ofEntry.join('')}<summary>Three bedrooms</summary></entry></feed>`);
  return `site ${feed.link}, home ${feed.items[0].link}, the photo anywhere ${JSON.stringify(feed).includes('.jpg')}`;
};
console.log(`page first: ${read([site, self], [page, photo])}`);
console.log(`page second: ${read([self, site], [photo, page])}`);
JS
seen=$(node read.mjs)
echo "htmlparser2 $(node -p "require('./node_modules/htmlparser2/package.json').version"), the same feed with its links in another order:"
echo "$seen"
expected='page first: site https://example.org/, home https://example.org/1, the photo anywhere false
page second: site https://example.org/feed.atom, home https://example.org/1.jpg, the photo anywhere true'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
