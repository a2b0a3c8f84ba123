#!/usr/bin/env bash
# The page of an agency says "Company number 0499.999.960", as Belgian law asks, and "Open on 24.11.2026". One would expect that libphonenumber-js,
# which finds the telephone numbers of a text, gives no days and nothing that is grouped as no telephone is, finds none: of 24/11/2026 and of a
# number of VAT it finds none. In fact company numbers have as many digits as mobile numbers and begin alike: it finds +32 499 99 99 60, valid and of
# the type MOBILE. And a day with points, as Belgium, Luxembourg and Germany write it, is the fixed line +32 2 411 20 26 in Brussels: a national
# number may come without its 0 there.
# It hurts whoever makes links of the telephones in a text with it, of a footer or of an email to the desk: a press on the firm's number or on a
# day calls a stranger. Here a telephone is a field of its own, and no text is searched for one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true}' > package.json
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16
cat > read.cjs <<'JS'
const { findPhoneNumbersInText } = require('libphonenumber-js/max');

const base = 4999999; // the last two digits of a company number are 97 less the rest of the others
const number = `0499.999.9${97 - (base % 97)}`;
for (const text of [
  `Company number ${number}`,
  `RPR Tongeren ${number.replaceAll('.', '')}`,
  `VAT BE${number.replaceAll('.', '')}`,
  'Open on 24.11.2026',
  'Open on 24/11/2026',
]) {
  const found = findPhoneNumbersInText(text, 'BE').map(({ number: n }) => `${n.number}, ${n.getType()}, valid: ${n.isValid()}`);
  console.log(`${text}: ${found.join(' and ') || 'none'}`);
}
JS
seen=$(node read.cjs)
echo "libphonenumber-js $(node -p "require('./node_modules/libphonenumber-js/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
Company number 0499.999.960: +32499999960, MOBILE, valid: true
RPR Tongeren 0499999960: +32499999960, MOBILE, valid: true
VAT BE0499999960: none
Open on 24.11.2026: +3224112026, FIXED_LINE, valid: true
Open on 24/11/2026: none
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
