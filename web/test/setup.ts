import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

Object.assign(globalThis, { jest: vi }); // relay-test-utils asks for it by this name
Element.prototype.scrollIntoView = () => undefined; // nothing scrolls in a test
afterEach(cleanup);
