import { expect, it } from 'vitest';
import { scriptOf } from './jsonLd.ts';

it('cannot be closed by a text in it', () => {
  const objects = [{ '@type': 'House', name: '</script><script>alert(1)//<!--' }];
  const [, text = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(scriptOf(objects)) ?? [];
  expect(JSON.parse(text)['@graph']).toEqual(objects);
});
