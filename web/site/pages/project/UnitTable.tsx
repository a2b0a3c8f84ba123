import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { UnitTable_drawing$key } from '../../../__generated__/UnitTable_drawing.graphql.ts';
import type { UnitTable_units$key } from '../../../__generated__/UnitTable_units.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Near, nearPart } from '../../../shared/ui/Near.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import { UnitDrawing } from './UnitDrawing.tsx';
import { UnitRow } from './UnitRow.tsx';
import css from './UnitTable.module.css';
import { bedroomChoices, columns, type Order, orders, orderUnits } from './unitOrder.ts';

const drawingPart = nearPart(import.meta.env.SSR ? UnitDrawing : null, () =>
  import('./UnitDrawing.tsx').then((module) => module.UnitDrawing),
);

interface Props {
  units: UnitTable_units$key;
  /** The drawing on which they are shapes, which shows those that the table shows. */
  drawing?: UnitTable_drawing$key | null | undefined;
}

/**
 * The units of a project: a table on wide screens, a list of rows on small ones. The column heads sort it, and it can be
 * filtered by bedrooms.
 */
export function UnitTable(props: Props) {
  const intl = useIntl();
  const [by, setBy] = useState<Order>('unit');
  const [down, setDown] = useState(false);
  const [bedrooms, setBedrooms] = useState<number | null>(null);
  const units = useFragment(
    graphql`
      fragment UnitTable_units on Property @relay(plural: true) {
        id
        unitName
        status
        marquee {
          code
        }
        price {
          amount
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
        ...UnitRow_unit
        ...UnitDrawing_units
      }
    `,
    props.units,
  );
  const drawing = useFragment(
    graphql`
      fragment UnitTable_drawing on Drawing {
        ...UnitDrawing_drawing
      }
    `,
    props.drawing,
  );
  const order = (column: Order) => {
    setDown(column === by && !down);
    setBy(column);
  };
  const shown = units.filter(({ rooms }) => bedrooms === null || rooms.bedrooms === bedrooms);
  return (
    <>
      <UnitChoice
        choices={bedroomChoices(units)}
        bedrooms={bedrooms}
        onBedrooms={setBedrooms}
        by={by}
        onOrder={order}
      />
      {drawing && <Near part={drawingPart} props={{ drawing, units: shown }} />}
      <table className={css.units}>
        <thead>
          <tr>
            <th className={css.plan} scope="col">
              <span className="hidden-text">{intl.formatMessage({ id: 'project.plan' })}</span>
            </th>
            {orders.map((column) => (
              <th
                key={column}
                scope="col"
                className={css[column]}
                aria-sort={column === by ? sorted(down) : undefined}
              >
                <button type="button" onClick={() => order(column)}>
                  {intl.formatMessage({ id: columns[column] })}
                  {column === by && <span aria-hidden="true">{down ? ' ↓' : ' ↑'}</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orderUnits(shown, by, down).map((unit) => (
            <UnitRow key={unit.id} unit={unit} css={css} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function sorted(down: boolean) {
  return down ? 'descending' : 'ascending';
}
