import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type {
  UnitRow_unit$data,
  UnitRow_unit$key,
} from '../../../__generated__/UnitRow_unit.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLightbox } from '../../../shared/property/photos/useLightbox.tsx';
import { Link } from '../../../shared/router/Link.tsx';
import { grouped } from '../../../shared/ui/figures.ts';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { UnitStatus } from './UnitStatus.tsx';
import { type Order, orders } from './unitOrder.ts';
import { unitState } from './unitState.ts';

interface Props {
  unit: UnitRow_unit$key;
  /** The classes of the table. */
  css: Readonly<Record<string, string>>;
}

/** One unit of a project. A sold or rented unit has no link and no price. */
export function UnitRow({ css, ...props }: Props) {
  const intl = useIntl();
  const unit = useFragment(
    graphql`
      fragment UnitRow_unit on Property {
        path
        pathInProject
        status
        unitName
        typeName
        marquee {
          code
        }
        price {
          text
        }
        rooms {
          bedrooms
        }
        surfaces {
          living
          garden
        }
        building {
          floor
          floors
        }
        plans {
          url
          ...Photo_photo
          ...Lightbox_photos
        }
      }
    `,
    props.unit,
  );
  const { follow, preload, lightbox } = useLightbox(unit.plans, true);
  const state = unitState(unit);
  const taken = state === 'sold' || state === 'rented';
  const name = [unit.typeName, unit.unitName].filter(Boolean).join(' ');
  const plan = unit.plans[0];
  const { living, garden } = unit.surfaces;
  const label = (text: ReactNode) => <span className={css.label}>{text}</span>;
  const words: Words = (id, value) =>
    value == null ? null : intl.formatMessage({ id }, { value, label });
  const cells: Record<Order, ReactNode> = {
    unit: taken ? (
      <span className={css.name}>{name}</span>
    ) : (
      <Link to={unit.pathInProject ?? unit.path} className={css.name}>
        {name}
      </Link>
    ),
    floor: floorText(unit.building, words, intl),
    bedrooms: words('project.unitBedrooms', unit.rooms.bedrooms),
    living: words('project.unitLiving', squareMetres(living)),
    garden: words('project.unitGarden', squareMetres(garden)),
    price: taken ? null : unit.price.text,
    status: <UnitStatus state={state} />,
  };
  return (
    <tr className={taken ? css.taken : undefined}>
      <td className={css.plan}>
        {plan && (
          <a
            href={plan.url}
            aria-label={intl.formatMessage({ id: 'project.planOf' }, { name })}
            onClick={follow(0, plan.url)}
            {...preload}
          >
            <Photo photo={plan} sizes="72px" decorative />
          </a>
        )}
        {lightbox}
      </td>
      {orders.map((column) =>
        column === 'unit' ? (
          <th key={column} scope="row" className={css.unit}>
            {cells.unit}
          </th>
        ) : (
          <td key={column} className={css[column]}>
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  );
}

/** A figure with its label, which shows only where the table has no column heads. Null for no value. */
type Words = (
  id: FormatjsIntl.Message['ids'],
  value: string | number | null | undefined,
) => ReactNode;

/** The floor; for a house of several floors the ground floor and how many are above it. */
function floorText(
  { floor, floors }: UnitRow_unit$data['building'],
  words: Words,
  intl: IntlShape,
): ReactNode {
  const ground = intl.formatMessage({ id: 'property.groundFloor' });
  if (floor != null) return floor === 0 ? ground : words('project.unitFloor', floor);
  if (floors == null) return null;
  return floors > 1 ? `${ground} + ${floors - 1}` : ground;
}

function squareMetres(surface: number | null | undefined): string | null {
  return surface ? `${grouped(surface)}\u00a0m²` : null;
}
