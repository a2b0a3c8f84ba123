#!/usr/bin/env bash
# An email or a message says when a viewing is, and an automation reads the moment out of it with chrono-node, the usual reader of such
# sentences in JavaScript, which has French. In French a time is written "14 h 30", with spaces (Lexique des règles typographiques en usage à
# l'Imprimerie nationale; CLDR has it for fr-CA); "14h30" is the short form of screens. One would expect that both are read, or that the long one is not understood at all.
# In fact "12 décembre à 14 h 30" is read as 14:00, and the result says that hour and minute were certain; " 30" is left over. With "à 3 heures
# et demie" it is the same half an hour, and 3 in the night. "14h30" and, in Dutch, "15.30 uur" are right.
# It hurts whoever fills a calendar from emails: somebody stands before a closed door for half an hour, and only in French. The emails of this
# site write "à 14 h 30" as the language does, and so carry the moment once more as an event of a calendar (mail/invitation.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact chrono-node@2.10.3
cat > read.mjs <<'JS'
import * as chrono from 'chrono-node';

const today = new Date('2026-11-25T10:00:00Z');
const read = (language, text) => {
  const [found] = chrono[language].parse(text, today);
  const { start } = found;
  const certain = ['hour', 'minute'].filter((part) => start.isCertain(part)).join(' and ') || 'nothing of the time';
  console.log(`${text}: ${start.date().toISOString().slice(0, 16)}, certain of ${certain}, from "${found.text}"`);
};
read('fr', '12 décembre à 14h30');
read('fr', '12 décembre à 14 h 30');
read('fr', '12 décembre à 14\u00a0h\u00a030');
read('fr', '12 décembre à 15 heures 45');
read('fr', '12 décembre à 3 heures et demie');
read('nl', '12 december om 15.30 uur');
JS
seen=$(TZ=UTC node read.mjs)
echo "chrono-node $(node -p "require('./node_modules/chrono-node/package.json').version"):"
echo "$seen"
expected='12 décembre à 14h30: 2026-12-12T14:30, certain of hour and minute, from "12 décembre à 14h30"
12 décembre à 14 h 30: 2026-12-12T14:00, certain of hour and minute, from "12 décembre à 14"
12 décembre à 14 h 30: 2026-12-12T14:00, certain of hour and minute, from "12 décembre à 14"
12 décembre à 15 heures 45: 2026-12-12T15:00, certain of hour and minute, from "12 décembre à 15"
12 décembre à 3 heures et demie: 2026-12-12T03:00, certain of hour and minute, from "12 décembre à 3"
12 december om 15.30 uur: 2026-12-12T15:30, certain of hour and minute, from "12 december om 15.30 uur"'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
