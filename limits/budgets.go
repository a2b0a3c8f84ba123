package limits

// The budget of a client without a key. The cost of a free query is computed before it runs; over budget it is OVER_BUDGET, over that of
// the minute RATE_LIMITED.
const (
	// FreeCost is the highest cost of one query: a hundred properties with all their fields.
	FreeCost = 20_000
	// FreeDepth is how deep fields may be nested.
	FreeDepth = 12
	// FreeAliases is how many fields may have an alias.
	FreeAliases = 100
	// FreeMinuteCost is the highest cost of everything that one network requests within a minute, enough to copy some thousand properties.
	FreeMinuteCost = 600_000
)

// The budget of a program with a key.
const (
	// KeyCost is the highest cost of one query.
	KeyCost = 100_000
	// KeyDepth is how deep fields may be nested.
	KeyDepth = 12
	// KeyAliases is how many fields may have an alias.
	KeyAliases = 500
	// KeyMinuteCost is the highest cost of everything that one key requests within a minute.
	KeyMinuteCost = 6_000_000
)

// What a request to the graph costs of the minute's budget.
const (
	// LeastCost is the least cost of any request, for reading it: also of one that is refused, of one answered from the cache, and of one
	// of the app's own operations that is not cached.
	LeastCost = 500
	// BytesOfOneCost is how many bytes of a query's text cost one, when that is more than LeastCost; they are charged before the text is
	// parsed.
	BytesOfOneCost = 4
	// BodyBytesOfOneCost is how many bytes of any body to the graph or to /mcp, or of a form, cost one: its variables, extensions
	// and escapes too, but no files. LeastCost pays for the first ones; the others are charged before they are parsed, whatever they are.
	BodyBytesOfOneCost = 16
	// FileBytesOfOneCost is how many bytes of the files of a body cost one; all of a body with files counts so that cannot be read.
	FileBytesOfOneCost = 1024
	// MutationCost is what each mutation of a free query costs beside its fields, so that one request can send only a few forms.
	MutationCost = 5000
	// ImportedRecordCost is what each property and each withdrawn number of importProperties costs beside it, so that the largest import
	// costs a program as much as the work that it makes.
	ImportedRecordCost = 50
)

// What networks and providers use together.
const (
	// CountedNetworks is how many networks are counted at the same time; past it, one that used little is forgotten.
	CountedNetworks = 10_000
	// NetworkBudgets is how many budgets of one address all addresses of a network have together: the /24 of IPv4, the /48 of IPv6. Forms
	// and sign-ins are counted so for IPv6 only.
	NetworkBudgets = 8
	// ProviderBudgets is the same of a provider: the /16 of IPv4, the /32 of IPv6.
	ProviderBudgets = 64
)
