#!/usr/bin/env bash
# The day on which a home is free comes as a person reads it, "1 mrt 2027": a program wrote it with Intl, which is in every browser and in
# Node. One would expect that date-fns reads it in Dutch, with its locale and "d MMM yyyy": there is one Dutch, and short names of months
# come from one place (CLDR). In fact date-fns ends each with a full stop and demands it, "mrt.": of the twelve months that Node writes it reads
# one, May, which is short by itself. Luxon reads what Node writes, and of what date-fns writes again May alone. Day.js has both: "mrt" for
# nl and "mrt." for nl-be, the Dutch of Belgium, which Node writes alike. In French all read each other.
# It hurts whoever passes days of Dutch texts between two programs: a test in May, or in French, passes, and every other day is invalid. Such
# days are read here with a list of names, with and without a full stop.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact date-fns@4.4.0 luxon@3.7.2 dayjs@1.11.23
cat > months.mjs <<'JS'
import { format, parse } from 'date-fns';
import { fr, nl, nlBE } from 'date-fns/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/nl-be.js';
import 'dayjs/locale/nl.js';
import { DateTime } from 'luxon';

const days = Array.from({ length: 12 }, (_, month) => new Date(2027, month, 1));
const writers = (tag, locale) => ({
  Node: (day) => day.toLocaleDateString(tag, { day: 'numeric', month: 'short', year: 'numeric' }),
  'date-fns': (day) => format(day, 'd MMM yyyy', { locale }),
  'Day.js': (day) => dayjs(day).locale(tag.toLowerCase()).format('D MMM YYYY'),
});
const readers = (tag, locale) => ({
  'date-fns': (text) => !Number.isNaN(+parse(text, 'd MMM yyyy', new Date(0), { locale })),
  Luxon: (text) => DateTime.fromFormat(text, 'd MMM yyyy', { locale: tag }).isValid,
});
for (const [tag, locale] of [['nl', nl], ['nl-BE', nlBE], ['fr', fr]])
  for (const [writer, write] of Object.entries(writers(tag, locale))) {
    const texts = days.map(write);
    const read = Object.entries(readers(tag, locale)).map(([reader, reads]) => `${reader} ${texts.filter(reads).length}`);
    console.log(`${tag}: ${writer} writes ${texts[2]} and ${texts[4]}; read of its twelve months: ${read.join(', ')}`);
  }
JS
seen=$(TZ=UTC node months.mjs)
version() { node -p "require('./node_modules/$1/package.json').version"; }
echo "date-fns $(version date-fns), Luxon $(version luxon), Day.js $(version dayjs), Node $(node -p 'process.version + " with CLDR " + process.versions.cldr')"
echo "$seen"
expected='nl: Node writes 1 mrt 2027 and 1 mei 2027; read of its twelve months: date-fns 1, Luxon 12
nl: date-fns writes 1 mrt. 2027 and 1 mei 2027; read of its twelve months: date-fns 12, Luxon 1
nl: Day.js writes 1 mrt 2027 and 1 mei 2027; read of its twelve months: date-fns 1, Luxon 12
nl-BE: Node writes 1 mrt 2027 and 1 mei 2027; read of its twelve months: date-fns 1, Luxon 12
nl-BE: date-fns writes 1 mrt. 2027 and 1 mei 2027; read of its twelve months: date-fns 12, Luxon 1
nl-BE: Day.js writes 1 mrt. 2027 and 1 mei 2027; read of its twelve months: date-fns 12, Luxon 1
fr: Node writes 1 mars 2027 and 1 mai 2027; read of its twelve months: date-fns 12, Luxon 12
fr: date-fns writes 1 mars 2027 and 1 mai 2027; read of its twelve months: date-fns 12, Luxon 12
fr: Day.js writes 1 mars 2027 and 1 mai 2027; read of its twelve months: date-fns 12, Luxon 12'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
