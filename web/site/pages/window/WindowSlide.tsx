import { useIntl } from 'react-intl';
import type { WindowSlide_property$key } from '../../../__generated__/WindowSlide_property.graphql.ts';
import type { WindowSlide_site$key } from '../../../__generated__/WindowSlide_site.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { PropertyKeyFacts } from '../../../shared/property/details/PropertyKeyFacts.tsx';
import { isOffered } from '../../../shared/property/offered.ts';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { Ribbon } from '../../../shared/ui/photo/Ribbon.tsx';
import { CardLaw } from './CardLaw.tsx';
import { CardTitle } from './CardTitle.tsx';
import { CardTop } from './CardTop.tsx';
import { WindowCode } from './WindowCode.tsx';
import css from './WindowSlide.module.css';

/** A property on the screen: what a card has, without the words of its description and its agent. */
export function WindowSlide(props: {
  site: WindowSlide_site$key;
  property: WindowSlide_property$key;
}) {
  const intl = useIntl();
  const language = useLanguage();
  const site = useFragment(
    graphql`
      fragment WindowSlide_site on Site {
        ...CardTop_site
      }
    `,
    props.site,
  );
  const property = useFragment(
    graphql`
      fragment WindowSlide_property on Property {
        number
        status
        marquee {
          code
          name
        }
        reduction {
          date
        }
        cover: photos(first: 1) {
          ...Photo_photo
        }
        agent {
          office {
            legal
          }
          ...CardTop_agent
        }
        ...CardTitle_property
        ...PropertyKeyFacts_property
        ...CardLaw_property
      }
    `,
    props.property,
  );
  const { number, marquee, reduction, agent } = property;
  const [cover] = property.cover;
  const offered = isOffered(property);
  return (
    <li className={css.slide} lang={language} data-slide data-number={number}>
      <div className={css.photo}>
        {cover && <Photo photo={cover} sizes="70vw" />}
        {offered && (
          <Ribbon
            marquee={marquee}
            reduced={reduction && intl.formatMessage({ id: 'property.reduced' })}
            className={css.ribbon}
          />
        )}
      </div>
      <div className={css.words}>
        <CardTop site={site} agent={agent} />
        <CardTitle property={property} />
        {offered && <PropertyKeyFacts property={property} />}
        {offered && <CardLaw property={property} />}
        <div className={css.foot}>
          <p>{intl.formatMessage({ id: 'property.printCode' })}</p>
          <WindowCode number={number} from="window" lazy />
          <p className={css.legal}>{agent.office.legal}</p>
        </div>
      </div>
    </li>
  );
}
