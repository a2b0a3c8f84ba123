#!/usr/bin/env bash
# Somebody answers the agency's email, and a program reads what is new in it with the npm package planer, which leaves out what is quoted
# below and knows the heads that mail programs put above it in many languages: "Van: … Verzonden: … Aan: …", "De : … À : …". One would expect
# it to know such a head by its addresses or by what stands in it. In fact a single line that begins with "Van:" (Dutch) or "De :" (French)
# is a head whatever follows, and all from there to the end is cut. These are also the words for "from", with which people write from when
# and until when they would rent, or at which hours they can come.
# It hurts the visitor: "We would like to rent it. From: 1 January, Until: 31 December, For: 950 euros" reaches the desk as "We would like to
# rent it", without a sign that anything is missing. Here answers to emails go to the agency's own mailbox and are not cut.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact planer@1.2.0
cat > answers.mjs <<'JS'
import planer from 'planer';

const answers = {
  'with a head': 'Donderdag past ons.\n\nVan: Lise Claes <lise@agency.example>\nVerzonden: dinsdag 1 december 2026 14:00\nAan: An\n\nPast donderdag?',
  'an offer in Dutch': 'Wij huren het graag.\n\nVan: 1 januari 2027\nTot: 31 december 2027\nVoor: 950 euro per maand\n\nAn',
  'hours in French': 'Je peux venir jeudi.\n\nDe : 14 h\nJusqu’à : 16 h\n\nAn',
  'an offer with other words': 'Wij huren het graag.\n\nVanaf: 1 januari 2027\nTot: 31 december 2027\n\nAn',
};
for (const [name, text] of Object.entries(answers))
  console.log(`${name}: ${planer.extractFrom(text, 'text/plain').replace(/\n+/g, ' / ')}`);
JS
seen=$(node answers.mjs)
echo "planer $(node -p "JSON.parse(require('fs').readFileSync('node_modules/planer/package.json')).version")"
echo "$seen"
expected='with a head: Donderdag past ons.
an offer in Dutch: Wij huren het graag.
hours in French: Je peux venir jeudi.
an offer with other words: Wij huren het graag. / Vanaf: 1 januari 2027 / Tot: 31 december 2027 / An'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
