import { useId } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Chooser_owner$key } from '../../../../__generated__/Chooser_owner.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { Picture } from '../../../../shared/ui/photo/Photo.tsx';
import { Advertised } from './Advertised.tsx';
import css from './Chooser.module.css';
import { searchOf } from './chosenProperty.ts';
import { nameOf } from './nameOf.ts';
import { SignOut } from './SignOut.tsx';

interface Props {
  owner: Chooser_owner$key;
  /** The number of the property that is shown. */
  chosen: number;
}

/** Chooses which of the owner's properties is shown. The choice is in the address, so that it can be bookmarked. */
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
            url
            width
            height
            alt
          }
          ...Advertised_property
        }
      }
    `,
    props.owner,
  );
  const property = properties.find(({ number }) => number === chosen);
  if (!property) return null;
  const choose = (number: string) =>
    navigate(path('owner', language, searchOf(Number(number))), { replace: true, scroll: false });
  return (
    <div className={css.chooser}>
      <div className={css.own}>
        {property.photo && <Picture photo={property.photo} sizes="120px" decorative />}
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
            <output id={id}>{nameOf(property)}</output>
          )}
          <Advertised property={property} />
        </div>
      </div>
      <SignOut />
    </div>
  );
}
