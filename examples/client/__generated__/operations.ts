// Written by generate.mjs from schema.graphqls and operations/. Later versions of a site may have values of an enum and members
// of a union that are not here: leave out what you do not know.

/** An operation with the types of its answer and its variables. */
export interface Operation<Data, Variables> {
  /** The id that the text has once it is registered: its SHA-256. */
  readonly id: string;
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
}

/** The code of an error that a site answers. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_VARIABLES'
  | 'BAD_MAP'
  | 'BATCHING'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'UNKNOWN_DOCUMENT'
  | 'OUTDATED_DOCUMENT'
  | 'UNKNOWN_KEY'
  | 'FORBIDDEN'
  | 'SIGNED_OUT'
  | 'CODE_AGAIN'
  | 'FOREIGN'
  | 'METHOD_NOT_ALLOWED'
  | 'GET_ONLY'
  | 'POST_ONLY'
  | 'STREAM_ONLY'
  | 'BODY_TOO_SLOW'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'ONE_PASSWORD'
  | 'OVER_BUDGET'
  | 'RATE_LIMITED'
  | 'BAD_INPUT'
  | 'CURSOR_EXPIRED'
  | 'TOO_MANY'
  | 'OVERLOADED'
  | 'TIMEOUT'
  | 'CANCELLED'
  | 'INTERNAL';

export interface PropertyCard {
  /** Its number on this site, the same in every language. */
  number: number;
  /** What it is called; written by the agency. */
  title: string;
  /** The address of its page on this site, from the root. */
  path: string;
  /** The same address with scheme and host, as the site is configured. */
  url: string;
  /** For sale or for rent. */
  goal: Goal;
  /** Whether a visitor can still have it. */
  status: PropertyStatus;
  /** The type in words, finer than the category: 'Halfopen woning'. */
  typeName: string;
  /** Where it is. */
  city: {
    /** The name in the requested language. */
    name: string;
    /** The postcode. */
    zip: string;
  };
  /** The price line. The amount of a price on request, or of one that a marquee replaces, is never returned. */
  price: {
    /** Whole euro; null when the price is on request, or when a marquee (sold, rented) replaces it. Per month for rent. */
    amount: number | null;
    /** The whole line as shown, in the language of the record: 'vanaf € 349.000', '€ 950 / maand', 'Prijs op aanvraag', or the marquee that replaces it. */
    text: string;
  };
  /** The band over the photo; null for none. That of a sold or rented property says so, by its status or else by what the agency's program gives it. */
  marquee: {
    /** Its words, in the language of the record. */
    name: string;
  } | null;
  /** Photos first to last, without the plans. */
  cover: ({
    /** The address of the original, from the root. Add ?width=400&height=auto&format=webp for a smaller one: widths are 100, 400, 600, 1360 and 1600. Plans that are drawings (SVG) have one size. */
    url: string;
    /** Pixels of the original. */
    width: number;
    /** Pixels of the original. */
    height: number;
    /** A text alternative for those who cannot see it. */
    alt: string;
  })[];
  /** Numbers of rooms. */
  rooms: {
    /** Bedrooms; null when not stated. */
    bedrooms: number | null;
  };
  /** Surfaces and widths. */
  surfaces: {
    /** Living surface, m²; null when not stated. */
    living: number | null;
    /** Plot, m²; null when not stated. */
    ground: number | null;
  };
  /** Energy performance; null when the law requires none for this kind of property. */
  energy: {
    /** The label in the region's scale, lower case with underscores: a_plus, a, b_sub. Null when there is no figure or no region. */
    label: string | null;
  } | null;
  /** When it last changed, its pictures included. */
  updatedAt: string;
}

