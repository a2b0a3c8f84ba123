package limits

import "time"

// Caches in memory and JavaScript engines. The caches count their keys too, and together hold no more than CachesBytes. Pictures are cached
// on disk, never in memory.
const (
	// CachesBytes is the size of all caches together: the sum of the caches below.
	CachesBytes = 78 << 20
	// PlainBytes is the largest answer that is cached uncompressed, too, beside its compressed forms; a larger one is cached compressed
	// only.
	PlainBytes = 32 << 10
	// PackedHosts is for how many hosts each page and file is cached compressed, those that ask most often, on a site without -origin; for
	// any other it is compressed for each answer.
	PackedHosts = 3
	// PageCacheBytes is the cache of finished pages.
	PageCacheBytes = 20 << 20
	// AnswerCacheBytes is the cache of answers to the app's own operations.
	AnswerCacheBytes = 8 << 20
	// FreeAnswerCacheBytes is the cache of answers to free queries, which cannot evict answers to the app's own operations.
	FreeAnswerCacheBytes = 4 << 20
	// QueryCacheBytes is the cache of parsed free queries that are valid and within every limit.
	QueryCacheBytes = 4 << 20
	// RepeatCacheBytes is the cache of elements that many pages have, about 22,000 cards of properties.
	RepeatCacheBytes = 12 << 20
	// UnpackedCacheBytes is the cache of large answers as they were before they were compressed, for clients without zstd.
	UnpackedCacheBytes = 6 << 20
	// MatchCacheBytes is the cache of addresses with their pages.
	MatchCacheBytes = 3 << 20
	// FileCacheBytes is the cache of sitemaps and feeds.
	FileCacheBytes = 7 << 20
	// PropertyCacheBytes is the cache of properties as lists and pages read them, about 2,500 of them, so that a page of a list seldom asks
	// the database.
	PropertyCacheBytes = 8 << 20
	// PropertyWordsBytes is what the desk's search knows of all properties until one changes, about 20,000; more are read for each
	// search.
	PropertyWordsBytes = 6 << 20
	// IndexedProperties is how many properties the index in memory is made for, which takes about 170 bytes of each; with more of them a
	// warning is logged, because the program then needs more memory than HeapBytes.
	IndexedProperties = 100_000
	// HeapBytes is the limit of the program's own memory, caches and index included, unless GOMEMLIMIT is set. Full caches beside the index
	// of IndexedProperties leave room in it: at the limit garbage is collected all the time. JavaScript engines and SQLite are not
	// included.
	HeapBytes = 120 << 20
	// EngineBytes is the memory of one JavaScript engine, of which there is one for each processor, two at least, and one that matches
	// addresses; a page that needs more is sent without its inner HTML.
	EngineBytes = 64 << 20
	// EnginePages is how many pages an engine writes before a new one replaces it, in case each page leaves something in memory.
	EnginePages = 1000
	// EngineMatches is how many addresses an engine matches before a new one replaces it.
	EngineMatches = 2000
	// EngineStack is how much of its thread's stack an engine may use, for calls that nest.
	EngineStack = 1 << 20
	// EngineGarbage is how much an engine allocates before it looks for values that refer to each other in a circle.
	EngineGarbage = 4 << 20
	// EngineTime is how long one call into an engine may take; most take less than a tenth of a second, and longer on a machine that is
	// busy.
	EngineTime = 5 * time.Second
	// EngineStart is how long an engine may take to load the web app: usually a tenth of a second, longer on a busy machine.
	EngineStart = 30 * time.Second
	// EngineWait is how long a visitor waits for a free engine; then the page is sent without its inner HTML.
	EngineWait = 150 * time.Millisecond
)
