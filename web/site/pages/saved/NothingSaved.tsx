import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { Empty } from '../../../shared/list/Empty.tsx';
import { path } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { useSaved } from '../../../shared/saved/saved.ts';
import { savedSearch } from '../../../shared/saved/savedAddress.ts';
import { AllOnOffer } from './AllOnOffer.tsx';
import css from './NothingSaved.module.css';

/**
 * The page without numbers in its address: it redirects to those that this browser saved, or says how to save one. Without scripts it says
 * what works all the same.
 */
export function NothingSaved() {
  const intl = useIntl();
  const language = useLanguage();
  const { navigate } = useRouter();
  const numbers = useSaved();
  useEffect(() => {
    if (numbers.length > 0)
      navigate(path('saved', language, savedSearch(numbers)), { replace: true });
  }, [numbers, language, navigate]);
  return (
    <Empty
      title={intl.formatMessage({ id: 'saved.empty' })}
      text={
        <>
          <span className={css.how}>{intl.formatMessage({ id: 'saved.emptyText' })}</span>
          <span className={css.noScripts}>{intl.formatMessage({ id: 'saved.noScripts' })}</span>
        </>
      }
    >
      <AllOnOffer />
    </Empty>
  );
}
