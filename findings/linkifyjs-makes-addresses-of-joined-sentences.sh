#!/usr/bin/env bash
# A description comes out of a CRM without its tags, and where a line ended two sentences touch: "Ruim appartement.De keuken is nieuw." Or a visitor
# forgot a space. The page makes links of the addresses in texts with linkifyjs; mailparser, the usual reader of emails in JavaScript, does so with
# linkify-it for textAsHtml. One would expect that a word, a full stop and a word with a capital are no address. In fact what follows the full
# stop only has to be one of the thousand endings that the internet has, in capitals or not: "De", the commonest word of Dutch, is Germany; "Er"
# Eritrea, "In" India, the French "La" Laos and "Et" Ethiopia, the German "Im" the Isle of Man; and "Maison", "Haus" and "Immo" are endings, too.
# So http://appartement.De, http://Arlon.Maison and even http://249.000.De stand there, blue and live, and belong to whoever registers them. "Het"
# and "Die" are none, so it is right with the next text. linkify-it 6 guesses only if it is told to; linkifyjs does always.
# It hurts an agency whose homes lead to strangers' pages from the middle of a sentence, and nobody at the agency put a link there. Here a text has
# the links that its writer made, and no other.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact linkifyjs@4.4.0 mailparser@3.14.2 linkify-it@6.1.0
cat > link.mjs <<'JS'
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { simpleParser } from 'mailparser';

const texts = ['Ruim appartement. De keuken is nieuw.', 'Ruim appartement.De keuken is nieuw.', 'Rustig gelegen.Er is een garage.', 'Met garage.Het huis is vrij.',
  'Prijs 249.000.De koper betaalt', 'Belle villa.La cuisine est neuve.', 'Arlon.Maison avec jardin', 'Bezugsfertig.Im Keller ist Platz.'];
for (const text of texts) {
  const email = await simpleParser(`From: an@example.org\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`);
  const links = {
    linkifyjs: find(text).map(({ href }) => href),
    mailparser: [...email.textAsHtml.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    'linkify-it 6': (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
  };
  console.log(`${text} -> ${Object.entries(links).map(([name, list]) => `${name} ${list.join(' ') || 'none'}`).join(', ')}`);
}
JS
seen=$(node link.mjs)
version() { node -p "JSON.parse(require('node:fs').readFileSync('node_modules/$1/package.json')).version"; }
echo "linkifyjs $(version linkifyjs), mailparser $(version mailparser)"
echo "$seen"
expected='Ruim appartement. De keuken is nieuw. -> linkifyjs none, mailparser none, linkify-it 6 none
Ruim appartement.De keuken is nieuw. -> linkifyjs http://appartement.De, mailparser http://appartement.De, linkify-it 6 none
Rustig gelegen.Er is een garage. -> linkifyjs http://gelegen.Er, mailparser http://gelegen.Er, linkify-it 6 none
Met garage.Het huis is vrij. -> linkifyjs none, mailparser none, linkify-it 6 none
Prijs 249.000.De koper betaalt -> linkifyjs http://249.000.De, mailparser http://249.000.De, linkify-it 6 none
Belle villa.La cuisine est neuve. -> linkifyjs http://villa.La, mailparser http://villa.La, linkify-it 6 none
Arlon.Maison avec jardin -> linkifyjs http://Arlon.Maison, mailparser http://Arlon.Maison, linkify-it 6 none
Bezugsfertig.Im Keller ist Platz. -> linkifyjs http://Bezugsfertig.Im, mailparser http://Bezugsfertig.Im, linkify-it 6 none'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
