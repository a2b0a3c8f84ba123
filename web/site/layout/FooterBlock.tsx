import type { CSSProperties } from 'react';
import type { FooterBlock_block$key } from '../../__generated__/FooterBlock_block.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { Html } from '../../shared/router/Html.tsx';
import { Photo } from '../../shared/ui/photo/Photo.tsx';
import css from './Footer.module.css';

/** A block of the footer, as wide as the agency says. One without a title has its intro in large type. */
export function FooterBlock(props: { block: FooterBlock_block$key }) {
  const { title, introText, fullText, images, sm, md, lg } = useFragment(
    graphql`
      fragment FooterBlock_block on FooterBlock {
        title
        introText
        fullText
        images {
          url
          ...Photo_photo
        }
        sm
        md
        lg
      }
    `,
    props.block,
  );
  return (
    <div className={css.block} style={{ '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}>
      {title && <h2 className="label">{title}</h2>}
      {introText && <Html html={introText} className={title ? undefined : css.first} />}
      {fullText && <Html html={fullText} />}
      {images.map((image) => (
        <Photo key={image.url} photo={image} sizes="16rem" />
      ))}
    </div>
  );
}
