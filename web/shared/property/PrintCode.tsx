import { useIntl } from 'react-intl';
import css from './PrintCode.module.css';

/** A QR code of this page, for print only. Loaded at low priority, but always, so that it is there when a visitor prints. */
export function PrintCode({ kind, number }: { kind: 'property' | 'project'; number: number }) {
  const intl = useIntl();
  return (
    <p className={css.code}>
      <img
        src={`/qr/${kind}/${number}.svg?from=brochure`}
        alt=""
        width={96}
        height={96}
        fetchPriority="low"
      />
      {intl.formatMessage({ id: 'property.printCode' })}
    </p>
  );
}
