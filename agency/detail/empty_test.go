package detail

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestEmpty(t *testing.T) {
	var nothing *string
	blank, word := " \t\n\u00a0", "a"
	for _, c := range []struct {
		name  string
		value any
		want  bool
	}{
		{"nil", nil, true}, {"a pointer to nothing", nothing, true}, {"a pointer to a blank", &blank, true},
		{"no text", "", true}, {"white space", blank, true}, {"no list", locale.List[int](nil), true},
		{"a list without anything", []int{}, true},
		{"texts in no language", locale.Localized{}, true},
		{"a word", word, false}, {"a pointer to a word", &word, false}, {"zero", 0, false}, {"false", false, false},
		{"a list", []int{0}, false},
		{"a word of the vocabulary", EPCPresent, false},
	} {
		if got := Empty(c.value); got != c.want {
			t.Errorf("%s is empty: %v, want %v", c.name, got, c.want)
		}
	}
}