export interface ChangesData {
  /** What changed since a cursor, and then every new change. The first page is sent at once; while nothing changes, an empty page every 20 seconds shows that the connection works. After an hour the stream completes. A key or network address may have ten streams open at once; one more gets an error with code TOO_MANY. */
  changes: {
    /** The cursor from which to continue. It never moves back, and an empty page has one too. */
    cursor: string;
    /** Whether more is there already. */
    hasMore: boolean;
    /** The changes, oldest first; at most as many as requested. */
    changes: ({
      __typename: 'PropertyChanged';
      /** The agency's reference of the listing. */
      number: number;
      /** When. */
      at: string;
      /** The listing as it is now. */
      property: PropertyCard;
    } | {
      __typename: 'PropertyWithdrawn';
      /** The agency's reference of the listing. */
      number: number;
      /** When. */
      at: string;
    } | {
      __typename: 'ProjectChanged';
      /** The agency's number of the project. */
      number: number;
      /** When. */
      at: string;
      /** The project as it is now. */
      project: {
        /** The agency's number of the project. */
        number: number;
        /** The name of the project. */
        name: string;
        /** The address of its page, from the root. */
        path: string;
        /** The same address with scheme and host, as the site is configured. */
        url: string;
        /** Where it is. */
        city: {
          /** The name in the requested language. */
          name: string;
          /** The postcode. */
          zip: string;
        };
        /** When it last changed. */
        updatedAt: string;
      };
    } | {
      __typename: 'ProjectWithdrawn';
      /** The agency's number of the project. */
      number: number;
      /** When. */
      at: string;
    })[];
  };
}

export interface ChangesVariables {
  language: Language;
  since?: string | null | undefined;
  projects?: boolean | undefined;
}

export const Changes: Operation<ChangesData, ChangesVariables> = {
  id: '3e314fab8df6a45b5b99eaa0665980d205e7df94370ed0a847e916fcce4ff19a',
  text: "fragment PropertyCard on Property{number title path url goal status typeName city{name zip}price{amount text}marquee{name}cover:photos(first:1){url width height alt}rooms{bedrooms}surfaces{living ground}energy{label}updatedAt}subscription Changes($language:Language!$since:Cursor$projects:Boolean!=false){changes(language:$language since:$since projects:$projects){cursor hasMore changes{__typename number at ...on PropertyChanged{property{...PropertyCard}}...on ProjectChanged{project{number name path url city{name zip}updatedAt}}}}}",
};

export interface PropertyData {
  /** One listing by the agency's reference number, also when it is sold, rented or realised; null when it was never published. */
  property: PropertyCard & {
    /** The agency's text: plain, paragraphs separated by an empty line. */
    description: string;
    /** Street and number; null when the owner does not publish them. */
    address: {
      /** The street. */
      street: string;
      /** The number; empty when the property has none yet. */
      houseNumber: string;
      /** The box; empty for none. */
      boxNumber: string;
    } | null;
    /** Coordinates; those of the city when the owner does not publish the address. */
    location: {
      /** Degrees north, WGS 84. */
      latitude: number;
      /** Degrees east, WGS 84. */
      longitude: number;
      /** Whether this is the property itself and not the middle of its city. */
      exact: boolean;
    };
    /** Photos first to last, without the plans. */
    photos: ({
      /** The address of the original, from the root. Add ?width=400&height=auto&format=webp for a smaller one: widths are 100, 400, 600, 1360 and 1600. Plans that are drawings (SVG) have one size. */
      url: string;
      /** Pixels of the original. */
      width: number;
      /** Pixels of the original. */
      height: number;
      /** A text alternative for those who cannot see it. */
      alt: string;
    })[];
    /** The agency's contact person. */
    agent: {
      /** First name and surname. */
      name: string;
      /** The number as it is shown. */
      phone: string;
      /** The e-mail address. */
      email: string;
    };
    /** When one can move in. */
    availability: {
      /** From when it is available; null when not stated. */
      moment: AvailabilityMoment | null;
      /** The first day; null when it is not known, and once it has come. */
      from: string | null;
    };
  } | null;
}

export interface PropertyVariables {
  language: Language;
  number: number;
}

export const Property: Operation<PropertyData, PropertyVariables> = {
  id: 'f6954cad65fc7f2450f0402293397741b101b5d37fd79b4b8c33a86d14adee82',
  text: "fragment PropertyCard on Property{number title path url goal status typeName city{name zip}price{amount text}marquee{name}cover:photos(first:1){url width height alt}rooms{bedrooms}surfaces{living ground}energy{label}updatedAt}query Property($language:Language!$number:Int!){property(language:$language number:$number){...PropertyCard description address{street houseNumber boxNumber}location{latitude longitude exact}photos{url width height alt}agent{name phone email}availability{moment from}}}",
};

