package feed_test

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// programEntry is a property as programs for agencies write it; NUMBER stands for its numbers.
const programEntry = `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
<geo><plz>3640</plz><ort>Kinrooi</ort></geo>
<preise><kaufpreis>€ 315.000,-</kaufpreis></preise><freitexte><objekttitel>Huis – “zonnig” à côté</objekttitel>
</freitexte><verwaltung_techn>NUMBER</verwaltung_techn></immobilie>`

func programFile(head, numbers, action string) string {
	return head + `<anbieter>` + strings.ReplaceAll(programEntry, "NUMBER", numbers+action) + `</anbieter></openimmo>`
}

// TestOpenImmoAsProgramsWriteIt reads what differs between the programs that write OpenImmo: encodings that are declared, not declared or
// declared wrongly, namespaces, words for an action, and which number they have.
func TestOpenImmoAsProgramsWriteIt(t *testing.T) {
	c := open(t).catalog(t)
	const external, change = `<objektnr_extern>MA-7</objektnr_extern>`, `<aktion aktionart="CHANGE"/>`
	const title = "Huis – “zonnig” à côté"
	plain := programFile(`<openimmo>`, external, change)
	declared := func(name string) string { return `<?xml version="1.0" encoding="` + name + `"?>` + plain }
	western := func(text string) string { return encoded(t, charmap.Windows1252.NewEncoder().String, text) }
	utf16 := func(order unicode.Endianness, mark unicode.BOMPolicy, text string) string {
		return encoded(t, unicode.UTF16(order, mark).NewEncoder().String, text)
	}
	deleting := `<openimmo><uebertragung art="ONLINE" umfang="TEIL" modus="DELETE"/>`
	for _, row := range []struct{ name, text, want string }{
		{"UTF-8", declared("UTF-8"), "MA-7"},
		{"Windows-1252, declared", western(declared("windows-1252")), "MA-7"},
		{"Windows-1252 that nothing declares", western(plain), "MA-7"},
		{"Windows-1252 that declares UTF-8", western(declared("UTF-8")), "MA-7"},
		{"UTF-8 that declares ISO-8859-1", declared("ISO-8859-1"), "MA-7"},
		{"Windows-1252 with a title in UTF-8",
			strings.Replace(western(declared("UTF-8")), western(title), title, 1) + western("<!-- é -->"), "MA-7"},
		{"XML 1.1", strings.Replace(declared("UTF-8"), "1.0", "1.1", 1), "MA-7"},
		{"an encoding that nobody knows", western(declared("x-own")), "MA-7"},
		{"UTF-16 with its mark", utf16(unicode.LittleEndian, unicode.UseBOM, declared("UTF-16")), "MA-7"},
		{"UTF-16, the other order", utf16(unicode.BigEndian, unicode.UseBOM, declared("UTF-16")), "MA-7"},
		{"UTF-16 without its mark", utf16(unicode.LittleEndian, unicode.IgnoreBOM, declared("UTF-16LE")), "MA-7"},
		{"UTF-8 with a mark", "\xef\xbb\xbf" + declared("utf-8"), "MA-7"},
		{"a namespace", programFile(`<openimmo xmlns="http://www.openimmo.de">`, external, change), "MA-7"},
		{"NEW", programFile(`<openimmo>`, external, `<aktion aktionart="NEW"/>`), "MA-7"},
		{"refresh", programFile(`<openimmo>`, external, `<aktion aktionart="refresh"/>`), "MA-7"},
		{"an internal number", programFile(`<openimmo>`, `<objektnr_intern>I7</objektnr_intern><objektnr_extern/>`, change), "I7"},
		{"the file's own identity", programFile(`<openimmo>`, `<openimmo_obid>OBID-7</openimmo_obid>`, "<aktion/>"), "OBID-7"},
		{"a transfer that withdraws", programFile(deleting, external, `<aktion aktionart=""/>`), "withdraws MA-7"},
		{"a transfer that withdraws, no action", programFile(deleting, external, ""), "withdraws MA-7"},
		{"a transfer that withdraws all but one", programFile(deleting, external, change), "MA-7"},
	} {
		d, err := fromText(t, "openimmo", row.text, c)
		got := ""
		for _, p := range d.Properties {
			if got = *p.Record.Reference; p.Record.Title["nl"] != title || *p.Record.Price != 315_000_00 {
				t.Errorf("%s: title %q, price %d", row.name, p.Record.Title["nl"], *p.Record.Price)
			}
		}
		for _, reference := range d.WithdrawReferences {
			got += "withdraws " + reference
		}
		if err != nil || got != row.want || len(d.Problems)+len(d.Warnings) > 0 {
			t.Errorf("%s gives %q (%v), want %q; %v %v", row.name, got, err, row.want, d.Problems, d.Warnings)
		}
	}
}

func encoded(t *testing.T, encode func(string) (string, error), text string) string {
	t.Helper()
	out, err := encode(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestOneSignHoldsUpNoOtherProperty has signs in a title that XML has no place for, as programs copy them from Word and forms.
func TestOneSignHoldsUpNoOtherProperty(t *testing.T) {
	c := open(t).catalog(t)
	for written, want := range map[string]string{
		"Villa & tuin":                     "Villa & tuin",
		"Tuin < 5 are, R&D <3":             "Tuin < 5 are, R&D <3",
		"Villa\vmet tuin\x1f":              "Villa met tuin",
		"Villa&#11;met&#x1F;tuin&#31;":     "Villa met tuin",
		"Vill&#X61; <<5 min":               "Villa <<5 min",
		"Villa&#xD800; &#1114112;é&#233;":  "Villa éé",
		"A&amp;B &lt;5 &eacute;":           "A&B <5 é",
		"<![CDATA[A & B <b>C</b>&nbsp;]]>": "A & B C",
	} {
		text := strings.Replace(oneProperty("5701", "")+" ", "Studio", written, 1)
		d, err := fromText(t, "openimmo", text, c)
		if err != nil || len(d.Properties) != 1 {
			t.Errorf("%q gives %d properties (%v), want one", written, len(d.Properties), err)
			continue
		}
		if got := d.Properties[0].Record.Title["nl"]; got != want {
			t.Errorf("%q is read as %q, want %q", written, got, want)
		}
	}
}
