#!/usr/bin/env bash
# The list of a CRM comes as CSV and goes on as JSON. Miller (mlr --icsv --ojson) does it in one line, and writes a cell that is a number without
# quotes. One would expect that what it writes without quotes is a number of JSON (RFC 8259 section 6), since it reads and counts with it.
# In fact it writes the cell as it stands, and knows more forms of numbers than JSON: ".5", which is how Oracle writes a half (a share of
# 0.5 ha, half a bathroom), "5." and "0x1F", the hexadecimal part of a number of a file. The rest of the list is right, so that a list without
# such a cell passes every test. The file cannot be read by any program for JSON: not one home of it arrives.
# It hurts whoever delivers with such a step: the day on which one plot measures half a hectare, the whole delivery is refused. The import here
# reads sheets as they are.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq miller=6.6.0-2+b3 2> /dev/null
dpkg -x miller_*.deb root
as_json() { # one home whose plot is the argument
  printf 'reference,hectares\nMAAS-1,%s\n' "$1" | root/usr/bin/mlr --icsv --ojson cat | tee written.json | grep hectares | tr -d '\n'
  node -e 'try { JSON.parse(require("fs").readFileSync("written.json", "utf8")); console.log("  JSON"); } catch { console.log("  no JSON"); }'
}
seen=$(for plot in 0.5 .5 5. 0x1F 0512 1_000; do as_json "$plot"; done)
root/usr/bin/mlr --version
echo "$seen"
expected='  "hectares": 0.5  JSON
  "hectares": .5  no JSON
  "hectares": 5.  no JSON
  "hectares": 0x1F  no JSON
  "hectares": "0512"  JSON
  "hectares": "1_000"  JSON'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
