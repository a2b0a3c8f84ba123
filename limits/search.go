package limits

// The search panel.
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
)
