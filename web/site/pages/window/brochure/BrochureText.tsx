import { useIntl } from 'react-intl';
import type { BrochureText_property$key } from '../../../../__generated__/BrochureText_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Description } from '../../../../shared/property/details/Description.tsx';
import css from './BrochureText.module.css';
import { printedText } from './brochureParts.ts';

/** The description in two columns, its first paragraph large over both. */
export function BrochureText(props: { property: BrochureText_property$key }) {
  const intl = useIntl();
  const { description } = useFragment(
    graphql`
      fragment BrochureText_property on Property {
        description
      }
    `,
    props.property,
  );
  const { text, complete } = printedText(description);
  return (
    <div className={css.words}>
      <Description text={text} />
      {!complete && <p className={css.more}>{intl.formatMessage({ id: 'window.wholeText' })}</p>}
    </div>
  );
}
