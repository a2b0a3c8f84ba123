package detail

import "testing"

// TestUnknownWords writes unknown words as the text of a problem and reads them back, whatever the CRM wrote.
func TestUnknownWords(t *testing.T) {
	for _, u := range []UnknownWord{{"Heating", "warmth", ""}, {"Kitchen", "700", `an "open" (kitchen)`}, {ComfortList, `a " it means`, ""},
		{"SpaceKind", "", "é"}} {
		if got := ReadUnknownWord(u.Text()); got == nil || *got != u {
			t.Errorf("%q is read as %+v, want %+v", u.Text(), got, u)
		}
	}
	for _, text := range []string{"", "x", `"x" is not a number in Heating`, UnknownWord{"Weather", "rain", ""}.Text()} {
		if got := ReadUnknownWord(text); got != nil {
			t.Errorf("%q is read as %+v, want nothing", text, got)
		}
	}
}

// TestOwnWords writes the agency's own words as text and reads them back: a word has a meaning, means nothing, or is not in the list.
func TestOwnWords(t *testing.T) {
	o := ReadOwnWords(OwnWords{"Heating": {"a": "Heating.INDIVIDUAL", "b": WordOfNothing},
		ComfortList: {"c": "ExteriorComfort.GATE"}}.String())
	for word, want := range map[string]string{"a": "INDIVIDUAL true", "b": " true", "c": " false"} {
		value, known := o.Of("Heating", word)
		if got := value + map[bool]string{true: " true", false: " false"}[known]; got != want {
			t.Errorf("%s means %q, want %q", word, got, want)
		}
	}
	if part, value, _ := o.Within(ComfortList, "c"); part != "ExteriorComfort" || value != "GATE" {
		t.Errorf("the word c of the comforts means %s.%s, want ExteriorComfort.GATE", part, value)
	}
	if (OwnWords{}).String() != "" || ReadOwnWords("x") != nil {
		t.Error("want the empty text for no words, and no words in a text that is broken")
	}
}

// TestWordListsHaveValues shows that each list whose words can be mapped is in the vocabulary.
func TestWordListsHaveValues(t *testing.T) {
	for list := range wordLists {
		if len(WordValues(list)) == 0 {
			t.Errorf("the list %s has no values", list)
		}
	}
	if WordValues("Answer") != nil {
		t.Error("a list whose words nobody maps has values")
	}
}
