import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './BackToTop.module.css';
import { useScrolled } from './useScrolled.ts';

/** Back to the top of a page; it appears after 10 pixels (specification section 2). */
export function BackToTop() {
  const intl = useIntl();
  const shown = useScrolled(10);
  return (
    <IconButton
      icon="arrowUp"
      label={intl.formatMessage({ id: 'layout.toTop' })}
      className={classes(css.toTop, shown && css.shown)}
      onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
    />
  );
}
