package agency

import "testing"

func TestTextSearch(t *testing.T) {
	for text, want := range map[string]string{
		" zwembad ":          "?text=zwembad",
		"Liège|3640":         "?text=Li%C3%A8ge%7C3640",
		"Sint-Job 's-Gravel": "?text=Sint-Job%20's-Gravel",
		"A (B), C+D":         "?text=A%20(B),%20C%2BD",
	} {
		if got := TextSearch(text); got != want {
			t.Errorf("the search of %q is %s, want %s", text, got, want)
		}
	}
}
