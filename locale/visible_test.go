package locale

import "testing"

func TestIsBlank(t *testing.T) {
	for s, want := range map[string]bool{
		"": true, " ": true, "\u00a0\t\n": true, "\u200b\u200f\ufeff": true, "\u0301": true, "\u3164": true, "\u2800": true, "\xff": true,
		"\ue000": true, "-": false, "Ω": false, "\u200fא": false, "1": false, "🏠": false,
	} {
		if got := IsBlank(s); got != want {
			t.Errorf("%q is blank: %v, want %v", s, got, want)
		}
	}
}

func TestBlankTranslationIsNone(t *testing.T) {
	title := Localized{Dutch: " ", French: "Maison", English: "\u200b"}
	for fallback, want := range map[Language]string{French: "Maison", English: ""} {
		if got := title.In(Dutch, fallback); got != want {
			t.Errorf("the title is %q in Dutch, want %q", got, want)
		}
	}
	if got := title.Any(German, Dutch); got != "Maison" {
		t.Errorf("the title in any language is %q, want that in French", got)
	}
}
