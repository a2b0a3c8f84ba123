import type { ReachLinks_site$key } from '../../__generated__/ReachLinks_site.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { telephone } from './contactLinks.ts';
import css from './ReachLinks.module.css';

/** The agency's telephone and e-mail address within a sentence. */
export function ReachLinks(props: { site: ReachLinks_site$key }) {
  const { phone, email } = useFragment(
    graphql`
      fragment ReachLinks_site on Site {
        phone
        email
      }
    `,
    props.site,
  );
  return (
    <span className={css.links}>
      <a href={telephone(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </span>
  );
}
