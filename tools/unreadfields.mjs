// Fails when a component requests a field that nobody reads. (The type checker finds fields that are read but not requested: Relay writes
// a type for each fragment and query.) A field is read where its property of that type is accessed or taken by a pattern; where it is
// handed on to something that takes a property of this name; and where its object fits a type that people wrote.
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api'; // TypeScript 7 has no interface for programs yet

/** Read by names that are not in the code: of agency/details.json, of the fields of a form, of criteria. */
const byName = ['useDetails_property', 'DemandChange_demand', 'useCounts_counts'];

/** Read by no component: what a mutation brings again for the components that show it already. */
const broughtAgain = ['useSaveParts_desk'];

const web = fileURLToPath(new URL('../web/', import.meta.url));
const config = ts.getParsedCommandLineOfConfigFile(`${web}tsconfig.json`, {}, ts.sys);
const program = ts.createProgram(config.fileNames, config.options);
const checker = program.getTypeChecker();
const isMade = ({ fileName }) => fileName.includes('/__generated__/');
const ours = program
  .getSourceFiles()
  .filter(({ fileName }) => fileName.startsWith(web) && !/\.test\.|\.d\.ts$/.test(fileName));

const read = new Set();
const shapes = [];
for (const file of ours.filter((one) => !isMade(one))) walk(file, note);
const unread = ours.filter(isMade).flatMap(unreadIn);
if (unread.length > 0) {
  console.error(`Requested, but never read:\n${unread.join('\n')}`);
  process.exit(1);
}

/** Notes which properties an expression reads, and which shapes people wrote. */
function note(node) {
  if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
  if (ts.isElementAccessExpression(node)) {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
    for (const key of literals(checker.getTypeAtLocation(node.argumentExpression)))
      mark(checker.getPropertyOfType(type, key));
  }
  if (ts.isObjectBindingPattern(node)) {
    const type = checker.getTypeAtLocation(node);
    for (const { propertyName, name } of node.elements)
      mark(checker.getPropertyOfType(type, (propertyName ?? name).text ?? ''));
  }
  if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node))
    checker.getTypeAtLocation(node.expression).getProperties().forEach(mark);
  if (ts.isCallExpression(node)) node.arguments.forEach(handOn);
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) shapes.push(shape(node));
}

/** Marks what the taker of an argument knows of it. */
function handOn(argument) {
  const taker = checker.getContextualType(argument);
  if (taker) markBoth(checker.getTypeAtLocation(argument), taker, 3);
}

function markBoth(given, taken, depth) {
  if (depth === 0) return;
  for (const property of checker.getNonNullableType(taken).getProperties()) {
    const own = checker.getPropertyOfType(checker.getNonNullableType(given), property.name);
    if (!own?.declarations?.some((one) => isMade(one.getSourceFile()))) continue;
    mark(own);
    markBoth(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), depth - 1);
  }
}

/** The texts that a key may be. */
function literals(type) {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
}

function mark(symbol) {
  for (const declaration of symbol?.declarations ?? []) read.add(declaration);
}

function shape(node) {
  const members = node.members.filter(ts.isPropertySignature);
  return {
    all: new Set(members.map(({ name }) => name.text)),
    needed: members.filter(({ questionToken }) => !questionToken).map(({ name }) => name.text),
  };
}

/** The fields of the fragments and queries of one file that Relay made. What a mutation answers is read by the form around it. */
function unreadIn(file) {
  const found = [];
  for (const statement of file.statements) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    const [name, kind] = statement.name.text.split('$');
    if (
      kind !== 'data' ||
      /Mutation$|TestQuery$/.test(name) ||
      byName.concat(broughtAgain).includes(name)
    )
      continue;
    walk(statement.type, (node) => {
      if (ts.isPropertySignature(node) && !isRead(node)) found.push(`${name}: ${node.name.text}`);
    });
  }
  return found;
}

function isRead(property) {
  const name = property.name.text;
  if (isOfRelay(name) || read.has(property)) return true;
  const siblings = new Set(property.parent.members.map((member) => member.name.text));
  const own = [...siblings].filter((one) => !isOfRelay(one));
  if (own.length === 1 && !siblings.has(' $fragmentSpreads')) return true; // an object is requested with at least one field
  return shapes.some(
    ({ all, needed }) => all.has(name) && needed.every((one) => siblings.has(one)),
  );
}

function isOfRelay(name) {
  return name.startsWith(' $') || ['__typename', 'id'].includes(name);
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
