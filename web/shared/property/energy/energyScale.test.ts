import { describe, expect, it } from 'vitest';
import { energyColour } from '../../ui/EnergyLabel.tsx';
import { energyScale } from './energyScale.ts';
import { energyShown } from './energyShown.ts';

const here = (region: string | null, text: string) =>
  energyScale(region, text)
    .map((rung) => (rung.here ? `[${rung.text}]` : rung.text))
    .join(' ');

describe('the energy scale', () => {
  it('is the scale of the region', () => {
    expect(here('FLANDERS', 'A+')).toBe('[A+] A B C D E F');
    expect(here('BRUSSELS', 'G')).toBe('A+ A B C D E F [G]');
    expect(here('WALLONIA', 'A++')).toBe('[A++] A+ A B C D E F G');
  });

  it('shows a half step of Brussels in place of its letter', () => {
    expect(here('BRUSSELS', 'B-')).toBe('A+ A [B-] C D E F G');
    expect(here('BRUSSELS', 'C+')).toBe('A+ A B [C+] D E F G');
  });

  it('is empty in Luxembourg', () => {
    expect(energyScale(null, 'B/C')).toEqual([]);
  });
});

describe('the energy label', () => {
  it('has the colour of its letter', () => {
    expect(['A++', 'A+', 'A', 'A-', 'B-', 'F+', 'B/C'].map(energyColour)).toEqual([
      'a-plus',
      'a-plus',
      'a',
      'a',
      'b',
      'f',
      'b',
    ]);
  });

  it('is shown only with a certificate', () => {
    expect(energyShown({ text: 'A', status: 'PRESENT' })).toBe('A');
    expect(energyShown({ text: 'in aanvraag', status: 'IN_APPLICATION' })).toBeNull();
    expect(energyShown({ text: '', status: 'PRESENT' })).toBeNull();
    expect(energyShown(null)).toBeNull();
  });
});
