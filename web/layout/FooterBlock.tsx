import { graphql, useFragment } from 'react-relay/hooks';
import type { FooterBlock_block$key } from '../__generated__/FooterBlock_block.graphql.ts';
import { Link } from '../router/Link.tsx';
import css from './Footer.module.css';

/** A column of the footer. One without a title speaks in the large letter. */
export function FooterBlock(props: { block: FooterBlock_block$key }) {
  const { title, lines, links } = useFragment(
    graphql`
      fragment FooterBlock_block on FooterBlock {
        title
        lines
        links {
          label
          path
        }
      }
    `,
    props.block,
  );
  return (
    <div>
      {title && <h2 className="label">{title}</h2>}
      {lines.map((line) => (
        <p key={line} className={title ? undefined : css.first}>
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <Link to={link.path}>{link.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
