#!/usr/bin/env bash
# The drawing of a building in SVG has a shape for each flat, which data-unit or id names: "1.10" is the tenth flat of the first floor, "1.1"
# the first, "0012" a garage. SVGR turns drawings into components of React, in Vite, Next.js and by its command. One would expect that a
# component has the attributes of the drawing: the attributes of SVG and data-* are texts, and React writes texts as they are. In fact SVGR
# writes every value that JavaScript can take for a number as a number: "1.10" and "1.1" are both {1.1}, "0012" is {12}, "12E3", the third
# flat of staircase 12E, is {12000}. React then writes those, so two flats have one name, and others a name that no list of units has.
# Nothing warns; a flat called "A1" stays as it is, and texts inside an element do too, so that the drawing looks right.
# It hurts whoever makes a clickable plan of a project with React: a click on flat 1.10 opens 1.1, with its price and its status. Drawings are
# read here in Go, where a name stays a text.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact @svgr/core@8.1.0 @svgr/plugin-jsx@8.1.0 react@19.2.0 react-dom@19.2.0 esbuild@0.25.12
cat > convert.mjs <<'JS'
import jsx from '@svgr/plugin-jsx';
import { transform } from '@svgr/core';
import { transformSync } from 'esbuild';
import { writeFileSync } from 'node:fs';

const units = ['1.10', '1.1', '0012', '12E3', 'A1'];
const shapes = units.map((unit) => `<path id="${unit}" data-unit="${unit}" d="M0 0h1v1z"/>`).join('');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
const code = await transform(drawing, { plugins: [jsx.default ?? jsx], jsxRuntime: 'automatic' }, { componentName: 'Plan' });
writeFileSync('plan.mjs', transformSync(code, { loader: 'jsx', jsx: 'automatic' }).code);
const { createElement } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server');
const { default: Plan } = await import('./plan.mjs');
const html = renderToStaticMarkup(createElement(Plan));
console.log('drawn    ', units.join(', '));
for (const name of ['data-unit', 'id'])
  console.log(name.padEnd(10) + [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((m) => m[1]).join(', '));
JS
seen=$(node convert.mjs)
echo "SVGR $(node -p "require('./node_modules/@svgr/core/package.json').version"), React $(node -p "require('./node_modules/react/package.json').version")"
echo "$seen"
expected='drawn     1.10, 1.1, 0012, 12E3, A1
data-unit 1.1, 1.1, 12, 12000, A1
id        1.1, 1.1, 12, 12000, A1'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
