import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BannerTestQuery } from '../../../__generated__/BannerTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { Banner } from './Banner.tsx';
import { isLight } from './isLight.ts';

const query = graphql`
  query BannerTestQuery($language: Language!) @relay_test_operation {
    site(language: $language) {
      ...Banner_site
    }
  }
`;

const photo = (name: string) => ({
  url: `/media/${name}.jpg`,
  width: 2400,
  height: 1350,
  alt: name,
});
const plain = {
  kind: 'IMAGE',
  title: 'Een huis om lang te blijven',
  text: '58 huizen te koop',
  search: true,
  color: null,
  video: null,
  image: photo('gevel'),
  pictures: [photo('gevel'), photo('tuin')],
};

function show(banner: Partial<Record<keyof typeof plain, unknown>>) {
  const { container } = renderAnswer<BannerTestQuery>({
    query,
    variables: { language: 'NL' },
    show: ({ site }) => <Banner site={site} />,
    mocks: { Site: () => ({ banner: { ...plain, ...banner } }) },
  });
  return container.firstElementChild as HTMLElement;
}

const play = vi.fn();
beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = vi.fn();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});

describe('the banner', () => {
  it('shows a picture, loaded at once and decorative', () => {
    show({});
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('sizes', '(max-aspect-ratio: 1/1) 92vh, 100vw');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plain.title);
    expect(screen.queryByRole('button', { name: /beelden/ })).toBeNull();
  });

  it('has a portrait for phones, and none of a drawing', () => {
    const portrait = show({}).querySelector('source');
    expect(portrait).toHaveAttribute('media', '(max-aspect-ratio: 3/5)');
    expect(portrait?.srcset).toContain('/media/gevel.jpg?width=600&height=1100');
    document.body.replaceChildren();
    const drawing = { ...photo('gevel'), url: '/media/gevel.svg' };
    expect(show({ image: drawing }).querySelector('source')).toBeNull();
  });

  it('shows a gallery with its controls', async () => {
    show({ kind: 'GALLERY' });
    expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
    await userEvent.click(await screen.findByRole('button', { name: 'Volgend beeld' }));
    expect(screen.getByRole('img', { name: 'tuin' })).toBeVisible();
  });

  it('has no controls for a gallery of one picture', async () => {
    show({ kind: 'GALLERY', pictures: [photo('gevel')] });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: 'Volgend beeld' })).toBeNull();
  });

  it('plays a video without sound over its poster, and stops it', async () => {
    const banner = show({ kind: 'VIDEO', video: '/media/video.mp4' });
    const stop = await screen.findByRole('button', { name: 'Zet de beelden stil' });
    const player = banner.querySelector('video') as HTMLVideoElement;
    expect(player).toMatchObject({ muted: true, loop: true });
    expect(player).toHaveAttribute('playsinline');
    expect(banner.querySelector('img')?.src).toContain('/media/gevel.jpg');
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(stop);
    expect(player.pause).toHaveBeenCalled();
  });

  it.each(['reduced motion', 'saved data', 'a browser that refuses'])(
    'does not play a video with %s',
    async (reason) => {
      if (reason === 'reduced motion') {
        vi.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
      }
      const saves = { connection: { saveData: reason === 'saved data' } };
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), saves));
      if (reason === 'a browser that refuses') play.mockRejectedValue(new Error('not allowed'));
      show({ kind: 'VIDEO', video: '/media/video.mp4' });
      expect(await screen.findByRole('button', { name: 'Laat de beelden lopen' })).toBeVisible();
      expect(play).toHaveBeenCalledTimes(reason === 'a browser that refuses' ? 1 : 0);
      vi.unstubAllGlobals();
    },
  );

  it.each([
    ['#e8dcc8', true],
    ['#3b352f', false],
  ])('has the colour %s, with dark words: %s', (color, light) => {
    const banner = show({ kind: 'COLOR', color });
    expect(banner.style.background).toBe(color);
    expect('lightBanner' in banner.dataset).toBe(light);
    expect(screen.queryByRole('presentation')).toBeNull();
  });

  it('shows words only, without picture or colour', () => {
    const banner = show({ kind: 'NONE', color: '#3b352f' });
    expect(banner.style.background).toBe('');
    expect('lightBanner' in banner.dataset).toBe(true);
    expect(screen.queryByRole('presentation')).toBeNull();
  });

  it.each([true, false])('holds the search block: %s; otherwise it stands below', (search) => {
    const banner = show({ search });
    expect(banner.contains(screen.getByRole('search'))).toBe(search);
  });
});

describe('isLight', () => {
  it.each([
    ['#ffffff', true],
    ['#7f7f7f', true],
    ['#777777', false],
    ['#8d3f2b', false],
    ['', false],
  ])('%s: %s', (color, light) => {
    expect(isLight(color)).toBe(light);
  });
});
