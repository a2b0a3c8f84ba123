package values_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// TestDates reads dates as programs write them.
func TestDates(t *testing.T) {
	for _, c := range []struct{ text, want, noted string }{
		{"2026-05-01", "2026-05-01", ""},
		{"2026-05-01T10:00:00", "2026-05-01", ""},
		{"2026-05-01 10:00:00", "2026-05-01", ""},
		{"2026-05-01T10:00:00.12", "2026-05-01", ""},
		{"2026-04-30T22:00:00Z", "2026-05-01", ""}, // midnight in Brussels
		{"2026-05-01T00:00:00+02:00", "2026-05-01", ""},
		{"2026-05-01T00:00:00.000+0200", "2026-05-01", ""},
		{"2026-05-01+02:00", "2026-05-01", ""},
		{"2026-05-01Z", "2026-05-01", ""},
		{"2026/05/01", "2026-05-01", ""},
		{"2026.5.1", "2026-05-01", ""},
		{"20260501", "2026-05-01", ""},
		{"20260501T100000Z", "2026-05-01", ""},
		{"20260501100000", "2026-05-01", ""},
		{"01/05/2026", "2026-05-01", ""},
		{"1/5/2026 10:00", "2026-05-01", ""},
		{"01.05.2026", "2026-05-01", ""},
		{"1. 5. 2026", "2026-05-01", ""},
		{"01-05-2026", "2026-05-01", ""},
		{"01.05.26", "2026-05-01", "taken"},
		{"30/11/26", "2026-11-30", "taken"},
		{"05/13/2026", "2026-05-13", "taken"},
		{"1 mei 2026", "2026-05-01", ""},
		{"1er mai 2026", "2026-05-01", ""},
		{"1. Mai 2026", "2026-05-01", ""},
		{"1st of May 2026", "2026-05-01", ""},
		{"May 1, 2026", "2026-05-01", ""},
		{"Fri, 01 May 2026 10:00:00 GMT", "2026-05-01", ""},
		{"/Date(1790000000000+0200)/", "2026-09-21", ""},
		{`\/Date(1790000000000)\/`, "2026-09-21", ""},
		{"/Date(1790028000000)/", "2026-09-22", ""}, // midnight in Brussels, ten o'clock by UTC
		{"1790000000000", "2026-09-21", ""},
		{"1790000000", "2026-09-21", ""},
		{"1-mei-2026", "2026-05-01", ""},
		{"01-May-26", "2026-05-01", "taken"},
		{"Fri May 01 2026 00:00:00 GMT+0200 (CEST)", "2026-05-01", ""},
		{"vrij vanaf 1/5/2026", "2026-05-01", ""},
		{"dès le 1er mai 2026", "2026-05-01", ""},
		{"ab 01.05.2026", "2026-05-01", ""},
		{"45991", "2025-11-30", "taken"}, // a day of a spreadsheet as a number
		{"45991,5", "2025-11-30", "taken"},
		{"1790000000.123", "2026-09-21", ""},
		{"30112026", "2026-11-30", ""},
		{"{ts '2026-11-30 00:00:00'}", "2026-11-30", ""},
		{"#2026-11-30#", "2026-11-30", ""},
		{"'2026-11-30", "2026-11-30", ""},
		{"12/1/2026 12:00:00 AM", "2026-12-01", ""},
		{"12/1/2026 0:00:00", "2026-01-12", ""},
		{"Monday, November 30, 2026", "2026-11-30", ""},
		{"30 nov 26", "2026-11-30", "taken"},
		{"30.Nov.2026", "2026-11-30", ""},
		{"Tue Dec 01 00:00:00 CET 2026", "2026-12-01", ""},
		{"ab März 2027", "2027-03-01", "taken"},
		{"à partir de mars 2027", "2027-03-01", "taken"},
		{"vanaf medio mei 2027", "2027-05-15", "taken"},
		{"mi-mai 2027", "2027-05-15", "taken"},
		{"eind februari 2027", "2027-02-28", "taken"},
		{"libre au 1er mars 2027", "2027-03-01", ""},
		{"déc.-26", "2026-12-01", "taken"}, // as Excel shows the first of a month
		{"mrt-27", "2027-03-01", "taken"},
		{"vanaf Dez-26", "2026-12-01", "taken"},
		{"dec/2026", "2026-12-01", "taken"},
		{"T4 2026", "2026-10-01", "taken"},
		{"dès T2 2027", "2027-04-01", "taken"},
		{"4e kwartaal 2026", "2026-10-01", "taken"},
		{"1. Quartal 2027", "2027-01-01", "taken"},
		{"eind 2026", "2026-12-31", "taken"},
		{"début 2027", "2027-01-01", "taken"},
		{"mi-2027", "2027-07-01", "taken"},
		{"dec 26", "-", "out"}, // of which year
		{"2026", "-", "out"},
		{"12345", "-", "out"},
		{"1900-01-00", "-", ""},
		{"#REF!", "-", ""},
		{"0001-01-01", "-", ""},
		{"0001-01-01T00:00:00", "-", ""},
		{"0001-01-01T00:00:00Z", "-", ""},
		{"01/01/0001 00:00:00", "-", ""},
		{"/Date(-62135596800000)/", "-", ""},
		{"/Date(-62135596800000+0000)/", "-", ""},
		{"/Date(0)/", "-", ""},
		{"1753-01-01", "-", ""},
		{"1899-12-30", "-", ""},
		{"1899-12-31T00:00:00", "-", ""},
		{"1900-01-01", "-", ""},
		{"1900-01-01T00:00:00+01:00", "-", ""},
		{"1970-01-01T00:00:00Z", "-", ""},
		{"1601-01-01", "-", ""},
		{"9999-12-31T23:59:59", "-", ""},
		{"31.12.9999", "-", ""},
		{"0000-00-00", "-", ""},
		{"0000-00-00 00:00:00", "-", ""},
		{"00/00/0000", "-", ""},
		{"0", "-", ""},
		{"", "-", ""},
		{"-", "-", ""},
		{"n/a", "-", ""},
		{"1935-04-01", "-", "out"},
		{"2926-05-01", "-", "out"},
		{"2026-02-30", "-", "out"},
		{"13/13/2026", "-", "out"},
		{"binnenkort", "-", "out"},
		{"2026", "-", "out"},
	} {
		r := newReading()
		if got := shown(r.Date("availability.from", "sent", c.text)); got != c.want || r.noted() != c.noted {
			t.Errorf("%q is %s %q %v, want %s %q", c.text, got, r.noted(), r.notes, c.want, c.noted)
		}
	}
	if got := shown(newReading().DateMonthFirst("energy.validUntil", "sent", "01/02/2034 00:00")); got != "2034-01-02" {
		t.Errorf("a date with its month first is %s, want 2034-01-02", got)
	}
}

