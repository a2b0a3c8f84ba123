#!/usr/bin/env bash
# An offer on a home has its amount in figures and in words, and programs write the words with a package such as written-number. One would expect
# that a language which it does not have is an error, and that those which it has are spelled as schools do. In fact Dutch and German come out in
# English, without a word of warning: 180000 in Dutch is "one hundred eighty thousand". And in French cent and vingt take their s before
# mille too, where they have none: "deux cents mille" for "deux cent mille", "quatre-vingts mille" for "quatre-vingt mille", which every amount
# of 80,000 or of round hundred thousands shows.
# It hurts a buyer in Belgium or Luxembourg: the words of an offer are what a notary reads first, and here they are of a language that nobody chose.
# Here visitors write the words themselves; they are read in the language of the form, and compared with the figures.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact written-number@0.11.1
cat > write.mjs <<'JS'
import written from 'written-number';

for (const [amount, lang] of [
  [180000, 'nl'],
  [180000, 'de'],
  [80000, 'fr'],
  [200000, 'fr'],
  [349000, 'fr'],
  [180000, 'en'],
]) {
  console.log(`${amount} in ${lang}: ${written(amount, { lang })}`);
}
JS
seen=$(node write.mjs)
echo "written-number $(node -p "require('./node_modules/written-number/package.json').version")"
echo "$seen"
expected='180000 in nl: one hundred eighty thousand
180000 in de: one hundred eighty thousand
80000 in fr: quatre-vingts mille
200000 in fr: deux cents mille
349000 in fr: trois cent quarante-neuf mille
180000 in en: one hundred eighty thousand'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
