import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { Photo_photo$key } from '../../../__generated__/Photo_photo.graphql.ts';
import type { Video_video$key } from '../../../__generated__/Video_video.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { autoplayAddress } from './autoplayAddress.ts';
import css from './Video.module.css';

interface Props {
  video: Video_video$key;
  /** The photo to click; without one a dark tile. */
  still: Photo_photo$key | undefined;
}

/** A photo to click, then the video in its place. */
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
  if (plays)
    return <Player file={kind === 'FILE'} address={autoplayAddress(kind, embed)} name={name} />;
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

/** The video itself. It takes the focus of the tile it replaces, so that the keyboard stays there. */
function Player({ file, address, name }: { file: boolean; address: string; name: string }) {
  const focus = (element: HTMLElement | null) => element?.focus();
  if (file) {
    // biome-ignore lint/a11y/useMediaCaption: agencies' videos have no captions
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

const hosts: Readonly<Record<string, string>> = {
  YOUTUBE: 'YouTube',
  VIMEO: 'Vimeo',
  FACEBOOK: 'Facebook',
};

/** Which site the video will load from; null for the agency's own. */
function note(kind: string, address: string, intl: IntlShape): string | null {
  const host = hosts[kind] ?? /^https:\/\/(?:www\.|my\.)?([^/?#:]+)/.exec(address)?.[1];
  return host === undefined ? null : intl.formatMessage({ id: 'property.video.note' }, { host });
}
