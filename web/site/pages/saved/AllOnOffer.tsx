import { useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';

/** Links to all that is for sale and for rent, where the saved page has nothing to show. */
export function AllOnOffer() {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <>
      <ButtonLink primary to={path('sale', language)}>
        {intl.formatMessage({ id: 'property.allSale' })}
      </ButtonLink>
      <ButtonLink to={path('rent', language)}>
        {intl.formatMessage({ id: 'property.allRent' })}
      </ButtonLink>
    </>
  );
}
