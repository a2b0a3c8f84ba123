import { describe, expect, it } from 'vitest';
import { cut } from './SearchHit.tsx';

describe('cut', () => {
  it('leaves 100 characters alone and cuts the 101st', () => {
    expect(cut('é'.repeat(100))).toBe('é'.repeat(100));
    expect(cut('é'.repeat(101))).toBe(`${'é'.repeat(100)}…`);
    expect(cut('🏠'.repeat(101))).toBe(`${'🏠'.repeat(100)}…`);
  });
});
