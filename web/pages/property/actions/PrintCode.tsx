import { useIntl } from 'react-intl';
import css from './PrintCode.module.css';

/** On paper only: a code that leads back to this page. It is fetched after all else, so that it is there to be printed. */
export function PrintCode({ kind, number }: { kind: 'property' | 'project'; number: number }) {
  const intl = useIntl();
  return (
    <p className={css.code}>
      <img src={`/qr/${kind}/${number}.svg`} alt="" width={96} height={96} fetchPriority="low" />
      {intl.formatMessage({ id: 'property.printCode' })}
    </p>
  );
}
