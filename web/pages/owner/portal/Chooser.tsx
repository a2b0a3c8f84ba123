import { useId } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Chooser_owner$key } from '../../../__generated__/Chooser_owner.graphql.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { path } from '../../../app/router/paths.ts';
import { useRouter } from '../../../app/router/useRouter.ts';
import { Photo } from '../../../components/ui/Photo.tsx';
import { Advertised } from './Advertised.tsx';
import css from './Chooser.module.css';
import { searchOf } from './chosen.ts';
import { nameOf } from './nameOf.ts';
import { SignOut } from './SignOut.tsx';

interface Props {
  owner: Chooser_owner$key;
  /** The number of the home that is shown. */
  chosen: number;
}

/** Which home is shown, among the owner's; a choice changes the address, so that it can be kept and come back to. */
export function Chooser({ chosen, ...props }: Props) {
  const intl = useIntl();
  const id = useId();
  const language = useLanguage();
  const { navigate } = useRouter();
  const { properties } = useFragment(
    graphql`
      fragment Chooser_owner on Owner {
        properties {
          number
          title
          typeName
          city {
            name
          }
          address {
            street
            houseNumber
            boxNumber
          }
          photo {
            ...Photo_photo
          }
          ...Advertised_property
        }
      }
    `,
    props.owner,
  );
  const home = properties.find(({ number }) => number === chosen);
  if (!home) return null;
  const choose = (number: string) =>
    navigate(path('owner', language, searchOf(Number(number))), { replace: true, scroll: false });
  return (
    <div className={css.chooser}>
      <div className={css.own}>
        {home.photo && <Photo photo={home.photo} sizes="120px" decorative />}
        <div>
          <label className="small soft" htmlFor={id}>
            {intl.formatMessage({ id: 'owner.property' })}
          </label>
          {properties.length > 1 ? (
            <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
              {properties.map((one) => (
                <option key={one.number} value={one.number}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          ) : (
            <output id={id}>{nameOf(home)}</output>
          )}
          <Advertised property={home} />
        </div>
      </div>
      <SignOut />
    </div>
  );
}
