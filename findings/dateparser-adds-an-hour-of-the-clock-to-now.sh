#!/usr/bin/env bash
# A visitor's email says when: "morgen om 14.30 uur", "demain à 14 heures", and an automation reads the moment out of it with dateparser, the
# usual reader of dates in other languages in Python, which has Dutch, French and German. In Dutch and French the word of the clock is also that of
# a length of time. One would expect that a time of day is read, or that the text is not understood: None is what dateparser gives then. In fact
# it takes the hour for hours that pass from now on: read at nine, "morgen om 14.30 uur" is 23:18, since 14.3 hours are 14 hours and 18 minutes,
# and at ten it is 18 minutes past midnight; "vandaag om 16 uur" is yesterday at 17:00, for without a word that says which way it counts back.
# After a day without a year the hour becomes the year: "8 december om 14 uur" is in 2014. In German the time is dropped, so that it is as late
# as now. "14:30" alone is right, as one tries it.
# It hurts whoever fills a calendar or an agent's day from emails: each request has another wrong hour, depending on when it was read. The
# emails of this site name year and time, and carry the moment once more as an event of a calendar (mail/invitation.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-dateparser=1.1.6-1 python3-dateutil=2.8.2-2 python3-tz=2022.7.1-4 python3-tzlocal=4.2-1 \
  python3-pytz-deprecation-shim=0.1.0.post0-3 python3-regex=0.1.20221031-1+b1 python3-six=1.16.0-4 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
cat > read.py <<'PY'
from datetime import datetime
from warnings import simplefilter

simplefilter('ignore')
import dateparser

texts = {'nl': ['morgen om 14:30', 'morgen om 14.30 uur', 'vandaag om 16 uur', '8 december om 14 uur', '8 december 2026 om 14.30 uur'],
         'fr': ['demain à 14h30', 'demain à 14 heures', 'le 8 décembre à 14 heures'],
         'de': ['morgen um 14:30', 'morgen um 14 Uhr']}
for hour in 9, 10:
    now = datetime(2026, 11, 30, hour)
    print(f'read on {now:%d.%m.%Y %H:%M}')
    for language, several in texts.items():
        for text in several:
            print(f"  {text} -> {dateparser.parse(text, languages=[language], settings={'RELATIVE_BASE': now}):%d.%m.%Y %H:%M}")
PY
seen=$(PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 read.py)
echo "dateparser $(dpkg-deb -f python3-dateparser_*.deb Version)"
echo "$seen"
expected='read on 30.11.2026 09:00
  morgen om 14:30 -> 01.12.2026 14:30
  morgen om 14.30 uur -> 01.12.2026 23:18
  vandaag om 16 uur -> 29.11.2026 17:00
  8 december om 14 uur -> 08.12.2014 00:00
  8 december 2026 om 14.30 uur -> 08.12.2026 14:30
  demain à 14h30 -> 01.12.2026 14:30
  demain à 14 heures -> 01.12.2026 23:00
  le 8 décembre à 14 heures -> 08.12.2014 00:00
  morgen um 14:30 -> 01.12.2026 14:30
  morgen um 14 Uhr -> 01.12.2026 09:00
read on 30.11.2026 10:00
  morgen om 14:30 -> 01.12.2026 14:30
  morgen om 14.30 uur -> 02.12.2026 00:18
  vandaag om 16 uur -> 29.11.2026 18:00
  8 december om 14 uur -> 08.12.2014 00:00
  8 december 2026 om 14.30 uur -> 08.12.2026 14:30
  demain à 14h30 -> 01.12.2026 14:30
  demain à 14 heures -> 02.12.2026 00:00
  le 8 décembre à 14 heures -> 08.12.2014 00:00
  morgen um 14:30 -> 01.12.2026 14:30
  morgen um 14 Uhr -> 01.12.2026 10:00'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