export interface SearchData {
  /** Published listings. Without a filter: everything that visitors find, which is what is available and not sold, rented or realised. */
  properties: {
    /** How many listings match the filter, over all pages. */
    totalCount: number;
    /** Where this page starts and ends. */
    pageInfo: {
      /** Whether something follows this page. */
      hasNextPage: boolean;
      /** The cursor of the last record; null on an empty page. */
      endCursor: string | null;
    };
    /** The listings without cursors. */
    nodes: PropertyCard[];
  };
}

export interface SearchVariables {
  language: Language;
  filter?: PropertyFilter | null | undefined;
  sort?: PropertySort | undefined;
  first?: number | undefined;
  after?: string | null | undefined;
}

export const Search: Operation<SearchData, SearchVariables> = {
  id: '15c6f338082a145e3e96b7efe4e9cf14dc8ed841a87bc0f134533a7128f84fdb',
  text: "fragment PropertyCard on Property{number title path url goal status typeName city{name zip}price{amount text}marquee{name}cover:photos(first:1){url width height alt}rooms{bedrooms}surfaces{living ground}energy{label}updatedAt}query Search($language:Language!$filter:PropertyFilter$sort:PropertySort!=NEWEST$first:Int!=24$after:String){properties(language:$language filter:$filter sort:$sort first:$first after:$after){totalCount pageInfo{hasNextPage endCursor}nodes{...PropertyCard}}}",
};

/** An agent by number or address, or all agents of an office; what is absent does not restrict. */
export interface AgentInput {
  /** The agency's number of the agent. */
  number?: number | null | undefined;
  /** The name as it stands in the address of the agent's page: 'an-vermeulen'. */
  slug?: string | null | undefined;
  /** The agency's number of an office: everybody who works there. */
  office?: number | null | undefined;
}

/** From when a property is available. */
export type AvailabilityMoment = 'AT_DEED' | 'AFTER_WORKS' | 'IN_AGREEMENT' | 'COMPROMISE' | 'IMMEDIATELY' | 'RESPECTING_LEASE' | 'AT_DATE';

/** A rectangle of a map, in degrees of WGS 84; south is at most north, and west at most east. */
export interface BoundsInput {
  /** Lowest latitude. */
  south: number;
  /** Lowest longitude. */
  west: number;
  /** Highest latitude. */
  north: number;
  /** Highest longitude. */
  east: number;
}

/** A city by name, postcode or both; what is absent does not restrict. */
export interface CityInput {
  /** The name in any of the site's languages; accents and letter case do not matter. Where no city bears it, it may be the name of a municipality of Belgium or Luxembourg, today or before a merger, and means all cities of the site that belong to it. */
  name?: string | null | undefined;
  /** The postcode. The same four digits may be one of Belgium and one of Luxembourg; B-3640 or L-3640 selects one of them. */
  zip?: string | null | undefined;
  /** The name as it stands in addresses, in any of the site's languages: 'dilsen-stokkem'. */
  slug?: string | null | undefined;
}

/** An energy label without its shades: A++, A+, A and A- are A. H and I exist in Luxembourg alone. */
export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';

/** What the owner offers. */
export type Goal = 'SALE' | 'RENT';

/** A language in which the site can have texts. A request for a language that it does not use is answered in its default. */
export type Language = 'NL' | 'FR' | 'EN' | 'DE';

