#!/usr/bin/env bash
# A page writes a price with the word behind it, and its texts have one form for one and one for all else: price_one and price_other, in Dutch,
# English, German and French. One would expect that i18next, the usual library for texts in JavaScript, takes price_other for whatever has no form
# of its own: CLDR has "other" in every language, and in ICU messages it is what is left. In fact French has a third category since CLDR 38, "many",
# for whole millions and nothing else ("un million d'euros"); i18next takes the category from Intl.PluralRules, looks for price_many, and never
# for price_other: what is missing comes from the fallback language, or is the key itself. 999,000, 1,349,000 and 1,000,001 euros are French,
# 1,000,000 and 2,000,000 are Dutch, or "price". Nothing throws, and a test that counts to a hundred has seen each form there is.
# It hurts visitors who read French, at the round prices of the dearest homes, in "up to a million" of a filter and in an alert's subject. Here each
# text is an ICU message, and a test demands `many` of every French plural (web/shared/i18n/messages.test.ts).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact i18next@26.7.2 intl-messageformat@12.1.5
cat > write.mjs <<'JS'
import i18next from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';

const translation = {
  nl: { price_one: '{{count}} euro, kosten niet inbegrepen', price_other: '{{count}} euro, kosten niet inbegrepen' },
  fr: { price_one: '{{count}} euro, frais non compris', price_other: '{{count}} euros, frais non compris' },
};
const resources = Object.fromEntries(Object.entries(translation).map(([language, texts]) => [language, { translation: texts }]));
const withDutch = i18next.createInstance({ lng: 'fr', fallbackLng: 'nl', resources });
const alone = i18next.createInstance({ lng: 'fr', fallbackLng: false, resources });
await withDutch.init();
await alone.init();
const icu = new IntlMessageFormat('{count, plural, one {# euro} other {# euros}}, frais non compris', 'fr');
for (const count of [1, 100, 999000, 1000000, 1000001, 1349000, 2000000]) {
  const category = new Intl.PluralRules('fr').select(count);
  console.log(`${count} (${category}): ${withDutch.t('price', { count })} | without a fallback: ${alone.t('price', { count })}`);
}
console.log(`an ICU message: ${icu.format({ count: 1000000 }).replaceAll(/\s/g, ' ')}`);
JS
seen=$(node write.mjs)
echo "i18next $(node -p "JSON.parse(require('node:fs').readFileSync('node_modules/i18next/package.json')).version"), CLDR $(node -p process.versions.cldr)"
echo "$seen"
expected='1 (one): 1 euro, frais non compris | without a fallback: 1 euro, frais non compris
100 (other): 100 euros, frais non compris | without a fallback: 100 euros, frais non compris
999000 (other): 999000 euros, frais non compris | without a fallback: 999000 euros, frais non compris
1000000 (many): 1000000 euro, kosten niet inbegrepen | without a fallback: price
1000001 (other): 1000001 euros, frais non compris | without a fallback: 1000001 euros, frais non compris
1349000 (other): 1349000 euros, frais non compris | without a fallback: 1349000 euros, frais non compris
2000000 (many): 2000000 euro, kosten niet inbegrepen | without a fallback: price
an ICU message: 1 000 000 euros, frais non compris'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
