package sentence

import (
	"sync/atomic"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Understanding is what a sentence asks for. A criterion that the filter cannot express is Unread, never its contrary.
type Understanding struct {
	Filter agency.PropertyFilter
	// Parts are the words that were understood, in the order of the text.
	Parts []Part
	// Around is how many kilometres around the place of who writes is looked, 0 where that is not said. Only their device knows the place.
	Around int
	// Unread are the words that were not understood, as they were typed, at most limits.SentenceUnread.
	Unread []string
	// Cut tells that the text is longer than limits.SentenceCharacters or limits.SentenceWords; the rest was not read.
	Cut bool
}

// Part is a part of a sentence that was understood.
type Part struct {
	// Text is the words as they were typed.
	Text string
	// Fields are the conditions of the filter that they give, named as in the graph.
	Fields []string
	// Meant is the name of the town that was meant, where it was typed with an error; empty elsewhere.
	Meant string
}

// Reader reads sentences with the names of a catalog. It is safe for concurrent use.
type Reader struct{ last atomic.Pointer[names] }

// Read reads a sentence in a language. Words that are not of that language are tried in the others: the language with the fewest words
// unread counts.
func (r *Reader) Read(c *agency.Catalog, text string, l locale.Language) Understanding {
	n := r.last.Load()
	if n == nil || n.catalog != c {
		n = namesOf(c)
		r.last.Store(n)
	}
	tokens, cut := tokensOf(text, c.ReferencesIn)
	best, missed := n.read(text, tokens, l, l)
	for _, other := range locale.Languages {
		if missed == 0 {
			break
		}
		if u, more := n.read(text, tokens, other, l); more < missed && len(u.Parts) > 0 {
			best, missed = u, more
		}
	}
	best.Cut = cut
	return best
}

// unreadShown leaves out what is too much to show.
func unreadShown(list []string) []string { return list[:min(len(list), limits.SentenceUnread)] }
