import { Link } from '../../app/Link.tsx';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import css from './Editor.module.css';

/** Says where the hours of viewings are set, which no property has of its own. */
export function ViewingHours() {
  const say = useText();
  const { rights } = useSession().desk;
  const text = say('editor.viewingHours');
  return (
    <p className={`small soft ${css.hours}`}>
      {rights.includes('EDIT_SETTINGS') ? (
        <Link to={{ screen: 'settings', section: 'FORMS' }}>{text}</Link>
      ) : (
        text
      )}
    </p>
  );
}
