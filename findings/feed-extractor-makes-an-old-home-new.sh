#!/usr/bin/env bash
# An entry of an Atom feed says when it was published and when it was last changed, and both stand in a feed of homes: a home that is on offer
# since March and cheaper since yesterday. The npm package @extractus/feed-extractor gives each entry a time named "published". One would
# expect the first of the two; "updated" is what Atom has for the second. In fact it is the second whenever there is one, and Atom wants one
# in every entry: "published" is never read. So the feed's own link is what the feed says of itself (rel="self"), not the page that it
# belongs to, when that link comes first.
# It hurts the portal or the newsletter that shows what is new: each change of a price, a photo or a word makes an old home the newest, and
# homes that are really new go under. An option turns all of that off at once (normalization: false), with which both times are there.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @extractus/feed-extractor@8.0.3
cat > entries.mjs <<'JS'
import { extractFromXml } from '@extractus/feed-extractor';

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://agency.example/nl/feed.xml</id>
  <title>Te koop</title>
  <updated>2026-11-29T09:00:00Z</updated>
  <link rel="self" href="https://agency.example/nl/feed.xml"/>
  <link rel="alternate" href="https://agency.example/nl/te-koop/"/>
  <entry>
    <id>tag:agency.example,2026:12</id>
    <title>Huis in Bree</title>
    <link href="https://agency.example/nl/12/"/>
    <published>2026-03-02T09:00:00Z</published>
    <updated>2026-11-29T09:00:00Z</updated>
  </entry>
</feed>`;
const { link, entries } = extractFromXml(feed);
console.log('the entry is published', entries[0].published);
console.log('the feed belongs to', link);
const [entry] = [extractFromXml(feed, { normalization: false }).entry].flat();
console.log('without normalization', entry.published, 'and', entry.updated);
JS
seen=$(node entries.mjs)
echo "@extractus/feed-extractor $(node -p "JSON.parse(require('fs').readFileSync('node_modules/@extractus/feed-extractor/package.json')).version")"
echo "$seen"
expected='the entry is published 2026-11-29T09:00:00.000Z
the feed belongs to https://agency.example/nl/feed.xml
without normalization 2026-03-02T09:00:00Z and 2026-11-29T09:00:00Z'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
