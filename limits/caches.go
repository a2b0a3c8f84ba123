package limits

import "time"

// What the server holds in memory to answer faster. All caches weigh their keys too, and together hold no more than CachesBytes. Pictures
// are kept on disk, never in memory.
const (
	// CachesBytes is all caches together: the sum of the shares below.
	CachesBytes = 48 << 20
	// PlainBytes is how large a cached answer may be to be cached as it is, too, beside its compressed forms; a larger one is cached
	// compressed alone.
	PlainBytes = 32 << 10
	// PageCacheBytes is finished pages.
	PageCacheBytes = 20 << 20
	// AnswerCacheBytes is answers to the site's own operations.
	AnswerCacheBytes = 8 << 20
	// FreeAnswerCacheBytes is answers to free queries, apart from those to the site's own operations, which strangers cannot drive out.
	FreeAnswerCacheBytes = 5 << 20
	// QueryCacheBytes is free queries that were parsed and validated and passed every limit.
	QueryCacheBytes = 5 << 20
	// MatchCacheBytes is addresses with the page that each means.
	MatchCacheBytes = 3 << 20
	// FileCacheBytes is sitemaps and feeds.
	FileCacheBytes = 7 << 20
	// HeapBytes is what the program's own memory is held to, caches included, unless GOMEMLIMIT is set. JavaScript engines and SQLite come
	// beside it.
	HeapBytes = 112 << 20
	// EngineBytes is the memory of one JavaScript engine, of which there is one for each processor, two at least, and one that matches
	// addresses; a page that needs more is sent without its inner HTML.
	EngineBytes = 64 << 20
	// EnginePages is how many pages an engine writes before a fresh one takes its place, in case that something stays behind with each.
	EnginePages = 1000
	// EngineMatches is how many addresses an engine matches before a fresh one takes its place.
	EngineMatches = 2000
	// EngineCalls is how deep calls may nest in an engine; each takes some kilobytes of the program's stack.
	EngineCalls = 5000
	// EngineTime is how long one call into an engine may take; most take less than a tenth of a second, and longer on a machine that is
	// busy.
	EngineTime = 5 * time.Second
	// EngineStart is how long an engine may take to read the web app, which is ours: a tenth of a second, and longer on a machine that is
	// busy.
	EngineStart = 30 * time.Second
	// EngineWait is how long a visitor waits for an engine to come free; then the page is sent without its inner HTML.
	EngineWait = 150 * time.Millisecond
)
