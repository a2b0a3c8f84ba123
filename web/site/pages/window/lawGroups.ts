/** What the law asks an advertisement to say, of the groups of details: energy, certificates, water and planning. */
export const lawGroups = ['energy', 'certificates', 'flood', 'planning'];
