#!/usr/bin/env bash
# A portal sends the name of whoever asks about a home in one field, and most CRMs want a first and a last name. The npm package
# parse-full-name takes a name apart and knows that "van", "de" and "der" belong to the name of the family. One would expect the same of "van
# den", the most frequent of all these in Flanders. In fact "den" is among the words whose capitals it mends, but not among those that begin a
# last name: An van der Linden is named van der Linden, and An van den Berg only Berg, with "van den" as her middle name. So are "ten Have"
# and "op den Kamp".
# It hurts the agency whose CRM is filled so: it writes "Dear Mrs Berg" and sorts her under B, and her next request, from a form with two
# fields, is somebody else's. Nothing is an error. Here forms ask for both names, and no name is taken apart.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact parse-full-name@1.2.7
cat > names.mjs <<'JS'
import { parseFullName } from 'parse-full-name';

for (const name of [
  'An van der Linden',
  'An Van de Velde',
  'An van den Berg',
  'An Van den Broeck',
  'An ten Have',
  'An op den Kamp',
]) {
  const { middle, last } = parseFullName(name);
  console.log(name + ': last', last + (middle && `, middle ${middle}`));
}
JS
seen=$(node names.mjs)
echo "parse-full-name $(node -p "JSON.parse(require('fs').readFileSync('node_modules/parse-full-name/package.json')).version")"
echo "$seen"
expected='An van der Linden: last van der Linden
An Van de Velde: last Van de Velde
An van den Berg: last Berg, middle van den
An Van den Broeck: last Broeck, middle Van den
An ten Have: last Have, middle ten
An op den Kamp: last Kamp, middle op den'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
