#!/usr/bin/env bash
# A list of homes says from when each is free, as people in Belgium and Luxembourg write it short: 01/05/27 is the first of May 2027. DuckDB, with
# which lists are looked at, joined and passed on, finds out what a column is. One would expect the day first, as it reads 01/05/2027, or the month
# first, as Americans do. In fact the first of three numbers of two digits is the year: 01/05/27 is 27 May 2001, 30/11/26 is 26 November 2030. Each
# day of a month can be a year, and until 2031 each year to come can be a day, so that no such list is ever refused. Only one year that can be no
# day, such as when a house was built (01/05/99), puts the whole column right, and years of four digits do. The type is DATE, and nothing warns;
# dateformat = '%d/%m/%y' reads what stands there.
# It hurts an agency whose list goes to a portal or into statistics through it: homes have been free since 2001, and are sorted by the day of the
# month. Here such a day is read with the day first, and is said to have been read so (values/moment.go).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @duckdb/node-api@1.5.6-r.1
cat > read.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

const database = await (await DuckDBInstance.create(':memory:')).connect();
const tell = async (days, option = '') => {
  writeFileSync('homes.csv', `ref,free\n${days.map((day, n) => `A${n},${day}\n`).join('')}`);
  const table = await database.runAndReadAll(`SELECT free FROM read_csv('homes.csv'${option})`);
  console.log(`${days.join(' ')}${option}: ${table.columnTypes()[0]} ${table.getRowsJson().join(' ')}`);
};
await tell(['01/05/2027', '15/06/2027', '30/11/2026']);
await tell(['01/05/27', '15/06/27', '30/11/26']);
await tell(['01.05.27', '15.06.27', '30.11.26']);
await tell(['01-05-27', '15-06-27', '30-11-26']);
await tell(['01/05/27', '15/06/27', '01/05/99']);
await tell(['01/05/27', '15/06/27', '30/11/26'], ", dateformat = '%d/%m/%y'");
JS
seen=$(node read.mjs)
echo "@duckdb/node-api $(node -p "require('./node_modules/@duckdb/node-api/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
01/05/2027 15/06/2027 30/11/2026: DATE 2027-05-01 2027-06-15 2026-11-30
01/05/27 15/06/27 30/11/26: DATE 2001-05-27 2015-06-27 2030-11-26
01.05.27 15.06.27 30.11.26: DATE 2001-05-27 2015-06-27 2030-11-26
01-05-27 15-06-27 30-11-26: DATE 2001-05-27 2015-06-27 2030-11-26
01/05/27 15/06/27 01/05/99: DATE 2027-05-01 2027-06-15 1999-05-01
01/05/27 15/06/27 30/11/26, dateformat = '%d/%m/%y': DATE 2027-05-01 2027-06-15 2026-11-30
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
