import { GevelHomes } from './GevelHomes.ts';

// Two copies of the script on one page define the element once.
if (!customElements.get('gevel-homes')) customElements.define('gevel-homes', GevelHomes);
