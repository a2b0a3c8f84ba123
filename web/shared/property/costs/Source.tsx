import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { repeated } from '../../answer/repeated.tsx';
import { Day } from '../../ui/Day.tsx';
import css from './Source.module.css';

interface Props {
  since: string;
  checked: string;
  sources: readonly string[];
}

/** Since when a rule holds, when it was read, and where. Without sources the amount is the advertisement's, or the visitor's own. */
export function Source({ since, checked, sources }: Props) {
  return <Read since={since} checked={checked} sources={sources} />;
}

/** Rules hold for many properties. */
const Read = repeated('RuleRead', WhereRead);

function WhereRead({ since, checked, sources }: Props) {
  const intl = useIntl();
  if (sources.length === 0)
    return (
      <small className={css.source}>{intl.formatMessage({ id: 'property.cost.stated' })}</small>
    );
  return (
    <small className={css.source}>
      {intl.formatMessage(
        { id: 'property.cost.read' },
        {
          since: <Day key="since" date={since} />,
          checked: <Day key="checked" date={checked} />,
        },
      )}{' '}
      {sources.map((source, i) => (
        <Fragment key={source}>
          {i > 0 && ' '}
          <span>
            <a href={source} rel="nofollow noreferrer">
              {hostOf(source)}
            </a>
            {i < sources.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </small>
  );
}

/** The host of an address as people say it, without www. */
export function hostOf(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '').replace(/\/.*/, '');
}
