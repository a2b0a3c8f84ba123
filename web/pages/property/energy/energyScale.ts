const scales = {
  FLANDERS: ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
  BRUSSELS: ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  WALLONIA: ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
};

export interface Rung {
  text: string;
  here: boolean;
}

/**
 * The labels of a region, best first, with the one that holds; empty where no region's scale applies. The half
 * steps of Brussels stand on their letter: B- is shown in the place of B.
 */
export function energyScale(region: string | null | undefined, text: string): Rung[] {
  const labels = scales[region as keyof typeof scales] ?? [];
  const rung = labels.includes(text) ? text : text.charAt(0);
  return labels.map((label) => ({ text: label === rung ? text : label, here: label === rung }));
}
