#!/usr/bin/env bash
# An agency has its films at Vimeo, a showcase of them for each project, and gives the address of a home's film as its CRM or somebody else
# copied it. A site finds the player with the npm package js-video-url-parser: parse gives the id of the video, create the address of a frame.
# One would expect undefined for what is no video, as the package gives for a channel of YouTube. In fact the first number of any address of
# Vimeo is taken as the id of a video: that of a showcase (https://vimeo.com/showcase/7654321) and of an event that is sent live too. Numbers
# of showcases, events and videos are counted apart, so that it is the number of a video of somebody else, or of none.
# It hurts the seller of the home: the page shows, without any error, whatever a stranger put at Vimeo under that number. No status tells it,
# since the frame is a good one. Here such an address is of no known kind, and a warning names it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact js-video-url-parser@0.5.1
cat > frames.mjs <<'JS'
import parser from 'js-video-url-parser';

for (const address of [
  'https://vimeo.com/76979871',
  'https://vimeo.com/showcase/7654321/video/76979871',
  'https://vimeo.com/showcase/7654321',
  'https://vimeo.com/event/3127654',
  'https://www.youtube.com/c/houses',
]) {
  const videoInfo = parser.parse(address);
  console.log(address, 'is', parser.create({ videoInfo, format: 'embed' }) ?? 'no video');
}
JS
seen=$(node frames.mjs)
echo "js-video-url-parser $(node -p "JSON.parse(require('fs').readFileSync('node_modules/js-video-url-parser/package.json')).version")"
echo "$seen"
expected='https://vimeo.com/76979871 is //player.vimeo.com/video/76979871
https://vimeo.com/showcase/7654321/video/76979871 is //player.vimeo.com/video/76979871
https://vimeo.com/showcase/7654321 is //player.vimeo.com/video/7654321
https://vimeo.com/event/3127654 is //player.vimeo.com/video/3127654
https://www.youtube.com/c/houses is no video'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
