// The peer: Apollo Server on better-sqlite3, with prepared statements and an index for each question. DB and PORT are in its environment.
import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import Database from 'better-sqlite3';

const db = new Database(process.env.DB);
for (const setting of ['journal_mode = WAL', 'mmap_size = 268435456', 'cache_size = -65536'])
  db.pragma(setting);

const camel = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const columns = db.prepare('SELECT name FROM pragma_table_info(?)').pluck();
const selected = columns.all('property').map((c) => `p.${c} AS ${camel(c)}`);
const from = `SELECT ${selected.join()} FROM property p`;

const cities = db.prepare('SELECT * FROM city').all();
const city = new Map(cities.map((c) => [c.number, c]));
const zips = new Map(cities.map((c) => [c.zip, c.number]));
const type = new Map(
  db
    .prepare('SELECT * FROM type')
    .all()
    .map((t) => [t.number, t]),
);

const wanted =
  'city = @city AND goal = @goal AND price BETWEEN @priceMin AND @priceMax AND bedrooms >= @bedroomsMin';
const list = db.prepare(
  `${from} WHERE ${wanted} ORDER BY price, number DESC LIMIT @first`,
);
const count = db.prepare(`SELECT count(*) FROM property WHERE ${wanted}`).pluck();
const property = db.prepare(`${from} WHERE number = ?`);
const photos = db.prepare(
  'SELECT url, width, height, alt FROM photo WHERE property = ? ORDER BY position LIMIT ?',
);

// The nearest in price of the same city, type and goal: the next above and the next below; where these are too few, all of the goal.
const alike = 'SELECT number, price FROM property WHERE city = @city AND type = @type AND goal = @goal';
const near = db.prepare(`${from} JOIN (SELECT number AS n, abs(price - @price) AS far FROM (
  SELECT * FROM (${alike} AND price >= @price AND number <> @number ORDER BY price, number DESC LIMIT @first)
  UNION ALL SELECT * FROM (${alike} AND price < @price ORDER BY price DESC, number DESC LIMIT @first)
) ORDER BY far, number DESC LIMIT @first) ON p.number = n ORDER BY far, p.number DESC`);
const further = db.prepare(`${from} WHERE goal = @goal AND number <> @number
  ORDER BY type <> @type, city <> @city, abs(price - @price), number DESC LIMIT @first`);
function similar(p, { first }) {
  const like = { city: p.city, type: p.type, goal: p.goal, price: p.price, number: p.number, first };
  const found = near.all(like);
  return found.length < first ? further.all(like) : found;
}

const counted = (goal) =>
  `(SELECT count(*) FROM property p WHERE p.city = c.number AND p.goal = ${goal})`;
const hits = db.prepare(
  `SELECT c.*, ${counted(0)} saleCount, ${counted(1)} rentCount FROM city c WHERE name LIKE ? || '%' ORDER BY name`,
);
const newest = db.prepare(`${from} WHERE p.city IN (SELECT number FROM city WHERE name LIKE ? || '%')
  ORDER BY p.published_at DESC, p.number DESC LIMIT 8`);

const resolvers = {
  Query: {
    properties: (_, { zip, ...asked }) => ({ city: zips.get(zip) ?? 0, ...asked }),
    property: (_, { number }) => property.get(number),
    search: (_, { text }) => ({ cities: hits.all(text), properties: newest.all(text) }),
  },
  PropertyList: { nodes: (asked) => list.all(asked), totalCount: (asked) => count.get(asked) },
  Property: {
    type: (p) => type.get(p.type),
    city: (p) => city.get(p.city),
    photos: (p, { first }) => photos.all(p.number, first),
    similar,
  },
};

const typeDefs = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');
const server = new ApolloServer({ typeDefs, resolvers, csrfPrevention: false });
await startStandaloneServer(server, { listen: { port: +process.env.PORT, host: '127.0.0.1' } });
