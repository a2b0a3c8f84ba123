package agency

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// referring is a catalog of whose properties some have a reference of their own.
func referring(references ...string) *Catalog {
	c := searchable()
	c.Referred = func(key string) (numbers []int) {
		for i, r := range references {
			if ReferenceKey(r) == key {
				numbers = append(numbers, FirstGivenNumber+i)
			}
		}
		return numbers
	}
	return c
}

func TestAReferenceIsReadInEverySpelling(t *testing.T) {
	c := referring("AB-12/3", "MAAS-0512", "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "É-7", "20/24", "20240001234", "B-3640", "HOEVE", "12 3")
	for _, number := range []string{"1096", "REF1096", "ref. 1096", "Ref: 1096", "réf. 1096", "nr. 1096", "nr.1096", "n° 1096", "n°1096",
		"N° 1096",
		"nº 1096", "№ 1096", "no 1096", "No. 1096", "Nr 1096", "NR1096", "ID 1096", "id1096", "#1096", "# 1096", "1.096", "1'096",
		"ref 1 096",
		"ref. nr. 1.096", "référence n° 1096", "Referenznummer 1096", "referentienummer: 1096", "numéro 1096"} {
		wantWord(t, c, number, "1096", 1096)
	}
	for want, typed := range map[int][]string{
		0: {"AB-12/3", "ab123", "AB 12 3", "ab12/3", "ref AB 12 3", "ref. ab-12-3", "Réf. : AB.12.3", "#ab123", "nr ab-12/3"},
		1: {"MAAS-0512", "maas 0512", "maas0512", "Máas_0512"},
		2: {"3F2504E0-4F89-41D3-9A0C-0305E82C3301", "{3f2504e0-4f89-41d3-9a0c-0305e82c3301}"},
		3: {"É-7", "e7", "E 7"},
		4: {"20/24", "ref 2024", "20 24"},
		5: {"20240001234", "ref 20240001234"},
		6: {"ref B-3640", "réf. b3640"},
		7: {"ref. hoeve"},
		8: {"12 3", "ref. 12 3"},
	} {
		for _, typed := range typed {
			m := c.Read(typed)
			if len(m.Words) != 1 || !slices.Contains(m.Words[0].Records(), FirstGivenNumber+want) {
				t.Errorf("%q is read as %+v, want the property with the reference %d", typed, m.Words, want)
			}
		}
	}
	if m := c.Read("huis kinrooi AB-12/3"); len(m.Words) != 3 || len(m.Words[2].Referred) != 1 {
		t.Errorf("A reference among words is read as %+v", m.Words)
	}
}

func wantWord(t *testing.T, c *Catalog, typed, text string, number int) {
	t.Helper()
	if m := c.Read(typed); len(m.Words) != 1 || m.Words[0].Text != text || m.Words[0].Number != number {
		t.Errorf("%q is read as %+v, want %s", typed, m.Words, text)
	}
}

func TestWhatIsNoReferenceIsNotReadAsOne(t *testing.T) {
	c := referring("20/24", "B-3640", "HOEVE", "12/3", "350/000", "kinrooi", "A 4", "1-096")
	for _, typed := range []string{"2024", "B-3640", "b 3640", "BE-3640", "hoeve", "kinrooi", "Dorpsstraat 12/3", "huis 350.000",
		"350.000 euro", "€ 1.096",
		"1.096 €", "2024 kinrooi", "huis a 4 kamers", "appartement 2 3"} {
		for _, r := range c.ReferencesIn(typed) {
			t.Errorf("In %q, %q is read as a reference", typed, r.Text)
		}
	}
	if m := c.Read("Dorpsstraat nr 12"); len(m.Words) != 2 || m.Words[1].Text != "12" {
		t.Errorf("A house number is read as %+v", m.Words)
	}
}

// TestSearchesWithManySignsAreReadWithinBounds reads the texts that have the most beginnings of references.
func TestSearchesWithManySignsAreReadWithinBounds(t *testing.T) {
	lookups := 0
	for _, part := range []string{"a1-", "#a1-", "ref a1 ", "1.", "#"} {
		text := strings.Repeat(part, limits.SentenceCharacters/len(part))
		list := TypedReferences(text, func(string) bool { lookups++; return false })
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
		for _, r := range TypedReferences(text, func(key string) bool { return len(key)%2 == 0 }) {
			if r.Start < at || r.End <= r.Start || r.End > len(text) || r.Key == "" {
				t.Fatalf("In %q: %+v behind %d", text, r, at)
			}
			at = r.End
		}
	})
}
