import type { GraphLanguage } from '../../../shared/i18n/languages.ts';

/**
 * The documents that most properties have, as their names in every language: who chooses one names a document in all languages of the
 * site at once.
 */
export const documentKinds: Record<string, Record<GraphLanguage, string>> & {
  PLAN: Record<GraphLanguage, string>;
} = {
  EPC: { NL: 'EPC', FR: 'Certificat PEB', EN: 'Energy certificate', DE: 'Energieausweis' },
  ELECTRICITY: {
    NL: 'Keuring van de elektriciteit',
    FR: 'Contrôle de l’installation électrique',
    EN: 'Inspection of the electricity',
    DE: 'Prüfung der Elektrik',
  },
  SOIL: { NL: 'Bodemattest', FR: 'Attestation du sol', EN: 'Soil certificate', DE: 'Bodenattest' },
  ASBESTOS: {
    NL: 'Asbestattest',
    FR: 'Attestation amiante',
    EN: 'Asbestos certificate',
    DE: 'Asbestattest',
  },
  PLANNING: {
    NL: 'Stedenbouwkundige inlichtingen',
    FR: 'Renseignements urbanistiques',
    EN: 'Planning information',
    DE: 'Städtebauliche Auskünfte',
  },
  FLOOD: {
    NL: 'Overstromingsrapport',
    FR: 'Rapport d’inondation',
    EN: 'Flood report',
    DE: 'Hochwasserbericht',
  },
  PLAN: { NL: 'Plan', FR: 'Plan', EN: 'Plan', DE: 'Grundriss' },
  SPECIFICATION: {
    NL: 'Lastenboek',
    FR: 'Cahier des charges',
    EN: 'Specification',
    DE: 'Baubeschreibung',
  },
  STATUTES: {
    NL: 'Basisakte en reglement',
    FR: 'Acte de base et règlement',
    EN: 'Co-ownership deed and rules',
    DE: 'Teilungserklärung und Ordnung',
  },
  MEETING: {
    NL: 'Verslag van de algemene vergadering',
    FR: 'Procès-verbal de l’assemblée générale',
    EN: 'Minutes of the general meeting',
    DE: 'Protokoll der Eigentümerversammlung',
  },
  INVENTORY: {
    NL: 'Plaatsbeschrijving',
    FR: 'État des lieux',
    EN: 'Inventory of condition',
    DE: 'Zustandsbericht',
  },
};
