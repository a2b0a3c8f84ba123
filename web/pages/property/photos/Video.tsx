import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Photo_photo$key } from '../../../__generated__/Photo_photo.graphql.ts';
import type { Video_video$key } from '../../../__generated__/Video_video.graphql.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Photo } from '../../../components/ui/Photo.tsx';
import css from './Video.module.css';

interface Props {
  video: Video_video$key;
  /** The photo that stands for it until it plays; a dark tile without one. */
  still: Photo_photo$key | undefined;
}

/** A video: a photo to click, then the video itself in its place. */
export function Video({ still, ...props }: Props) {
  const intl = useIntl();
  const [plays, setPlays] = useState(false);
  const { kind, embed } = useFragment(
    graphql`
      fragment Video_video on Video {
        kind
        embed
      }
    `,
    props.video,
  );
  const tour = kind === 'VIRTUAL_TOUR';
  const name = intl.formatMessage({ id: tour ? 'property.video.tour' : 'property.video' });
  if (plays) return <Playing file={kind === 'FILE'} address={playing(kind, embed)} name={name} />;
  return (
    <button type="button" className={css.tile} onClick={() => setPlays(true)}>
      {still ? <Photo photo={still} sizes="(min-width: 60rem) 54rem, 92vw" decorative /> : <i />}
      <span>
        <span className={css.play}>
          <Icon name="play" />
        </span>
        <span>
          <b>{name}</b>
          <br />
          {note(kind, embed, intl)}
        </span>
      </span>
    </button>
  );
}

/** The video in place of the tile that was clicked. The focus goes along, so that the keyboard is not lost. */
function Playing({ file, address, name }: { file: boolean; address: string; name: string }) {
  const focus = (element: HTMLElement | null) => element?.focus();
  if (file) {
    // biome-ignore lint/a11y/useMediaCaption: a video of an agency comes without captions
    return <video ref={focus} className={css.video} src={address} controls autoPlay playsInline />;
  }
  return (
    <iframe
      ref={focus}
      className={css.video}
      src={address}
      title={name}
      allow="autoplay; fullscreen; xr-spatial-tracking"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The address at which a video starts by itself: the click on its photo was the first, and asks for no second. */
export function playing(kind: string, embed: string): string {
  const address = new URL(embed, location.href);
  const { searchParams, hostname } = address;
  if (kind === 'YOUTUBE' || kind === 'VIMEO') searchParams.set('autoplay', '1');
  else if (kind === 'FACEBOOK') searchParams.set('autoplay', 'true');
  else if (kind === 'VIRTUAL_TOUR' && /(^|\.)matterport\.com$/.test(hostname))
    searchParams.set('play', '1');
  else return embed;
  return address.href;
}

const hosts: Readonly<Record<string, string>> = {
  YOUTUBE: 'YouTube',
  VIMEO: 'Vimeo',
  FACEBOOK: 'Facebook',
};

/** From where it will come. A video of our own needs no word. */
function note(kind: string, address: string, intl: IntlShape): string | null {
  const host = hosts[kind] ?? /^https:\/\/(?:www\.|my\.)?([^/?#:]+)/.exec(address)?.[1];
  return host === undefined ? null : intl.formatMessage({ id: 'property.video.note' }, { host });
}