// TestYesAndNo reads yes and no in four languages.
func TestYesAndNo(t *testing.T) {
	for want, list := range map[string]string{
		"true":  "1 -1 true TRUE True yes Yes y ja JA oui Oui vrai waar wahr x X 2",
		"false": "0 false FALSE no nee NEEN non nein faux falsch onwaar 0.0",
		"-":     "- n/a null",
	} {
		for text := range strings.FieldsSeq(list) {
			r := newReading()
			if got := shown(r.YesNo("sent", text)); got != want || len(r.notes) > 0 {
				t.Errorf("%q is %s with the notes %v, want %s", text, got, r.notes, want)
			}
		}
	}
	for text, want := range map[string]bool{"Ja.": true, "oui !": true, "ja, ruim": true, "niet aanwezig": false, "nee, wel": false,
		"✔️": true, "❌": false, "Avec": true, "zonder": false, "ja (2)": true, `"true"`: true} {
		r := newReading()
		if got := r.YesNo("sent", text); got == nil || *got != want || len(r.notes) > 0 {
			t.Errorf("%q is %s with the notes %v, want %t", text, shown(got), r.notes, want)
		}
	}
	for _, text := range []string{"maybe", "misschien", "-7", "1 m2"} {
		r := newReading()
		if r.YesNo("sent", text) != nil || r.noted() != "out" {
			t.Errorf("%q is read, or left out in silence", text)
		}
		if r := newReading(); r.Allowed("sent", text) || !newReading().Hidden("sent", text) {
			t.Errorf("%q publishes", text)
		}
	}
	if r := newReading(); r.Allowed("sent", "") || r.Hidden("sent", "") || !r.Hidden("sent", "ja") || r.Hidden("sent",
		"nee") || len(r.notes) > 0 {
		t.Error("yes, no and nothing are read wrongly as what is public")
	}
}

