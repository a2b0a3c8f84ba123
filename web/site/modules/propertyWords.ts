/** The message ids of a list of properties and the page that lists them all, by the relation of its module. */
export function propertyWords(relation: string) {
  return words[relation as keyof typeof words] ?? words.new;
}

const words = {
  new: { title: 'content.latest', list: 'sale', all: 'content.allForSale' },
  sale: { title: 'list.sale', list: 'sale', all: 'content.allForSale' },
  rent: { title: 'list.rentals', list: 'rent', all: 'content.allForRent' },
  realised: { title: 'content.realisations', list: 'realisations', all: 'content.allRealisations' },
} as const;
