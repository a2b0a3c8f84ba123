import { useIntl } from 'react-intl';
import type { PropertyModule_module$key } from '../../__generated__/PropertyModule_module.graphql.ts';
import type { PropertyModule_site$key } from '../../__generated__/PropertyModule_site.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { path } from '../../shared/router/paths.ts';
import { More } from '../../shared/ui/More.tsx';
import { Cards } from './Cards.tsx';
import type { Frame } from './frame.ts';
import { Latest } from './Latest.tsx';
import { propertyWords } from './propertyWords.ts';
import { Realisations } from './Realisations.tsx';
import { Section } from './Section.tsx';

interface Props {
  module: PropertyModule_module$key;
  site: PropertyModule_site$key;
  frame: Frame;
}

/** Properties. On the home page the newest come one large and four small, and realisations in a half-brick bond. */
export function PropertyModule({ frame, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { saleCount, rentCount } = useFragment(
    graphql`
      fragment PropertyModule_site on Site {
        saleCount
        rentCount
      }
    `,
    props.site,
  );
  const module = useFragment(
    graphql`
      fragment PropertyModule_module on Module {
        relation
        view
        path
        properties {
          id
          ...Cards_properties
          ...Latest_properties
          ...Realisations_properties
        }
      }
    `,
    props.module,
  );
  const all = module.properties ?? [];
  const shown = module.view === 'SINGLE' ? all.slice(0, 1) : all;
  const words = propertyWords(module.relation);
  const usual = path(words.list, language);
  const to = module.path;
  const count = words.list === 'rent' ? rentCount : saleCount;
  const bond = frame.home && module.relation === 'realised';
  const latest = frame.home && module.relation === 'new';
  return (
    <Section
      frame={frame}
      title={intl.formatMessage({ id: words.title })}
      more={
        to && (
          <More to={to}>
            {intl.formatMessage({ id: to === usual ? words.all : 'content.all' }, { count })}
          </More>
        )
      }
      empty={shown.length === 0}
      bleed={bond && <Realisations properties={shown} />}
    >
      {latest && <Latest properties={shown} />}
      {!latest && !bond && <Cards properties={shown} frame={frame} />}
    </Section>
  );
}
