#!/usr/bin/env bash
# Estate agents plan by the number of the week, and a planner in the browser takes it from dayjs with its plugin weekOfYear in the agency's own
# locale. One would expect that nl-be numbers weeks as nl, and lb as de: Belgium and Luxembourg have ISO weeks. In fact both locales say on which
# day a week begins and not which week is the first, so that the plugin takes its own rule, the week with 1 January. In 2026, whose first
# of January is a Thursday, that comes to the same; the whole of 2027 and of 2028 is numbered one too high, and 1 January 2027 is in week 1 in
# Dutch of Belgium, in week 53 in Dutch of the Netherlands and in French.
# It hurts a developer whose tests are right this year, and an office in which "open house in week 24" is another Saturday for the colleague who
# reads the desk in French. dayjs's own isoWeek is right in every locale.
# Here the numbers of weeks at the desk are counted by ISO's rule in all languages (web/desk/week/).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact dayjs@1.11.23
cat > weeks.mjs <<'JS'
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';

dayjs.extend(weekOfYear);
dayjs.extend(isoWeek);
for (const locale of ['nl', 'nl-be', 'fr', 'lb']) {
  await import(`dayjs/locale/${locale}.js`);
  const weeks = ['2026-06-15', '2027-01-01', '2027-06-15', '2028-03-01'].map((day) => {
    const date = dayjs(day).locale(locale);
    return `${day} ${date.week()} (ISO ${date.isoWeek()})`;
  });
  console.log(`${locale}: ${weeks.join(', ')}`);
}
JS
seen=$(node weeks.mjs)
echo "dayjs $(node -p "require('./node_modules/dayjs/package.json').version")"
echo "$seen"
expected='nl: 2026-06-15 25 (ISO 25), 2027-01-01 53 (ISO 53), 2027-06-15 24 (ISO 24), 2028-03-01 9 (ISO 9)
nl-be: 2026-06-15 25 (ISO 25), 2027-01-01 1 (ISO 53), 2027-06-15 25 (ISO 24), 2028-03-01 10 (ISO 9)
fr: 2026-06-15 25 (ISO 25), 2027-01-01 53 (ISO 53), 2027-06-15 24 (ISO 24), 2028-03-01 9 (ISO 9)
lb: 2026-06-15 25 (ISO 25), 2027-01-01 1 (ISO 53), 2027-06-15 25 (ISO 24), 2028-03-01 10 (ISO 9)'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
