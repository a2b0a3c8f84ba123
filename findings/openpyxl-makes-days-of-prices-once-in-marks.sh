#!/usr/bin/env bash
# Sheets of homes live long: an agency fills in the workbook that it has, and the formats of its cells are those of the Excel which made it. In
# German that was "#,##0\ _D_M": a number, with a space as wide as "DM" behind it, so that amounts with and without the mark stand below each
# other (an underline in a format means a space as wide as the next sign). openpyxl reads workbooks in Python, also for pandas. One would
# expect that a number whose format has neither day nor month is a number. In fact openpyxl leaves out quoted texts and signs behind a \
# before it looks for a letter of days, and not those behind an underline: by the D and the M of the mark it takes the amount for a date. A
# rent of 850 is 29 April 1902, a price of 249,000 the year 2581, a plot of 1,250 m² a day of 1903; the same numbers in the format of the euro
# ("_€") or of another column are numbers, and Excel shows all of them alike.
# It hurts agencies of Luxembourg, East Belgium and Germany whose list somebody reads with Python for a portal or for statistics: days where
# prices were. Formats are read here without the signs behind underlines, and a number stays one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-openpyxl=3.0.9-1 python3-et-xmlfile python3-jdcal 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
cat > read.py <<'PY'
from openpyxl import Workbook, load_workbook

formats = {'#,##0': 850, '#,##0\\ _D_M': 850, '_-* #,##0\\ _D_M_-;\\-* #,##0\\ _D_M_-': 249000, '#,##0\\ _€': 249000,
           '#,##0_D_M': 1250, '#,##0" DM"': 1250, '#,##0\\ \\D\\M': 1250}
book = Workbook()
for n, (code, amount) in enumerate(formats.items(), 1):
    cell = book.active.cell(n, 1, amount)
    cell.number_format = code
book.save('homes.xlsx')
for row, (code, amount) in zip(load_workbook('homes.xlsx').active.iter_rows(), formats.items()):
    print(f'{amount} in {code} is read as {row[0].value}')
PY
seen=$(PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 read.py)
echo "openpyxl $(dpkg-deb -f python3-openpyxl_*.deb Version)"
echo "$seen"
expected='850 in #,##0 is read as 850
850 in #,##0\ _D_M is read as 1902-04-29 00:00:00
249000 in _-* #,##0\ _D_M_-;\-* #,##0\ _D_M_- is read as 2581-09-25 00:00:00
249000 in #,##0\ _€ is read as 249000
1250 in #,##0_D_M is read as 1903-06-03 00:00:00
1250 in #,##0" DM" is read as 1250
1250 in #,##0\ \D\M is read as 1250'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
