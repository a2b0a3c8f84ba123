import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import css from './BackToTop.module.css';
import { scrollToTop } from './scrollToTop.ts';
import { useScrolled } from './useScrolled.ts';
import { useScrollsUp } from './useScrollsUp.ts';

/**
 * Back to the top of a page; it appears after 10 pixels (specification section 2). Where it has no margin beside the text it is there only
 * while the visitor scrolls upwards, so that it covers nothing that is being read, nor the end of the page.
 */
export function BackToTop() {
  const intl = useIntl();
  const scrolled = useScrolled(10);
  const upwards = useScrollsUp();
  return (
    <IconButton
      icon="arrowUp"
      label={intl.formatMessage({ id: 'layout.toTop' })}
      className={classes(css.toTop, scrolled && css.scrolled, upwards && css.upwards)}
      onClick={scrollToTop}
    />
  );
}
