#!/usr/bin/env bash
# A visitor who reads French types a price, "249.000", as everybody in Belgium and Luxembourg writes it. Whose page it is decides the locale:
# fr-BE or fr-LU. One would expect that @internationalized/number, which reads numbers for the fields of React Aria, gives 249000 in both: it is
# one language and one habit. In fact CLDR, whose marks it takes, groups French numbers with a point in Luxembourg and with a narrow space in
# Belgium, so that in fr-BE the point, which is no mark of that locale at all, is taken for a decimal one: parse gives 249, and no NaN, which it
# gives for other texts. isValidPartialNumber, with which a field looks at each key, says no to it there; whoever pastes it, or only parses, is
# told nothing. In nl-BE, de-LU and fr-LU it is 249000.
# It hurts a visitor of a form made with it: a budget of 249 finds nothing, an offer is a thousandth. Here three digits after one mark are
# thousands of an amount in every language, because no price has three decimals.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @internationalized/number@3.6.9
cat > read.mjs <<'JS'
import { NumberParser } from '@internationalized/number';

for (const locale of ['fr-BE', 'fr-LU', 'nl-BE', 'de-LU']) {
  const parser = new NumberParser(locale, { style: 'currency', currency: 'EUR' });
  const sign = new Intl.NumberFormat(locale).formatToParts(249000).find(({ type }) => type === 'group').value;
  console.log(
    `${locale}: group U+${sign.codePointAt().toString(16).padStart(4, '0')}, "249.000" is ${parser.parse('249.000')},`,
    `right as typed: ${parser.isValidPartialNumber('249.000')}`,
  );
}
JS
seen=$(node read.mjs)
echo "@internationalized/number $(node -p "require('./node_modules/@internationalized/number/package.json').version"), CLDR $(node -p process.versions.cldr)"
echo "$seen"
expected=$(cat <<'SEEN'
fr-BE: group U+202f, "249.000" is 249, right as typed: false
fr-LU: group U+002e, "249.000" is 249000, right as typed: true
nl-BE: group U+002e, "249.000" is 249000, right as typed: true
de-LU: group U+002e, "249.000" is 249000, right as typed: true
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
