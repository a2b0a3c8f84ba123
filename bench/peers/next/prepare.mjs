// Completes a copy of the peer's database (bench/peers/database.go) with what Gevel shows and that database lacks: addresses, type names,
// energy labels and pictures' addresses and texts, as Gevel's own graph gives them. GEVEL, FROM and DB are in its environment.
import { copyFileSync } from 'node:fs';
import Database from 'better-sqlite3';

copyFileSync(process.env.FROM, process.env.DB);
const db = new Database(process.env.DB);
db.pragma('journal_mode = WAL');
db.exec(`ALTER TABLE property ADD COLUMN type_name;
  CREATE INDEX IF NOT EXISTS property_counts ON property (goal, city, price, bedrooms, type, bathrooms, garages, energy_label);`);
const home = db.prepare(
  'UPDATE property SET path = @path, type_name = @type, energy_label = @label WHERE number = @number',
);
const photo = db.prepare(
  'UPDATE photo SET url = @url, width = @width, height = @height, alt = @alt WHERE property = @number AND position = @position',
);
const city = db.prepare('UPDATE city SET name = @name WHERE zip = @zip');
const query = `query($goal: Goal!, $after: String) { properties(filter: {goal: $goal}, sort: OLDEST, first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes { number path typeName energy { label } city { name zip } photos { url width height alt } } } }`;
let asked = 0;
for (const goal of ['SALE', 'RENT'])
  for (let after = null, more = true; more; ) {
    const answer = await fetch(`${process.env.GEVEL}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.77.${asked++ % 250}.1` },
      body: JSON.stringify({ query, variables: { goal, after } }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    db.transaction(() => {
      for (const p of data.properties.nodes) {
        home.run({ number: p.number, path: p.path, type: p.typeName, label: p.energy?.label ?? null });
        city.run(p.city);
        p.photos.forEach((f, position) => photo.run({ ...f, number: p.number, position }));
      }
    })();
    ({ hasNextPage: more, endCursor: after } = data.properties.pageInfo);
  }
db.exec('ANALYZE');
console.log(db.prepare('SELECT goal, count(*) n, sum(type_name IS NULL) lacking FROM property GROUP BY goal').all());
db.pragma('wal_checkpoint(TRUNCATE)');
