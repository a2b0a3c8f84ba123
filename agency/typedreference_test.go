package agency

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/reference"
)

// referring is a catalog of whose properties some have a reference of their own.
func referring(references ...string) *Catalog {
	c := searchable()
	c.Referred = func(key string) (numbers []int) {
		for i, r := range references {
			if reference.Key(r) == key {
				numbers = append(numbers, reference.FirstGivenNumber+i)
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
			if len(m.Words) != 1 || !slices.Contains(m.Words[0].Records(), reference.FirstGivenNumber+want) {
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
