package reference

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestSearchesWithManySignsAreReadWithinBounds reads the texts that have the most beginnings of references.
func TestSearchesWithManySignsAreReadWithinBounds(t *testing.T) {
	lookups := 0
	for _, part := range []string{"a1-", "#a1-", "ref a1 ", "1.", "#"} {
		text := strings.Repeat(part, limits.SentenceCharacters/len(part))
		list := In(text, func(string) bool { lookups++; return false })
		if runs := len(text)/2 + 1; lookups > 2*runs*mostRuns {
			t.Errorf("%.9q… was looked up %d times, want at most %d", text, lookups, 2*runs*mostRuns)
		}
		for _, r := range list {
			if r.Start < 0 || r.End > len(text) || r.Start >= r.End {
				t.Errorf("In %.9q… a reference stands at %d to %d", text, r.Start, r.End)
			}
		}
		lookups = 0
	}
}

func FuzzTypedReferences(f *testing.F) {
	for _, text := range []string{"", "#", "ref", "n° ", "№ 1", "réf AB-12/3 €", "1.096.", "ǅ9", "ß-1", "ﷺ1", "½"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		at := 0
		for _, r := range In(text, func(key string) bool { return len(key)%2 == 0 }) {
			if r.Start < at || r.End <= r.Start || r.End > len(text) || r.Key == "" {
				t.Fatalf("In %q: %+v behind %d", text, r, at)
			}
			at = r.End
		}
	})
}
