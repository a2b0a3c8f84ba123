package prose

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestDescriptionWords shows which words of a filter's text are searched for, and that their number and their length are limited.
func TestDescriptionWords(t *testing.T) {
	for text, want := range map[string][]string{
		"":                  nil,
		"Tuin, à l'été 3 !": {"tuin", "ete"},
		strings.Repeat("x", limits.DescriptionWordBytes+1):               {strings.Repeat("x", limits.DescriptionWordBytes)},
		strings.Repeat(" ", limits.DescriptionCharacters-2) + "tuinhuis": {"tu"},
		strings.Repeat(" ", limits.DescriptionCharacters) + "tuin":       nil,
	} {
		if got := DescriptionWords(text); !slices.Equal(got, want) {
			t.Errorf("of %q the words %q are searched for, want %q", text, got, want)
		}
	}
	var words []string
	for i := range limits.DescriptionWords + 1 {
		words = append(words, fmt.Sprint("w", i))
	}
	if got := DescriptionWords(strings.Join(words, " ")); !slices.Equal(got, words[:limits.DescriptionWords]) {
		t.Errorf("of %d words %q are searched for, want the first %d", len(words), got, limits.DescriptionWords)
	}
}
