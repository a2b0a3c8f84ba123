import { useIntl } from 'react-intl';
import { useText } from '../app/texts.ts';

/** How many leads are open, beside the word inbox. */
export function OpenCount({
  count,
  className,
}: {
  count: number | null;
  className: string | undefined;
}) {
  const say = useText();
  const { locale } = useIntl();
  if (!count) return null;
  return (
    <>
      <span className={className} aria-hidden="true">
        {count.toLocaleString(locale)}
      </span>
      <span className="hidden-text">{say('inbox.open', { count })}</span>
    </>
  );
}
