import { graphql } from 'react-relay/hooks';
import type { SettingsQuery } from '../__generated__/SettingsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Others } from '../live/Others.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import type { Section } from './sections.ts';

/** The settings of the site: each part is edited where it is shown, with whether it belongs to the desk or to the folder. */
export function Settings({ section }: { section: Section | undefined }) {
  const say = useText();
  const { answer, failure, again } = useQuery<SettingsQuery>(
    graphql`
      query SettingsQuery {
        desk {
          settings {
            section
          }
          ...SettingsForm_desk
        }
      }
    `,
    {},
    ['content'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  return (
    <Screen title={say('settings.title')}>
      <Others />
      {desk?.settings ? (
        <SettingsForm desk={desk} at={section} />
      ) : (
        <>
          <Head title={say('settings.title')} text={say('settings.text')} />
          {failure ? <Failed failure={failure} again={again} /> : <Waiting rows={8} />}
        </>
      )}
    </Screen>
  );
}
