package locale

import "testing"

func TestFold(t *testing.T) {
	for s, want := range map[string]string{
		"Liège": "liege", "LIE\u0300GE": "liege", "Cœur": "coeur", "Maaßeik": "maasseik", "Dilsen-Stokkem": "dilsen-stokkem", "": "",
		"Geïsoleerd, coöperatief, één": "geisoleerd, cooperatief, een",
		"B\xffree":                     "bree",
	} {
		if got := Fold(s); got != want {
			t.Errorf("%q folds to %q, want %q", s, got, want)
		}
	}
}
