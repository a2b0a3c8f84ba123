// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { autoplayAddress } from './autoplayAddress.ts';

it.each([
  ['YOUTUBE', 'https://www.youtube-nocookie.com/embed/a?rel=0&modestbranding=1', '&autoplay=1'],
  ['VIMEO', 'https://player.vimeo.com/video/1?dnt=1', '&autoplay=1'],
  [
    'FACEBOOK',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fa',
    '&autoplay=true',
  ],
  ['VIRTUAL_TOUR', 'https://my.matterport.com/show/?m=a', '&play=1'],
  ['VIRTUAL_TOUR', 'https://kuula.co/post/a', ''],
  ['PROPERTY_VIDEO', 'https://videos.example.com/a', ''],
  ['FILE', '/media/a.mp4', ''],
])('starts a video of %s without a second click', (kind, embed, added) => {
  expect(autoplayAddress(kind, embed)).toBe(embed + added);
});
