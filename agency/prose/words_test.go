package prose

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestWords(t *testing.T) {
	for _, c := range []struct {
		typed string
		want  []string
	}{
		{"", nil}, {" ,\t, ", nil}, {"- ' [] ()", nil},
		{"Kinrooi 3640", []string{"kinrooi", "3640"}},
		{"Kinrooi [3640]", []string{"kinrooi", "3640"}},
		{"kinrooi[3640]", []string{"kinrooi", "3640"}},
		{"Liège,villa,  1096", []string{"liege", "villa", "1096"}},
		{"dilsen stokkem", []string{"dilsen", "stokkem"}},
		{"Dilsen-Stokkem", []string{"dilsen-stokkem"}},
		{"Braine-l’Alleud", []string{"braine-l’alleud"}},
		{"Ref: 1096", []string{"1096"}},
		{"Réf. #1096", []string{"1096"}},
		{"Villa/Woning/Hoeve", []string{"villa", "woning", "hoeve"}},
		{"１０９６", []string{"1096"}},
		{"a b c d e f g h i j", []string{"a", "b", "c", "d", "e", "f", "g", "h"}},
		{"bree\xff \xc3", []string{"bree"}},
		{strings.Repeat("é", 10000), []string{strings.Repeat("e", limits.SearchCharacters)}},
	} {
		if got := Words(c.typed, limits.SearchWords); got == nil || !slices.Equal(got, c.want) {
			t.Errorf("%.40q has the words %.80q, want %.80q", c.typed, got, c.want)
		}
	}
}

func TestNumberOf(t *testing.T) {
	for word, want := range map[string]int{"1096": 1096, "0": 0, "01096": 1096} {
		if got, ok := NumberOf(word); !ok || got != want {
			t.Errorf("%q is read as %d, %v; want %d", word, got, ok, want)
		}
	}
	for _, word := range []string{"", "-1", "+1", "1.5", "1096a", "1 096", "1_0", "0x10", "١", "99999999999999999999",
		strings.Repeat("9", 10000), "\xff"} {
		if got, ok := NumberOf(word); ok {
			t.Errorf("%.20q is read as %d, want no number", word, got)
		}
	}
}
