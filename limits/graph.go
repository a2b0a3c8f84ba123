package limits

import "time"

// What one request may ask of the graph, whoever sends it.
const (
	// ListLength is how many elements any list of a query or a form may have: filters, ids, areas; a longer one is BAD_INPUT, in a form
	// TOO_MANY. importProperties has a limit of its own.
	ListLength = 100
	// VariablesBytes is the variables of a request, as JSON; larger ones are BODY_TOO_LARGE. With a key that may write they are bounded by
	// the body alone.
	VariablesBytes = 64 << 10
	// QueryBytes is the text of a query; a longer one is BODY_TOO_LARGE.
	QueryBytes = 100 << 10
	// QueryTokens is how many words and signs a query may have; one with more is GRAPHQL_PARSE_FAILED.
	QueryTokens = 5000
	// QueryFields is how many fields may be written in a query, before its fragments are put in their places; one with more is OVER_BUDGET,
	// as with all that follows.
	QueryFields = 2000
	// QueryRepeats is how many fields may be written again under a name that the same selection has already.
	QueryRepeats = 100
	// QueryFragments is how many named fragments a query may have, and how many operations.
	QueryFragments = 50
	// QuerySpreads is how often a query may spread named fragments.
	QuerySpreads = 100
	// QueryVisits is how many fields and fragments are looked at to weigh a query, its fragments put in their places.
	QueryVisits = 20_000
	// RootFieldsAtOnce is how many root fields of one free query are answered at the same time; the others wait.
	RootFieldsAtOnce = 8
	// QueryErrors is how many faults of a query are told at once.
	QueryErrors = 10
	// QuerySuggestBytes is the longest query in which a wrong name is answered with one that may have been meant.
	QuerySuggestBytes = 4 << 10
	// QueryTime is how long a free query may run; then it is TIMEOUT.
	QueryTime = 10 * time.Second
	// NameBytes is the longest name of a city that is looked for; a longer one names none.
	NameBytes = 400
)

// What a stranger may ask by free queries, which are weighed before they run; past it they are OVER_BUDGET, past the minute RATE_LIMITED.
const (
	// FreeCost is the cost of one query: a hundred homes with all their fields.
	FreeCost = 20_000
	// FreeDepth is how deep fields may be nested.
	FreeDepth = 12
	// FreeAliases is how many fields may have another name.
	FreeAliases = 100
	// FreeMinuteCost is the cost of everything that one network asks within a minute, enough to copy some thousand homes.
	FreeMinuteCost = 600_000
)

// What a program with a key may ask.
const (
	// KeyCost is the cost of one query.
	KeyCost = 100_000
	// KeyDepth is how deep fields may be nested.
	KeyDepth = 12
	// KeyAliases is how many fields may have another name.
	KeyAliases = 500
	// KeyMinuteCost is the cost of everything that one key asks within a minute.
	KeyMinuteCost = 6_000_000
)

// What a request to the graph counts of the minute.
const (
	// LeastCost is the least that any request counts, for the reading of it: one that is refused, one answered from the cache, one of the
	// site's own operations that is not.
	LeastCost = 500
	// BytesOfOneCost is how many bytes of a query's text cost one, when that is more; they count before the text is read.
	BytesOfOneCost = 4
	// MutationCost is what each mutation of a free query costs beside its fields, so that one request sends a few forms at most.
	MutationCost = 5000
)
