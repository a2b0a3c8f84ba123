import Database from 'better-sqlite3';
import { cache } from 'react';

// Prepared statements and an index for each question, as in bench/peers/apollo/server.mjs.
const db = new Database(process.env.DB ?? ':memory:', { readonly: Boolean(process.env.DB) });
for (const setting of ['mmap_size = 268435456', 'cache_size = -65536']) db.pragma(setting);

const made = {};
const prepare = (sql) => (made[sql] ??= db.prepare(sql));

// A plus before p.number, because columns of the database have no type and the index of photos would not be used otherwise.
const card = `p.number, p.goal, p.path, p.title, p.price, p.type_name typeName, p.bedrooms, p.living, p.ground, p.energy_label energyLabel,
  c.name city, c.zip, f.url, f.width, f.height, f.alt
  FROM property p JOIN city c ON c.number = p.city JOIN photo f ON f.property = +p.number AND f.position = 0`;
const priced = 'p.goal = 0 AND p.price BETWEEN @priceMin AND @priceMax';
const wanted = `p.city = @city AND ${priced} AND p.bedrooms >= @bedrooms`;
const sum = (name, values) => values.map((v) => `sum(${name} >= ${v}) ${name}${v}`).join();

const numbersOf = cache(() => prepare('SELECT number, name, zip FROM city').all());
const typesOf = cache(() => prepare('SELECT number, name FROM type').all());

/** Everything that the page of a list shows. */
export const list = cache((zip, priceMin, priceMax, bedrooms, page) => {
  const cities = numbersOf();
  const city = cities.find((c) => c.zip === zip);
  const asked = { city: city?.number ?? 0, priceMin, priceMax, bedrooms, skip: (page - 1) * 24 };
  const ofCity = new Map(
    prepare(`SELECT p.city, count(*) FROM property p WHERE ${priced} AND p.bedrooms >= @bedrooms GROUP BY p.city`)
      .raw()
      .all(asked),
  );
  const ofType = new Map(
    prepare(`SELECT p.type, count(*) FROM property p WHERE ${wanted} GROUP BY p.type`).raw().all(asked),
  );
  const ofLabel = new Map(
    prepare(`SELECT p.energy_label, count(*) FROM property p WHERE ${wanted} GROUP BY p.energy_label`).raw().all(asked),
  );
  const { total, ...counts } = prepare(`SELECT count(*) total, ${sum('bathrooms', [1, 2])}, ${sum('garages', [1, 2])}
    FROM property p WHERE ${wanted}`).get(asked);
  const beds = prepare(
    `SELECT ${sum('bedrooms', [1, 2, 3, 4, 5])} FROM property p WHERE p.city = @city AND ${priced}`,
  ).get(asked);
  return {
    city,
    total,
    counts: { ...counts, ...beds },
    cities: cities
      .map((c) => ({ ...c, count: ofCity.get(c.number) ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    types: typesOf().map((t) => ({ ...t, count: ofType.get(t.number) ?? 0 })),
    labels: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((label) => ({ label, count: ofLabel.get(label) ?? 0 })),
    homes: prepare(`SELECT ${card} WHERE ${wanted} ORDER BY p.price, p.number DESC LIMIT 24 OFFSET @skip`).all(asked),
  };
});

// The nearest in price of the same city, type and goal: the next above and the next below; where these are too few, all of the goal.
const alike = 'SELECT number, price FROM property WHERE city = @city AND type = @type AND goal = @goal';
const near = `SELECT ${card} JOIN (SELECT number AS n, abs(price - @price) AS far FROM (
  SELECT * FROM (${alike} AND price >= @price AND number <> @number ORDER BY price, number DESC LIMIT 3)
  UNION ALL SELECT * FROM (${alike} AND price < @price ORDER BY price DESC, number DESC LIMIT 3)
) ORDER BY far, number DESC LIMIT 3) ON p.number = n ORDER BY far, p.number DESC`;
const further = `SELECT ${card} WHERE p.goal = @goal AND p.number <> @number
  ORDER BY p.type <> @type, p.city <> @city, abs(p.price - @price), p.number DESC LIMIT 3`;

/** Everything that the page of a property shows; undefined for none. */
export const property = cache((number) => {
  const p = prepare(
    `SELECT p.*, c.name cityName, c.zip FROM property p JOIN city c ON c.number = p.city WHERE p.number = ?`,
  ).get(number);
  if (!p) return undefined;
  const like = { city: p.city, type: p.type, goal: p.goal, price: p.price, number };
  const found = prepare(near).all(like);
  return {
    ...p,
    photos: prepare('SELECT url, width, height, alt FROM photo WHERE property = ? ORDER BY position').all(number),
    similar: found.length < 3 ? prepare(further).all(like) : found,
  };
});
