import type { TextKey } from '../app/texts.ts';

/** The names of the fields that the law can ask for, as the import names them. */
export const fieldText: Readonly<Record<string, TextKey>> = {
  'energy.specific': 'lack.energy.specific',
  'energy.uniqueCode': 'lack.energy.uniqueCode',
  'energy.validUntil': 'lack.energy.validUntil',
  'energy.co2': 'lack.energy.co2',
  'energy.total': 'lack.energy.total',
  'energy.labelText': 'lack.energy.labelText',
  'energy.thermalClass': 'lack.energy.thermalClass',
  'costs.charges': 'lack.costs.charges',
  price: 'lack.price',
  publishPrice: 'lack.publishPrice',
  'legal.pScore': 'lack.legal.pScore',
  'legal.gScore': 'lack.legal.gScore',
  'legal.floodReportDate': 'lack.legal.floodReportDate',
  'planning.permit': 'lack.planning.permit',
  'planning.destination': 'lack.planning.destination',
  'planning.summons': 'lack.planning.summons',
  'planning.preemptiveRight': 'lack.planning.preemptiveRight',
  'planning.allotmentPermit': 'lack.planning.allotmentPermit',
  'planning.judicialDecision': 'lack.planning.judicialDecision',
};

/** The rules that ask for them. */
export const lawText: Readonly<Record<string, TextKey>> = {
  FLEMISH_ENERGY: 'law.FLEMISH_ENERGY',
  FLEMISH_CODE: 'law.FLEMISH_CODE',
  BRUSSELS_ENERGY: 'law.BRUSSELS_ENERGY',
  WALLOON_ENERGY: 'law.WALLOON_ENERGY',
  LUXEMBOURG_CLASS: 'law.LUXEMBOURG_CLASS',
  RENT_PUBLISHED: 'law.RENT_PUBLISHED',
  FLEMISH_FLOOD: 'law.FLEMISH_FLOOD',
  FLEMISH_PLANNING: 'law.FLEMISH_PLANNING',
};
