/** What opens on a property's page and shares its code and texts: one file, so that first pages need not know the names of several. */
export { PropertyHistory } from '../details/PropertyHistory.tsx';
export { Costs } from './Costs.tsx';
export { Duties } from './Duties.tsx';
