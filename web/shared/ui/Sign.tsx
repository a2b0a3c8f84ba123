import css from './Sign.module.css';

/** The logo's house with a tick in it. */
export function Sign() {
  return (
    <svg className={css.sign} viewBox="0 0 24 28" aria-hidden="true">
      <path d="M2 27V13h4V8.5h3.5V4h5v4.5H18V13h4v14z" />
      <path d="m7.5 18.5 3.2 3.2 6-6.4" strokeWidth={1.4} />
    </svg>
  );
}
