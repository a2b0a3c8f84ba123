import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LightboxTestQuery } from '../../../__generated__/LightboxTestQuery.graphql.ts';
import { renderAnswer } from '../../../test/renderAnswer.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';

const query = graphql`
  query LightboxTestQuery {
    property(number: 1096) {
      ...PhotoMosaic_property
    }
  }
`;

const photos = ['gevel', 'keuken', 'tuin'].map((alt) => ({
  url: `/media/${alt}.jpg`,
  alt,
  width: 1600,
  height: 1067,
}));

beforeEach(() => {
  renderAnswer<LightboxTestQuery>({
    query,
    variables: {},
    mocks: { Property: () => ({ number: 1096, marquee: null, photos }) },
    show: ({ property }) => property && <PhotoMosaic property={property} />,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const open = async (photo: number) => {
  await userEvent.click(screen.getByRole('button', { name: `Foto ${photo} van 3 vergroten` }));
  await screen.findByRole('dialog');
};
const counter = () => screen.getByRole('dialog').querySelector('.number')?.textContent;

describe('the photos of a property', () => {
  it('have the words of the agency on the page, too', () => {
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toContain('keuken');
  });

  it('open at the one that was clicked', async () => {
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(2);
    expect(counter()).toBe('Foto 2 van 3');
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'keuken' })).toBeTruthy();
  });

  it('are stepped through by the arrow keys, and start again after the last', async () => {
    await open(3);
    screen.getByRole('button', { name: 'Sluiten' }).focus(); // as browsers do when a dialog opens
    await userEvent.keyboard('{ArrowRight}');
    expect(counter()).toBe('Foto 1 van 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(counter()).toBe('Foto 2 van 3');
  });

  it('are stepped through by the buttons, or picked in the strip', async () => {
    await open(1);
    await userEvent.click(screen.getByRole('button', { name: 'Volgende foto' }));
    expect(counter()).toBe('Foto 2 van 3');
    await userEvent.click(screen.getByRole('button', { name: 'Foto 3 van 3' }));
    expect(counter()).toBe('Foto 3 van 3');
  });

  it('are swiped by a finger, not by a slight move or by a mouse', async () => {
    await open(1);
    const swipe = (from: number, to: number, pointerType: string, isPrimary = true) => {
      fireEvent.pointerDown(screen.getByRole('dialog'), { clientX: from, pointerType, isPrimary });
      fireEvent.pointerUp(screen.getByRole('dialog'), { clientX: to, pointerType });
    };
    swipe(200, 180, 'touch');
    swipe(200, 20, 'mouse');
    swipe(200, 20, 'touch', false); // a second finger
    expect(counter()).toBe('Foto 1 van 3');
    swipe(200, 100, 'touch');
    expect(counter()).toBe('Foto 2 van 3');
    swipe(100, 200, 'touch');
    expect(counter()).toBe('Foto 1 van 3');
  });

  it('are zoomed by a button, and then not stepped through', async () => {
    await open(1);
    await userEvent.click(screen.getByRole('button', { name: 'Inzoomen' }));
    expect(screen.getByRole('group', { name: 'gevel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(counter()).toBe('Foto 1 van 3');
    expect(screen.queryByRole('button', { name: 'Volgende foto' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Uitzoomen' }));
    screen.getByRole('button', { name: 'Sluiten' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(counter()).toBe('Foto 2 van 3');
  });

  it('play as a slideshow until the visitor steps', async () => {
    await open(1);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Diavoorstelling starten' }));
    act(() => vi.advanceTimersByTime(3000));
    expect(counter()).toBe('Foto 2 van 3');
    act(() => vi.advanceTimersByTime(6000));
    fireEvent.click(screen.getByRole('button', { name: 'Volgende foto' }));
    const stopped = counter();
    act(() => vi.advanceTimersByTime(9000));
    expect(counter()).toBe(stopped);
    expect(screen.getByRole('button', { name: 'Diavoorstelling starten' })).toBeTruthy();
  });

  it('close, and open again at the photo of the mosaic', async () => {
    await open(3);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Alle 3 foto’s' }));
    expect(counter()).toBe('Foto 1 van 3');
  });
});
