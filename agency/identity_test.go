package agency

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestIdentityIn(t *testing.T) {
	complete := Identity{Title: locale.Localized{locale.Dutch: "Vastgoedmakelaar-bemiddelaar", locale.French: "Agent immobilier courtier"},
		Institute: locale.Localized{locale.Dutch: "BIV", locale.French: "IPI"},
		Number:    "123.456", Country: locale.Localized{locale.Dutch: "België", locale.French: "Belgique"}, CompanyNumber: "0123.456.789",
		VATNumber: "BE 0123.456.789",
		Insurer:   "Verzekeraar nv", Policy: "730.390",
		Supervisor: locale.Localized{locale.Dutch: "BIV, Luxemburgstraat 16B, 1000 Brussel"}}
	for _, c := range []struct {
		identity Identity
		language locale.Language
		want     string
	}{
		{complete,
			locale.Dutch,
			"Vastgoedmakelaar-bemiddelaar BIV 123.456, België · KBO 0123.456.789 · Btw BE 0123.456.789 " +
				"· Beroepsaansprakelijkheid: Verzekeraar nv, polis 730.390 · Toezicht: BIV, Luxemburgstraat 16B, 1000 Brussel"},
		{complete,
			locale.French,
			"Agent immobilier courtier IPI 123.456, Belgique · BCE 0123.456.789 · TVA BE 0123.456.789 " +
				"· Responsabilité professionnelle\u202f: Verzekeraar nv, police 730.390 · Contrôle\u202f: BIV, Luxemburgstraat 16B, " +
				"1000 Brussel"},
		{Identity{Institute: complete.Institute, Number: "IPI: 123.456"}, locale.Dutch, "BIV 123.456"},
		{Identity{Institute: complete.Institute, Number: "BIVA 7"}, locale.French, "IPI BIVA 7"},
		{Identity{CompanyNumber: "B 1"}, locale.English, "Company number B 1"},
		{Identity{Policy: "7", Insurer: ""}, locale.German, "Berufshaftpflicht: Police 7"},
		{Identity{}, locale.Dutch, ""},
	} {
		if got := c.identity.In(c.language, locale.Dutch); got != c.want {
			t.Errorf("the legal line is %s\nwant %s", got, c.want)
		}
	}
}

func TestOfficeLine(t *testing.T) {
	for want, o := range map[string]Office{
		"Breeërsteenweg 1, 3640 Kinrooi": {Street: "Breeërsteenweg 1", Zip: "3640", City: "Kinrooi"}, "Kinrooi": {City: "Kinrooi"}, "": {},
	} {
		if got := o.Line(); got != want {
			t.Errorf("the address of the office is %q, want %q", got, want)
		}
	}
}
