import { expect, it } from 'vitest';
import { scriptOf } from './jsonLd.ts';

it('cannot be ended by what it says', () => {
  const said = [{ '@type': 'House', name: '</script><script>alert(1)//<!--' }];
  const [, text = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(scriptOf(said)) ?? [];
  expect(JSON.parse(text)['@graph']).toEqual(said);
});
