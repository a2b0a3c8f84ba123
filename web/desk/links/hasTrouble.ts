interface Link {
  readonly state: string;
  readonly problem?: string | null | undefined;
  readonly held: number;
}

/** Whether somebody must look at a link to a CRM: it fails, tells of a problem, or keeps records back. */
export const hasTrouble = ({ state, problem, held }: Link) =>
  state === 'FAILING' || Boolean(problem) || held > 0;

/** The link that is told of where there is room for one: the first that fails, else the first with another trouble. */
export const firstTroubled = <L extends Link>(links: readonly L[]): L | undefined =>
  links.find(({ state }) => state === 'FAILING') ?? links.find(hasTrouble);