// TestAvailable reads when one can move in.
func TestAvailable(t *testing.T) {
	for text, want := range map[string]string{
		"sofort.": "IMMEDIATELY -", "Bezugsfrei ab sofort": "IMMEDIATELY -", "disponible de suite": "IMMEDIATELY -", "Nu": "IMMEDIATELY -",
		"Libre d'occupation": "IMMEDIATELY -", "dès que possible": "IMMEDIATELY -", "sofort beziehbar": "IMMEDIATELY -",
		"vrij bij het verlijden van de akte": "AT_DEED -", "Na akte": "AT_DEED -", "beschikbaar: bij akte": "AT_DEED -",
		"à la réception provisoire": "AFTER_WORKS -", "onderling overeen te komen": "IN_AGREEMENT -",
		"Verhuurd tot 31/12/2027": "RESPECTING_LEASE - taken", "loué jusqu'au 31/12/2027": "RESPECTING_LEASE - taken",
		"vermietet bis 2027": "RESPECTING_LEASE - taken", "available 01/03/2027": "- 2027-03-01", "ab März 2027 frei": "- - out",
		"3 maanden na akte": "- - out", "": "- -",
	} {
		r := newReading()
		moment, from := r.Available("sent", text)
		if got := strings.TrimSpace(shown(moment) + " " + shown(from) + " " + r.noted()); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}

// TestFloors reads floors in words.
func TestFloors(t *testing.T) {
	for want, list := range map[string][]string{
		"0": {"0", "0.0", "RDC", "rez", "Rez-de-chaussée", "rez de chaussée", "gelijkvloers", "Gelijkvloerse verdieping", "begane grond",
			"EG",
			"ground_floor", "RDJ", "Erdgeschoss", "GF", "ground floor", "Ground", "G"},
		"-1": {"-1", "R-1", "−1", "-1.0", "souterrain", "sous-sol", "kelder", "UG", "-1 verdieping"},
		"1": {"1", "1º", "één hoog", "floor_1", "étage : 1",
			"1st", "1ste", "1er", "1er étage", "eerste verdieping", "premier étage", "first floor", "1. OG", "1.OG",
			"1.Obergeschoss", "OG 1"},
		"2": {"2", "2.0", "2,0", "2nd", "2de verdieping", "2e étage", "2ème étage", "étage 2", "verdieping 2", "2. Stock", "R+2", "+2",
			"level 2"},
		"3":  {"3rd", "3rd floor", "3e", "derde", "dritte Etage"},
		"12": {"12th", "12de verd."},
		"-":  {"", " ", "-", "n/a", "null"},
	} {
		for _, text := range list {
			r := newReading()
			if got := shown(r.Floor("sent", text)); got != want || len(r.notes) > 0 {
				t.Errorf("%q is %s with the notes %v, want %s", text, got, r.notes, want)
			}
		}
	}
	for text, want := range map[string]string{"3/5": "3 taken", "2 van 4": "2 taken", "1-2": "1 taken", "top": "- out", "DG": "- out",
		"999": "- out",
		"-50": "- out"} {
		r := newReading()
		if got := shown(r.Floor("sent", text)) + " " + r.noted(); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}

// TestTexts cleans texts, and drops those that say nothing.
func TestTexts(t *testing.T) {
	for text, want := range map[string]string{
		"Appartement &amp; garage":            "Appartement & garage",
		"Appartement &amp;amp; garage":        "Appartement & garage",
		"<b>Villa</b> met zicht":              "Villa met zicht",
		"&lt;b&gt;Villa&lt;/b&gt;":            "Villa",
		"Villa<br>met<br/>tuin":               "Villa met tuin",
		" \u00a0Villa\u200b  met tuin ":       "Villa met tuin",
		"Grond < 500 m²":                      "Grond < 500 m²",
		"R&D te huur":                         "R&D te huur",
		"Caf&eacute; te koop":                 "Café te koop",
		"Villa<script>alert(1)</script> Maas": "Villa Maas",
		"\ufeffVilla":                         "Villa",
		"Huis &#8211; Bree":                   "Huis – Bree",
		" ":                                   "", "\u00a0": "", "\u200b": "", "<p> </p>": "", "&nbsp;": "",
	} {
		if got := values.Line(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
	for _, text := range []string{"", " ", "-", "--", ".", "n/a", "null", "&nbsp;", "<br>", "\u200b"} {
		if got := values.Filled(text); got != nil {
			t.Errorf("%q is %q, want nothing", text, *got)
		}
	}
	got := values.Texts(locale.Localized{"nl-BE": "<p>Een</p><p>twee</p>", "fr": " ", "es": "Tres", "EN": "&lt;p&gt;One&lt;/p&gt;"})
	if len(got) != 2 || got["nl"] != "Een\n\ntwee" || got["en"] != "One" {
		t.Errorf("the texts are %q", got)
	}
	if got := values.Lines(locale.Localized{"nl": "A &amp; B", "fr": "\u00a0"}); len(got) != 1 || got["nl"] != "A & B" {
		t.Errorf("the lines are %q", got)
	}
}

// TestBlankTextsSayNothing has texts of characters that are drawn as nothing: none is a title, and none keeps another language's from being
// one.
func TestBlankTextsSayNothing(t *testing.T) {
	for _, blank := range []string{"", " \n ", "\u200b", "\u3164", "\u2800\ufeff", "\u0378\U000e0001", "&#x3164;", "<b>\u3164</b>", "-"} {
		title := values.Title(locale.Localized{"nl": blank, "fr": "Maison"}, "nl", "Villa", "Kinrooi")
		texts := values.Texts(locale.Localized{"nl": blank, "fr": "Une maison."})
		if title["nl"] != "Maison" || len(texts) != 1 || values.Filled(blank) != nil {
			t.Errorf("of %q the title is %q, the texts are %q; want nothing of it", blank, title, texts)
		}
	}
}
