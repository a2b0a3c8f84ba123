package limits

// What visitors search for.
const (
	// SearchWordsRead is how many typed words are looked at, those that say nothing included.
	SearchWordsRead = 16
	// SearchWords is how many of them are looked for.
	SearchWords = 8
	// SearchStreets is how many streets one typed word may mean.
	SearchStreets = 100
	// SearchHits is how many homes, and how many projects, the search panel shows.
	SearchHits = 8
	// SearchCharacters is how much of a typed text is looked at.
	SearchCharacters = 200
)
