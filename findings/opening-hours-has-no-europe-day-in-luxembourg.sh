#!/usr/bin/env bash
# An office says when it is open in the words of OpenStreetMap: "Mo-Fr 09:00-17:00; PH off", closed on public holidays. opening_hours, the
# library that reads them on OpenStreetMap's own pages and in many maps, has a table of holidays for each country. One would expect that
# Luxembourg's is that of the labour code (article L.232-2), which a law has named eleven days since 2019: the newest is Europe Day, 9 May. In
# fact the library has the ten from before that, so on a 9 May from Monday to Friday it says "open", without a warning, while all other
# holidays are right. date-holidays, another table of the same kind, has the day. (By OpenStreetMap's rules it is given the country, and needs
# no region: all of Luxembourg has the same holidays.)
# It hurts whoever drives to the agency's office in Luxembourg that day, or was promised a call: every map and page that works the hours out with
# it shows an open door. 9 May was a Friday in 2025 and is a Tuesday in 2028, so nobody notices in the years between.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact opening_hours@3.15.0 date-holidays@3.37.0
cat > read.mjs <<'JS'
import Holidays from 'date-holidays';
import OpeningHours from 'opening_hours';

const office = new OpeningHours('Mo-Fr 09:00-17:00; PH off', { lat: 49.61, lon: 6.13, address: { country_code: 'lu', state: '' } });
const other = new Holidays('LU');
const days = { 'Ascension Day': '2025-05-29', 'Europe Day': '2025-05-09', 'Europe Day again': '2028-05-09', 'National Day': '2025-06-23',
  'an ordinary Friday': '2025-05-16' };
for (const [name, day] of Object.entries(days)) {
  const open = office.getState(new Date(`${day}T11:00:00`));
  const isPublic = (other.isHoliday(new Date(`${day}T11:00:00`)) || []).some(({ type }) => type === 'public');
  console.log(`${name}, ${day}: ${open ? 'open' : 'closed'}; date-holidays says ${isPublic ? 'a public holiday' : 'none'}`);
}
console.log(`warnings: ${office.getWarnings().length}`);
JS
seen=$(TZ=Europe/Luxembourg node read.mjs)
echo "opening_hours $(node -p "require('./node_modules/opening_hours/package.json').version")"
echo "$seen"
expected='Ascension Day, 2025-05-29: closed; date-holidays says a public holiday
Europe Day, 2025-05-09: open; date-holidays says a public holiday
Europe Day again, 2028-05-09: open; date-holidays says a public holiday
National Day, 2025-06-23: closed; date-holidays says a public holiday
an ordinary Friday, 2025-05-16: open; date-holidays says none
warnings: 0'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
