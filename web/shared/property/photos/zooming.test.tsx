import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { zoomingTestQuery } from '../../../__generated__/zoomingTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';

const query = graphql`
  query zoomingTestQuery {
    property(number: 1096) {
      ...PhotoMosaic_property
    }
  }
`;

const photo = (alt: string, width: number, height: number) => ({
  url: `/media/${alt}.jpg`,
  alt,
  width,
  height,
});
const photos = [photo('gevel', 4000, 3000), photo('keuken', 1600, 1067), photo('hal', 9000, 5000)];

const stage = () => screen.getByRole('dialog').querySelector('[role="group"]') as HTMLElement;
const shown = (alt: string) => within(screen.getByRole('dialog')).getByRole('img', { name: alt });
const zoomOf = (alt: string) =>
  Math.round(Number(shown(alt).style.getPropertyValue('--zoom')) * 100);
const counter = () => screen.getByRole('dialog').querySelector('.number')?.textContent;

beforeEach(async () => {
  window.innerWidth = 1024;
  renderAnswer<zoomingTestQuery>({
    query,
    variables: {},
    mocks: { Property: () => ({ number: 1096, marquee: null, photos }) },
    show: ({ property }) => property && <PhotoMosaic property={property} />,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Foto 1 van 3 vergroten' }));
  await screen.findByRole('dialog');
  screen.getByRole('button', { name: 'Sluiten' }).focus(); // as browsers do when a dialog opens
});

describe('a photo over the whole screen', () => {
  it('is zoomed by + and −, up to its bounds, and whole again by 0', async () => {
    expect(shown('gevel')).toHaveAttribute('sizes', '100vw');
    await userEvent.keyboard('+++++');
    expect(zoomOf('gevel')).toBe(800);
    expect(shown('gevel')).toHaveAttribute('sizes', '800vw');
    const closer = screen.getByRole('button', { name: 'Inzoomen' });
    expect(closer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('-');
    expect(zoomOf('gevel')).toBe(440);
    await userEvent.keyboard('0{ArrowRight}');
    expect(counter()).toBe('Foto 2 van 3');
  });

  it('is zoomed by the wheel with Ctrl alone, and the browser does not zoom the page', () => {
    const wheel = (deltaY: number, ctrlKey: boolean) => {
      const event = new MouseEvent('wheel', { ctrlKey, bubbles: true, cancelable: true });
      return fireEvent(stage(), Object.assign(event, { deltaY }));
    };
    expect(wheel(-100, false)).toBe(true);
    expect(zoomOf('gevel')).toBe(100);
    expect(wheel(-100, true)).toBe(false);
    expect(zoomOf('gevel')).toBe(165);
    wheel(9000, true);
    expect(zoomOf('gevel')).toBe(100);
    wheel(-9000, true);
    expect(zoomOf('gevel')).toBe(800);
  });

  it('is zoomed by two fingers, and whole again when they end near it', () => {
    const fingers = (...at: number[]) => ({
      touches: at.map((clientX, identifier) => ({ identifier, clientX, clientY: 100 })),
    });
    fireEvent.touchStart(stage(), fingers(100));
    fireEvent.touchStart(stage(), fingers(100, 200));
    fireEvent.touchMove(stage(), fingers(100, 400));
    expect(zoomOf('gevel')).toBe(300);
    fireEvent.touchEnd(stage(), fingers(100));
    expect(zoomOf('gevel')).toBe(300);
    fireEvent.touchStart(stage(), fingers(100, 400));
    fireEvent.touchMove(stage(), fingers(100, 205));
    expect(zoomOf('gevel')).toBe(105);
    fireEvent.touchEnd(stage(), fingers(100));
    expect(zoomOf('gevel')).toBe(100);
    expect(counter()).toBe('Foto 1 van 3');
  });

  it('has its original from where it is shown larger than every size, unless that is huge', async () => {
    const original = (alt: string) =>
      / \/media\/[a-z]+\.jpg \d+w$/.test(shown(alt).getAttribute('srcset') ?? '');
    expect(original('gevel')).toBe(false);
    await userEvent.keyboard('+');
    expect(original('gevel')).toBe(true);
    window.innerWidth = 390;
    await userEvent.keyboard('0+');
    expect(original('gevel')).toBe(false);
    await userEvent.keyboard('0{ArrowLeft}+++');
    expect(counter()).toBe('Foto 3 van 3');
    expect(zoomOf('hal')).toBe(800);
    expect(original('hal')).toBe(false);
  });
});
