package sentence

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestWhoSearchesAroundThemselvesIsUnderstood: the place is no condition, how far around it is told, and "me" alone says nothing.
func TestWhoSearchesAroundThemselvesIsUnderstood(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, x := range []struct {
		l      locale.Language
		text   string
		filter string
		around int
	}{
		{locale.Dutch, "waar ik ben", "", 5},
		{locale.Dutch, "huis in mijn buurt onder 350k", "S priceMax=350000 type=1", 5},
		{locale.Dutch, "huis bij mij in de buurt", "type=1", 5},
		{locale.Dutch, "huis vlakbij mij", "type=1", 5},
		{locale.Dutch, "huis binnen 10 km van mij", "type=1", 10},
		{locale.Dutch, "huis waar ik ben, binnen 20 km", "type=1", 20},
		{locale.Dutch, "zoek voor mij een huis in Bree", "city=Bree type=1", 0},
		{locale.Dutch, "huis rond Bree voor mij", "city=Bree radius=10 type=1", 0},
		{locale.French, "maison près de moi", "type=1", 5},
		{locale.French, "maison autour de chez moi avec jardin", "garden=1 type=1", 5},
		{locale.French, "maison dans un rayon de 15 km autour de moi", "type=1", 15},
		{locale.French, "montrez-moi une maison à Bree", "city=Bree type=1", 0},
		{locale.English, "house near me with a garden", "garden=1 type=1", 5},
		{locale.English, "house within 10 km of me", "type=1", 10},
		{locale.English, "show me a house near Bree", "city=Bree radius=10 type=1", 0},
		{locale.German, "Haus in meiner Nähe", "type=1", 5},
		{locale.German, "Haus im Umkreis von 10 km um mich", "type=1", 10},
		{locale.German, "Haus in Bree für mich", "city=Bree type=1", 0},
	} {
		u := r.Read(c, x.text, x.l)
		if got := written(u.Filter); got != x.filter || u.Around != x.around || len(u.Unread) > 0 {
			t.Errorf("%q is read as %q, %d km around who writes, not understood %q; want %q, %d km", x.text, got, u.Around, u.Unread,
				x.filter, x.around)
		}
	}
}
