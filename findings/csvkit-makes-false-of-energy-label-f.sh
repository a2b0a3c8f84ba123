#!/usr/bin/env bash
# A list of homes is CSV, and csvkit, the usual tools for it, gives it as JSON (csvjson) or as a table to look at (csvlook). They find out
# what a column is from its cells. One would expect that they know numbers and days, and leave the rest as text. In fact the first thing that
# they try is yes or no, for which t, f, y, n, 1 and 0 are words too, and the third is a length of time: where each home of the list has energy
# label F, the label is false; one bathroom each is true, and a number again as soon as one home has two; plots of "12m" and "8m" wide last
# 12 and 8 minutes; "2w", two flats of a building, are 14 days. Which it is depends on the other rows, and there is no warning.
# It hurts whoever passes a list on to a program or a portal in this way: the homes that must be renovated have no label, in silence, and the
# next list is another. csvkit leaves all as it is with -I (--no-inference). The sheet of homes here is read by the names of its columns.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-agateexcel python3-agatedbf python3-agatesql python3-isodate \
  python3-babel python-babel-localedata python3-leather python3-parsedatetime python3-pytimeparse python3-slugify python3-unidecode \
  python3-text-unidecode python3-future python3-tz python3-six 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
csvjson() {
  PYTHONPATH=$dir/root/usr/lib/python3/dist-packages /usr/bin/python3 -c \
    'import sys; from csvkit.utilities.csvjson import launch_new_instance as run; sys.argv[0] = "csvjson"; run()' "$@"
}
cat > homes.csv <<'CSV'
reference,label,bathrooms,width,flats
MAAS-1,F,1,12m,2w
MAAS-2,F,1,8m,3w
CSV
sed 's/MAAS-2,F,1/MAAS-2,E,2/' homes.csv > others.csv
seen=$(for list in homes others; do echo "$list.csv"; csvjson "$list.csv" | sed 's/}, /},\n /'; echo; done; echo '-I'; csvjson -I homes.csv | sed 's/}, /},\n /')
echo "csvkit $(dpkg-deb -f python3-csvkit_*.deb Version), agate $(dpkg-deb -f python3-agate_*.deb Version)"
echo "$seen"
expected=$(cat <<'SEEN'
homes.csv
[{"reference": "MAAS-1", "label": false, "bathrooms": true, "width": "0:12:00", "flats": "14 days, 0:00:00"},
 {"reference": "MAAS-2", "label": false, "bathrooms": true, "width": "0:08:00", "flats": "21 days, 0:00:00"}]
others.csv
[{"reference": "MAAS-1", "label": "F", "bathrooms": 1.0, "width": "0:12:00", "flats": "14 days, 0:00:00"},
 {"reference": "MAAS-2", "label": "E", "bathrooms": 2.0, "width": "0:08:00", "flats": "21 days, 0:00:00"}]
-I
[{"reference": "MAAS-1", "label": "F", "bathrooms": "1", "width": "12m", "flats": "2w"},
 {"reference": "MAAS-2", "label": "F", "bathrooms": "1", "width": "8m", "flats": "3w"}]
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
