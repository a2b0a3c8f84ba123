import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActionBar_property$key } from '../../../../__generated__/ActionBar_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { telephone } from '../../../../shared/contact/contactLinks.ts';
import { FormButton } from '../../../../shared/form/FormLink.tsx';
import { isOffered } from '../../../../shared/property/offered.ts';
import { classes } from '../../../../shared/ui/classes.ts';
import { IconLink } from '../../../../shared/ui/IconButton.tsx';
import css from './ActionBar.module.css';

interface Props {
  property: ActionBar_property$key;
  /** The card with the same actions; the bar is hidden while the card is in view. */
  card: RefObject<HTMLElement | null>;
}

/** Price and actions at the bottom of a phone's screen. Nothing for a property that is not on offer. */
export function ActionBar({ card, ...props }: Props) {
  const intl = useIntl();
  const hidden = useInView(card);
  const property = useFragment(
    graphql`
      fragment ActionBar_property on Property {
        path
        status
        marquee {
          code
        }
        price {
          text
        }
        agent {
          name
          phone
        }
      }
    `,
    props.property,
  );
  const { agent, path, price } = property;
  if (!isOffered(property)) return null;
  return (
    <div className={classes(css.bar, hidden && css.away)} data-action-bar>
      <strong>{price.text}</strong>
      <IconLink
        icon="phone"
        href={telephone(agent.phone)}
        label={intl.formatMessage({ id: 'property.call' }, { name: agent.name })}
        className={css.call}
      />
      <FormButton primary path={path} form="appointment">
        {intl.formatMessage({ id: 'property.appointment' })}
      </FormButton>
    </div>
  );
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(!!entry?.isIntersecting));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
