// What each client asks: a name, a query, its variables, and headers of its own.
const count = 'query Count($filter: PropertyFilter) { properties(filter: $filter) { totalCount } }';
const numbers = (many) => ({ filter: { numbers: Array(many).fill(1) } });
const costly = `query Costly { properties(first: 100) { nodes { similar(first: 12) { similar(first: 12) { number } } } } }`;
const longest = `query Longest { properties(filter: {numbers: [${'1 '.repeat(5000)}]}) { totalCount } }`;

export const cases = [
  { name: 'an answer', query: count },
  { name: 'too many words', query: longest },
  { name: 'no such field', query: 'query Nonsense { nonsense }' },
  { name: 'a wrong variable', query: count, variables: { filter: { goal: 'GIFT' } } },
  { name: 'a list of more than 100', query: count, variables: numbers(101) },
  { name: 'too large', query: count, variables: numbers(150_000) },
  { name: 'too costly', query: costly },
  {
    name: 'a field that fails',
    query: 'query Large { property(number: 4294967296) { number } properties { totalCount } }',
  },
  {
    name: 'an unknown key',
    query: count,
    headers: { authorization: 'Bearer gevel_nobody' },
  },
  {
    name: 'too often',
    query: count,
    headers: { 'x-forwarded-for': '203.0.113.66' }, // whose budget the test has used up
  },
];

/** Asks every case of a client, which answers { data, code, message }, and returns what came. */
export async function askAll(ask) {
  const answers = [];
  for (const { name, query, variables = {}, headers = {} } of cases) {
    const answer = await ask({ query, variables, headers });
    answers.push({ name, ...answer });
  }
  return answers;
}

/** The first of an answer's errors. */
export function first(errors) {
  const [error] = errors ?? [];
  return { code: error?.extensions?.code ?? '', message: error?.message ?? '' };
}
