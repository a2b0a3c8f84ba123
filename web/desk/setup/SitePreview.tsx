import type { CSSProperties } from 'react';
import { useText } from '../app/texts.ts';
import type { Answers } from './answers.ts';
import { isColour } from './ColourStep.tsx';
import type { Drafts } from './drafts.ts';
import { own } from './own.ts';
import { addressOfLogo } from './readLogo.ts';
import css from './SitePreview.module.css';

/** What the site becomes, growing with what is typed. What the law wants and nobody filled in yet has a dashed line. */
export function SitePreview({ answers, drafts }: { answers: Answers; drafts: Drafts }) {
  const say = useText();
  const { name, street, place, phone, number, logo, buttons, accent } = drafts;
  const colours = {
    '--buttons': isColour(buttons) ? buttons : own.buttons,
    '--accent': isColour(accent) ? accent : own.accent,
  } as CSSProperties;
  const said = [
    [name, say('setup.agency.name')],
    [street, say('setup.office.street')],
    [place, say('setup.office.place')],
    [phone, say('setup.office.phone')],
    [number && (answers.office.title || number), say('setup.office.number')],
  ] as const;
  const town = answers.office.town || place.replace(/^\d{4}\s+/, '');
  return (
    <aside className={css.aside} aria-label={say('setup.preview')}>
      <div className={css.site} style={colours}>
        <header>
          {logo && <img src={addressOfLogo(logo)} alt="" />}
          <b>{name || say('setup.agency.name')}</b>
          <p>
            <span>{say('setup.preview.sale')}</span>
            <span>{say('setup.preview.rent')}</span>
            <span>{say('setup.preview.contact')}</span>
          </p>
        </header>
        <div className={css.banner}>
          <p>{town ? say('setup.preview.banner', { town }) : say('setup.preview.noTown')}</p>
          <span>{say('setup.preview.valuation')}</span>
        </div>
        <div className={css.cards}>
          <span>
            <i />
            <b />
          </span>
          <span>
            <i />
            <b />
          </span>
          <span>
            <i />
            <b />
          </span>
        </div>
        <footer>
          {said.map(([text, label]) => (
            <span key={label}>{text || <mark>{label}</mark>}</span>
          ))}
        </footer>
      </div>
    </aside>
  );
}
