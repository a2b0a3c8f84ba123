#!/usr/bin/env bash
# A visitor writes a budget or an offer in words, "mille deux cents euros", and a bot reads it with Microsoft's Recognizers-Text, the package for
# numbers, amounts and days that its bots for JavaScript use, which has French. In French "cent" takes an s where it is multiplied and ends the
# number, "deux cents euros", and has none in "deux cent cinquante" (Académie française; the Bescherelle). One would expect that both are read,
# or that the wrong spelling fares worse. In fact only the one without s is known as a hundred: "deux cents euros" is two, of the unit Cent, and
# beside it an amount of euros without a value; "mille deux cents euros" is 1002 Cent, "trois cents mille euros" is 3 Cent and 1000 euros. The
# misspelt "deux cent euros" is 200 euros, as are figures, and all numbers that do not end in a round hundred are right.
# It hurts an agency whose French-speaking customers talk to such a bot: a rent of eight hundred is eight cents, in no other language. Here amounts
# in words are read in the language of the form, with both spellings (locale/amountinwords.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @microsoft/recognizers-text-suite@1.3.1
cat > read.mjs <<'JS'
import recognizers from '@microsoft/recognizers-text-suite';

const texts = ['200 euros', 'deux cent cinquante euros', 'deux cents euros', 'deux cent euros', 'huit cents euros par mois',
  'mille deux cents euros', 'trois cents mille euros', 'quatre-vingts euros'];
for (const text of texts) {
  const numbers = recognizers.recognizeNumber(text, 'fr-fr').map(({ resolution }) => resolution.value);
  const amounts = recognizers.recognizeCurrency(text, 'fr-fr').map(({ resolution }) => `${resolution.value} ${resolution.unit}`);
  console.log(`${text}: number ${numbers.join(' and ')}, amount ${amounts.join(' and ')}`);
}
JS
seen=$(node read.mjs)
echo "Recognizers-Text $(node -p "require('./node_modules/@microsoft/recognizers-text-suite/package.json').version")"
echo "$seen"
expected='200 euros: number 200, amount 200 Euro
deux cent cinquante euros: number 250, amount 250 Euro
deux cents euros: number 2, amount 2 Cent and null Euro
deux cent euros: number 200, amount 200 Euro
huit cents euros par mois: number 8, amount 8 Cent and null Euro
mille deux cents euros: number 1002, amount 1002 Cent and null Euro
trois cents mille euros: number 3 and 1000, amount 3 Cent and 1000 Euro
quatre-vingts euros: number 80, amount 80 Euro'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
