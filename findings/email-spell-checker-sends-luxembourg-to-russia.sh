#!/usr/bin/env bash
# Forms show "did you mean …?" under a mistyped email address, with mailcheck or the package that followed it, @zootools/email-spell-checker.
# One would expect that an address of a country is left alone, and at worst that a typing error is not found. In fact their list of endings has
# .ru and not .lu, one letter away, so that every address of Luxembourg is "corrected" into one of Russia, the ones of the post office
# (pt.lu) and of ministries (gov.lu, in the newer package) too; .gent becomes .de and .immo .it. Belgium's .be is left alone only since it is
# listed.
# It hurts an agency in Luxembourg: a visitor who takes the offer sends the request, with a name, a telephone and a home, in the name of a
# stranger, and the agency's answer goes there. Front-end developers who build a form on the graph find these packages first.
# Here nothing is suggested, and a demand sends nothing before its email was confirmed.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @zootools/email-spell-checker@1.12.0 mailcheck@1.1.1
cat > suggest.mjs <<'JS'
import checker from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';

const offer = (found) => found?.full ?? 'nothing';
for (const domain of ['pt.lu', 'gov.lu', 'education.lu', 'post.lu', 'stad.gent', 'agence.immo', 'telenet.be']) {
  const email = `an@${domain}`;
  console.log(`${email}: ${offer(checker.run({ email }))}, mailcheck ${offer(mailcheck.run({ email }))}`);
}
JS
seen=$(node suggest.mjs)
for name in @zootools/email-spell-checker mailcheck; do
  echo "$name $(node -p "require('./node_modules/$name/package.json').version")"
done
echo "$seen"
expected='an@pt.lu: an@pt.ru, mailcheck an@pt.ru
an@gov.lu: an@gov.ru, mailcheck an@gmx.ru
an@education.lu: an@education.ru, mailcheck an@education.ru
an@post.lu: an@post.ru, mailcheck an@post.ru
an@stad.gent: an@stad.de, mailcheck an@stad.de
an@agence.immo: an@agence.it, mailcheck an@agence.it
an@telenet.be: nothing, mailcheck nothing'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
