import type nl from './nl.json';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof nl;
    }
  }
}
