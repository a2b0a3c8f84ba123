const scales = {
  FLANDERS: ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
  BRUSSELS: ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  WALLONIA: ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  LUXEMBOURG: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'], // of energy and of thermal insulation
};

interface Rung {
  text: string;
  here: boolean;
}

/**
 * The labels of a region, best first, with the property's marked; empty where no scale applies. A half step of Brussels
 * replaces its letter: B- is shown in place of B.
 */
export function energyScale(region: string | null | undefined, text: string): Rung[] {
  const labels = scales[region as keyof typeof scales] ?? [];
  const rung = labels.includes(text) ? text : text.charAt(0);
  return labels.map((label) => ({ text: label === rung ? text : label, here: label === rung }));
}
