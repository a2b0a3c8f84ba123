import { useId, useState } from 'react';
import { useText } from '../app/texts.ts';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import css from './AppearanceStep.module.css';
import { ColourStep } from './ColourStep.tsx';
import { own } from './own.ts';
import { addressOfLogo, isDrawing, readLogo } from './readLogo.ts';
import { SetupStep } from './SetupStep.tsx';
import type { StepProps } from './StepProps.ts';
import { useSave } from './useSave.ts';

/** The fourth step: a logo and two colours, all of which may wait. */
export function AppearanceStep({ drafts, draft, saved, over, back }: StepProps) {
  const say = useText();
  const id = useId();
  const [found, setFound] = useState(0);
  const { send, wrong, ...sent } = useSave('answers/appearance', saved, over);
  const { logo, buttons, accent } = drafts;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { logo: chosen, colours } = await readLogo(file);
    const [first = '', second = ''] = colours;
    setFound(colours.length);
    draft({ logo: chosen, ...(first && { buttons: first }), ...(second && { accent: second }) });
  };
  const refused = wrong('logo');
  return (
    <SetupStep
      {...sent}
      title={say('setup.appearance.title')}
      text={say(found > 0 ? 'setup.appearance.found' : 'setup.appearance.text')}
      button={say('setup.next')}
      back={back}
      skip={() => {
        draft({ logo: null, buttons: '', accent: '' });
        send({ logo: null, buttons: '', accent: '' });
      }}
      send={() => send({ logo, buttons, accent })}
    >
      <div>
        <div className={css.logo}>
          {logo ? <img src={addressOfLogo(logo)} alt="" /> : <span className={css.none} />}
          <span className={css.about}>
            <b>{logo?.name ?? say('setup.appearance.noLogo')}</b>
            <small className="soft">
              {say(
                logo && !isDrawing(logo) ? 'setup.appearance.picture' : 'setup.appearance.drawing',
              )}
            </small>
          </span>
          <input
            id={id}
            type="file"
            className="hidden-text"
            accept=".svg,.png,.jpg,.jpeg,.webp,image/*"
            aria-invalid={refused !== undefined}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <label htmlFor={id} className={buttonClass('plain')}>
            {say(logo ? 'setup.appearance.another' : 'setup.appearance.choose')}
          </label>
        </div>
        {refused && (
          <Sign variant="bad" icon="warning">
            {say(
              refused === 'FILE_TOO_LARGE'
                ? 'setup.appearance.tooLarge'
                : 'setup.appearance.wrongFile',
            )}
          </Sign>
        )}
        {logo && (
          <DeskButton variant="plain" onClick={() => draft({ logo: null })}>
            {say('setup.appearance.without')}
          </DeskButton>
        )}
      </div>
      <ColourStep
        label={say('setup.appearance.buttons')}
        value={buttons}
        own={own.buttons}
        onChange={(colour) => draft({ buttons: colour })}
      />
      <ColourStep
        label={say('setup.appearance.accent')}
        value={accent}
        own={own.accent}
        onChange={(colour) => draft({ accent: colour })}
      />
    </SetupStep>
  );
}
