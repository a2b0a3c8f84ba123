'use client';
import { useEffect, useState } from 'react';
import { Icon } from './Icon';

/** The favourite button. */
export function Save({ number, label, className = 'save', children }) {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(localStorage.getItem(`saved-${number}`) !== null), [number]);
  const toggle = () => {
    saved ? localStorage.removeItem(`saved-${number}`) : localStorage.setItem(`saved-${number}`, '1');
    setSaved(!saved);
  };
  return (
    <button type="button" className={className} aria-pressed={saved} aria-label={label} onClick={toggle}>
      <Icon name="heart" />
      {children}
    </button>
  );
}

export function MenuButton({ label }) {
  return (
    <button
      type="button"
      className="iconButton openMenu"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => document.documentElement.toggleAttribute('data-menu')}
    >
      <Icon name="menu" />
    </button>
  );
}

export function SortSelect({ label, value, options }) {
  return (
    <div>
      <label htmlFor="sort">{label}</label>{' '}
      <select id="sort" name="sort" form="filter" defaultValue={value} onChange={(e) => e.target.form.requestSubmit()}>
        {options.map(([key, text]) => (
          <option value={key} key={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Share({ label }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      <Icon name="share" />
      {label}
    </button>
  );
}

export function Print({ label }) {
  return (
    <button type="button" onClick={() => print()}>
      <Icon name="print" />
      {label}
    </button>
  );
}

/** The photos, which a click shows large. */
export function Gallery({ photos, enlarge, all }) {
  const [shown, show] = useState(null);
  return (
    <div className="mosaic">
      <div className="photos" data-photos={Math.min(3, photos.length)}>
        {photos.map((p, i) => (
          <button type="button" aria-label={enlarge[i]} key={p.src} onClick={() => show(i)}>
            <img
              src={p.src}
              srcSet={p.srcSet}
              sizes={
                i
                  ? '(min-width: 72rem) 20rem, (min-width: 48rem) 33vw, 78vw'
                  : '(min-width: 82rem) 41rem, (min-width: 48rem) 66vw, 78vw'
              }
              width={p.width}
              height={p.height}
              alt=""
              loading={i ? 'lazy' : 'eager'}
              fetchPriority={i ? 'auto' : 'high'}
              decoding="async"
            />
          </button>
        ))}
      </div>
      <button type="button" className="button all" onClick={() => show(0)}>
        <Icon name="grid" />
        {all}
      </button>
      {shown !== null && (
        <dialog open onClick={() => show(null)}>
          <img srcSet={photos[shown].srcSet} src={photos[shown].src} alt="" />
        </dialog>
      )}
    </div>
  );
}

export function ToTop({ label }) {
  return (
    <button type="button" className="iconButton toTop" aria-label={label} onClick={() => scrollTo(0, 0)}>
      <Icon name="up" />
    </button>
  );
}
