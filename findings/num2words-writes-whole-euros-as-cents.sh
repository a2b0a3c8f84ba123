#!/usr/bin/env bash
# An offer, a lease or a contract has its amount in figures and in words, and num2words is the package in Python that writes the words, in Dutch,
# French, the French of Belgium and German. One would expect that num2words(249000, to='currency') is 249,000 euros, as it is without "currency".
# In fact an amount that is an int is taken for cents (parse_currency_parts of currency.py: "assume cents if value is integer"), while the same
# amount as a float, a Decimal or a text is taken for euros: 249000 is "tweeduizendvierhonderdnegentig euro", 249000.0 and "249000" are 249,000
# euros. No argument says which is meant, and the README names none of it. Prices of homes are whole euros, which a database, JSON and a sheet give
# as int, and a rent is a float as soon as it has cents: one list has both, and a test with 1250.50 is right.
# It hurts a buyer and a seller: the words, which stand there against a slip in the figures, say a hundredth of them. Here an offer's words are read
# and compared with its figures (locale.SameAmount).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
cat > write.py <<'PY'
from decimal import Decimal
from json import loads

from num2words import num2words

prices = loads('[249000, 249000.0, 850, 850.5]') + ['249000', Decimal(249000)]
for language in 'nl', 'fr', 'de':
    for price in prices:
        print(f'{language} {price!r}: {num2words(price, lang=language, to="currency", currency="EUR")}')
print(f'a number, not an amount: {num2words(249000, lang="nl")}')
PY
seen=$(PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 write.py)
echo "num2words $(dpkg-deb -f python3-num2words_*.deb Version)"
echo "$seen"
expected=$(cat <<'SEEN'
nl 249000: tweeduizendvierhonderdnegentig euro, nul cent
nl 249000.0: tweehonderdnegenenveertigduizend euro, nul cent
nl 850: acht euro, vijftig cent
nl 850.5: achthonderdvijftig euro, vijftig cent
nl '249000': tweehonderdnegenenveertigduizend euro, nul cent
nl Decimal('249000'): tweehonderdnegenenveertigduizend euro, nul cent
fr 249000: deux mille quatre cent quatre-vingt-dix euros et zéro centimes
fr 249000.0: deux cent quarante-neuf mille euros et zéro centimes
fr 850: huit euros et cinquante centimes
fr 850.5: huit cent cinquante euros et cinquante centimes
fr '249000': deux cent quarante-neuf mille euros et zéro centimes
fr Decimal('249000'): deux cent quarante-neuf mille euros et zéro centimes
de 249000: zweitausendvierhundertneunzig Euro und null Cent
de 249000.0: zweihundertneunundvierzigtausend Euro und null Cent
de 850: acht Euro und fünfzig Cent
de 850.5: achthundertfünfzig Euro und fünfzig Cent
de '249000': zweihundertneunundvierzigtausend Euro und null Cent
de Decimal('249000'): zweihundertneunundvierzigtausend Euro und null Cent
a number, not an amount: tweehonderdnegenenveertigduizend
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