/** A point, in degrees of WGS 84. */
export interface PointInput {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** One filter for lists, counts, alerts and integrators. All conditions that are set must match. */
export interface PropertyFilter {
  /** For sale or for rent. */
  goal?: Goal | null | undefined;
  /** Numbers of categories, any of which may match. */
  categories?: number[] | null | undefined;
  /** Cities, any of which may match. PropertyConnection.unknownCities names those that are no town. */
  cities?: CityInput[] | null | undefined;
  /** Also what lies within so many kilometres of the middle of a city of `cities`, which must be given: 1 to 50. A city without properties, of Belgium or Luxembourg, has a radius too. A property whose address is hidden counts as in the middle of its city. */
  radius?: number | null | undefined;
  /** Belgian regions, any of which may match. */
  regions?: Region[] | null | undefined;
  /** Reference numbers, any of which may match. */
  numbers?: number[] | null | undefined;
  /** Agents, of any of whom it may be. */
  agents?: AgentInput[] | null | undefined;
  /** Only units of the project with this number. */
  project?: number | null | undefined;
  /** Only units of new-build projects, or only others. */
  inProject?: boolean | null | undefined;
  /** Words as typed in the search field; every word must match. One may be the reference of a property in any spelling: 1096, ref. 1.096, AB-12/3, ab123. */
  text?: string | null | undefined;
  /** Words that the description must have, in any of its languages. A word of three letters or more may be the beginning of a longer one; case and accents do not matter. The first 8 words of 100 characters are read, and single letters are ignored. */
  description?: string | null | undefined;
  /** Only these statuses; when absent, those of properties that are still available. */
  statuses?: PropertyStatus[] | null | undefined;
  /** Lowest price in euro. A price that is not shown (on request, or replaced by a marquee) never matches. */
  priceMin?: number | null | undefined;
  /** Highest price in euro. A price that is not shown (on request, or replaced by a marquee) never matches. */
  priceMax?: number | null | undefined;
  /** Fewest bedrooms. */
  bedroomsMin?: number | null | undefined;
  /** Fewest bathrooms. */
  bathroomsMin?: number | null | undefined;
  /** Fewest garages. */
  garagesMin?: number | null | undefined;
  /** Fewest parking spaces, indoor or outdoor. */
  parkingsMin?: number | null | undefined;
  /** Smallest living surface in m². */
  surfaceMin?: number | null | undefined;
  /** Largest living surface in m². */
  surfaceMax?: number | null | undefined;
  /** Smallest plot in m². */
  plotMin?: number | null | undefined;
  /** Largest plot in m². */
  plotMax?: number | null | undefined;
  /** Numbers of free facades, any of which may match: 4 open, 3 half open, 2 closed. */
  facades?: number[] | null | undefined;
  /** Classes of the energy label, any of which may match. */
  energyClasses?: EnergyClass[] | null | undefined;
  /** Earliest year of construction. */
  constructionYearMin?: number | null | undefined;
  /** Latest year of construction. */
  constructionYearMax?: number | null | undefined;
  /** New or still to be built, or neither. */
  newBuild?: boolean | null | undefined;
  /** Available on this day. Properties that are available at once or at the deed match any day; those that do not state when never match. */
  availableBy?: string | null | undefined;
  /** With or without a garden. */
  garden?: boolean | null | undefined;
  /** With or without a terrace. */
  terrace?: boolean | null | undefined;
  /** With or without a lift. */
  lift?: boolean | null | undefined;
  /** With or without a cellar. */
  cellar?: boolean | null | undefined;
  /** Furnished or not. */
  furnished?: boolean | null | undefined;
  /** With or without a swimming pool. */
  pool?: boolean | null | undefined;
  /** With a price that was lowered in the last 90 days, or without. A price that is not shown counts as not lowered. */
  reduced?: boolean | null | undefined;
  /** With a free appointment in the next seven days, or without; worked out once a minute. */
  viewable?: boolean | null | undefined;
  /** Within this rectangle of a map. A property whose address is hidden counts as in the middle of its city. */
  bounds?: BoundsInput | null | undefined;
  /** Within this area on the map, 3 to 100 corners; where its outline crosses itself, the even-odd rule decides what is inside. */
  polygon?: PointInput[] | null | undefined;
  /** Changed since this moment. */
  updatedSince?: string | null | undefined;
}

/** The orders a list can have. */
export type PropertySort = 'NEWEST' | 'OLDEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'TYPE_ASC' | 'TYPE_DESC' | 'CITY_ASC' | 'CITY_DESC' | 'REDUCED';

/** Whether a visitor can still have a property. */
export type PropertyStatus = 'AVAILABLE' | 'SOLD' | 'RENTED' | 'FOR_TAKEOVER' | 'REALISED';

/** The Belgian region of a postcode. Luxembourg has none. */
export type Region = 'FLANDERS' | 'BRUSSELS' | 'WALLONIA';
