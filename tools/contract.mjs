// contract.mjs RECORDED SCHEMA LOG [--update]: what programs lose in the schema, by @graphql-inspector/core, must be in the log under
// Breaking and in backquotes; the rest is noted there with --update, which records the schema as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { DiffRule, diff } from '@graphql-inspector/core';
import { buildSchema, parse, print, visit } from 'graphql';

const [recorded, schema, log, update] = process.argv.slice(2);

/** A schema without descriptions, which promise nothing. */
function promised(file) {
  const enter = (node) => (node.description ? { ...node, description: undefined } : undefined);
  return `${print(visit(parse(readFileSync(file, 'utf8')), { enter }))}\n`;
}

/** A default that is gone counts as dangerous only, but a program that left it to the default is refused. */
const breaks = ({ criticality, type, meta }) =>
  criticality.level === 'BREAKING' ||
  (/DEFAULT(_VALUE)?_CHANGED$/.test(type) && meta.newDefaultValue === undefined);

const now = promised(schema);
const [before, after] = [promised(recorded), now].map((text) => buildSchema(text));
const changes = await diff(before, after, [DiffRule.simplifyChanges]);
const text = readFileSync(log, 'utf8');
const notes = changes.filter((one) => !breaks(one)).map(({ message }) => `- ${message}\n`);
const lost = changes.filter((one) => breaks(one) && !text.includes(`- Breaking: \`${one.path}\``));
for (const { path, message } of lost)
  console.log(`${message}: keep it, or write "- Breaking: \`${path}\`" and why into ${log}`);
if (lost.length > 0) process.exit(1);
if (!update && changes.length > 0) {
  console.log(`new in the schema: go test ./internal/contract -update notes it\n${notes.join('')}`);
  process.exit(1);
}
if (update) writeFileSync(recorded, now);
if (update && notes.length > 0) {
  const title = `## ${new Date().toISOString().slice(0, 10)}\n\n`;
  const [head, ...days] = text.split(/(?=^## )/m);
  if (days[0]?.startsWith(title)) days[0] = title + notes.join('') + days[0].slice(title.length);
  else days.unshift(`${title}${notes.join('')}\n`);
  writeFileSync(log, head + days.join(''));
}
