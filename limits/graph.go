package limits

import "time"

// What one request to the graph may contain, whoever sends it.
const (
	// ListLength is how many elements any list of a query or a form may have: filters, ids, areas; a longer one is BAD_INPUT, in a form
	// TOO_MANY. importProperties has ImportedAtOnce.
	ListLength = 100
	// ImportedAtOnce is how many properties and withdrawn numbers one importProperties may have; more are BAD_INPUT.
	ImportedAtOnce = 500
	// VariablesBytes is the most of a request's variables, as JSON; more is BODY_TOO_LARGE. With a key that may write, only the body is
	// limited.
	VariablesBytes = 64 << 10
	// QueryBytes is the longest text of a query; a longer one is BODY_TOO_LARGE.
	QueryBytes = 100 << 10
	// QueryTokens is how many tokens a query may have; one with more is GRAPHQL_PARSE_FAILED.
	QueryTokens = 5000
	// QueryFields is how many fields a query may contain, before its fragments are expanded; one with more is OVER_BUDGET, as with the
	// limits that follow.
	QueryFields = 2000
	// QueryRepeats is how many fields may repeat a name that the same selection has already.
	QueryRepeats = 100
	// QueryFragments is how many named fragments a query may have, and how many operations.
	QueryFragments = 50
	// QuerySpreads is how often a query may spread named fragments.
	QuerySpreads = 100
	// QueryExpandedFields is how many fields and fragments a query may have after its fragments are expanded.
	QueryExpandedFields = 20_000
	// RootFieldsAtOnce is how many root fields of one free query are answered at the same time; the others wait.
	RootFieldsAtOnce = 8
	// QueryErrors is how many mistakes of a query are reported at once.
	QueryErrors = 10
	// QuerySuggestBytes is the longest query for which an unknown name is answered with a suggestion.
	QuerySuggestBytes = 4 << 10
	// QueryTime is how long a free query may run; then it is TIMEOUT.
	QueryTime = 10 * time.Second
	// NameBytes is the longest name of a city that is searched for; a longer one matches none.
	NameBytes = 400
)
