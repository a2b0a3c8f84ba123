import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Tests have the texts of a language whole (messages.ts). Loading parts of them would change what the next file of the worker sees.
vi.mock('../shared/i18n/addTexts.ts', () => ({ addTexts: () => Promise.resolve() }));

Object.assign(globalThis, { jest: vi }); // relay-test-utils asks for it by this name
Element.prototype.scrollIntoView = () => undefined; // nothing scrolls in a test
afterEach(cleanup);
