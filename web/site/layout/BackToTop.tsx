import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadStyles } from '../../shared/router/loadStyles.ts';
import { classes } from '../../shared/ui/classes.ts';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import css from './BackToTop.module.css';
import { scrollToTop } from './scrollToTop.ts';
import { useScrolled } from './useScrolled.ts';
import { useScrollsUp } from './useScrollsUp.ts';

/**
 * Back to the top of a page; it appears after 10 pixels (specification section 2). Where it has no margin beside the text it is there only
 * while the visitor scrolls upwards, so that it covers nothing that is being read, nor the end of the page. It loads after the first paint,
 * and is not in the document before its styles are.
 */
export function BackToTop() {
  const intl = useIntl();
  const scrolled = useScrolled(10);
  const upwards = useScrollsUp();
  const [styled, setStyled] = useState(false);
  useEffect(() => {
    if (scrolled)
      loadStyles().then(
        () => setStyled(true),
        () => undefined, // the page stays without the button
      );
  }, [scrolled]);
  if (!styled) return null;
  return (
    <IconButton
      icon="arrowUp"
      label={intl.formatMessage({ id: 'layout.toTop' })}
      className={classes(css.toTop, scrolled && css.scrolled, upwards && css.upwards)}
      onClick={scrollToTop}
    />
  );
}
