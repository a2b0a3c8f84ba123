package limits

// The search panel, sentences, and what lies around a place.
const (
	// SearchWordsRead is how many typed words are read, ignored ones included.
	SearchWordsRead = 16
	// SearchWords is how many of them are searched for.
	SearchWords = 8
	// SearchStreets is how many streets one typed word may match.
	SearchStreets = 100
	// SearchHits is how many properties, and how many projects, the search panel shows.
	SearchHits = 8
	// SearchCharacters is how much of a typed text is read.
	SearchCharacters = 200

	// NearListings is how many listings near a town without any are shown; the rest is left out.
	NearListings = 6
	// NearKilometres is how far they are from it at most, in km; what is farther is left out.
	NearKilometres = 50
	// RadiusKilometres is the largest radius around the cities of a filter, in km; a larger one is BAD_INPUT, and an address with it is
	// read without a radius.
	RadiusKilometres = 50

	// SentenceCharacters is how much of a sentence about the home that someone looks for is read; the rest is left out, and the answer says
	// so.
	SentenceCharacters = 300
	// SentenceWords is how many words, numbers and signs of such a sentence are read.
	SentenceWords = 80
	// SentenceSpellings is how many unknown words, and pairs and threes of them, are compared with known ones in each language.
	SentenceSpellings = 18
	// SentenceTowns is how many names in such a sentence are compared with those of all towns of both countries, for typing errors.
	SentenceTowns = 8
	// SentenceCities is how many cities the filter of a sentence has at most.
	SentenceCities = 40
	// SentenceUnread is how many of the parts that were not understood are shown.
	SentenceUnread = 10

	// AddressChoices is how many values of one criterion the address of a list has, such as cities; further ones are left out.
	AddressChoices = 40
	// AddressNumber is the highest price, surface or number of a type in the address of a list; a higher one is no condition.
	AddressNumber = 999_999_999
	// AddressLeast is the highest least number of rooms, garages or parking spaces in it; a higher one is no condition, and counts as this
	// on the site.
	AddressLeast = 20
	// AddressYear is the latest year of construction in it, as AddressLeast is.
	AddressYear = 2200
	// DescriptionCharacters is how much is read of the text that a filter looks for in descriptions.
	DescriptionCharacters = 100
	// DescriptionWords is how many of its words are looked for.
	DescriptionWords = 8
	// DescriptionWordBytes is how much of a word in a description is compared.
	DescriptionWordBytes = 40
)
