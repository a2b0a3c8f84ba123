import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it } from 'vitest';
import type { PlansTestQuery } from '../../../__generated__/PlansTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { Plans } from './Plans.tsx';

const query = graphql`
  query PlansTestQuery {
    property(number: 1043) {
      plans {
        ...Plans_plans
      }
    }
  }
`;

const size = { width: 1600, height: 1200 };
const plans = [
  { url: '/media/ground.svg', alt: 'Gelijkvloers', ...size },
  { url: '/media/first.png', alt: 'Verdieping', ...size },
];

function show() {
  renderAnswer<PlansTestQuery>({
    query,
    variables: {},
    mocks: { Property: () => ({ plans }) },
    show: ({ property }) => property && <Plans plans={property.plans} />,
  });
}

it('opens over the page where it was clicked, a drawing in its one file and a picture as large as it is seen', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Gelijkvloers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plannen' }));
  const image = (name: string) => within(dialog.getByRole('figure')).getByRole('img', { name });
  dialog.getByRole('button', { name: 'Sluiten' }).focus(); // as browsers do when a dialog opens
  await userEvent.keyboard('+');
  expect(image('Gelijkvloers')).toHaveAttribute('src', '/media/ground.svg');
  expect(image('Gelijkvloers')).not.toHaveAttribute('srcset');
  await userEvent.keyboard('-{ArrowRight}+');
  expect(dialog.getByText('Plan 2 van 2')).toBeTruthy();
  expect(image('Verdieping')).toHaveAttribute('sizes', '220vw');
  expect(dialog.queryByRole('button', { name: 'Diavoorstelling starten' })).toBeNull();
});

it('leaves a click for a new tab to the browser', () => {
  show();
  const link = screen.getByRole('link', { name: 'Verdieping' });
  expect(link).toHaveAttribute('href', '/media/first.png');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
