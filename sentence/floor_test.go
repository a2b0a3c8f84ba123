package sentence

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestAFloorIsUnread shows that a floor, which no condition says, is told to the visitor wherever it stands, and so is one inside a word.
func TestAFloorIsUnread(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, s := range []struct {
		l                  locale.Language
		text, want, unread string
	}{
		{"nl", "gelijkvloers appartement", "type=2", "gelijkvloers"},
		{"nl", "appartement gelijkvloers", "type=2", "gelijkvloers"},
		{"nl", "gelijkvloersappartement", "type=2", "gelijkvloersappartement"},
		{"fr", "appart rez-de-chaussée", "type=2", "rez-de-chaussée"},
		{"fr", "appartement au rez-de-chaussée", "type=2", "rez-de-chaussée"},
		{"fr", "commerce au rez-de-chaussée", "type=6", "rez-de-chaussée"},
		{"en", "ground-floor flat", "type=2", "ground-floor"},
		{"en", "apartment on the ground floor", "type=2", "ground floor"},
		{"de", "Erdgeschosswohnung", "type=2", "Erdgeschosswohnung"},
		{"de", "EG-Wohnung", "type=2", "EG"},
	} {
		u := r.Read(c, s.text, s.l)
		if got, unread := written(u.Filter), strings.Join(u.Unread, "|"); got != s.want || unread != s.unread {
			t.Errorf("%q is read as %q, unread %q; want %q, unread %q", s.text, got, unread, s.want, s.unread)
		}
	}
}

// TestThousandsOfEuro reads the short ways in which Germans write them.
func TestThousandsOfEuro(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, text := range []string{"max. 350 TEUR", "bis 350TEUR", "bis 350 T€", "350T€", "unter 350 T Euro", "max 350 Tsd. €"} {
		if u := r.Read(c, text, "de"); written(u.Filter) != "S priceMax=350000" || len(u.Unread) > 0 {
			t.Errorf("%q is read as %q, unread %q", text, written(u.Filter), u.Unread)
		}
	}
}
