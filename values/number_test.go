package values_test

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/values"
)

// reading reads one value, and gives what was taken with the notes about it.
type reading struct {
	values.Reader
	notes []values.Note
}

func newReading() *reading {
	r := &reading{}
	r.Note = func(n values.Note) { r.notes = append(r.notes, n) }
	return r
}

// shown is a value, "-" for none.
func shown[T any](v *T) string {
	if v == nil {
		return "-"
	}
	return fmt.Sprint(*v)
}

// noted is what became of a value: "" for one that was read whole, "taken" for one of which a part was, and "out".
func (r *reading) noted() string {
	switch {
	case len(r.notes) == 0:
		return ""
	case len(r.notes) > 1:
		return fmt.Sprint(r.notes)
	case r.notes[0].Field != "sent" || r.notes[0].Value == "" || r.notes[0].Text == "":
		return fmt.Sprintf("a note without field, value or text: %+v", r.notes[0])
	case r.notes[0].Kind == "TAKEN":
		return "taken"
	}
	return "out"
}

// TestIntegers reads whole numbers in the words of programs and people.
func TestIntegers(t *testing.T) {
	for _, c := range []struct{ field, text, want, noted string }{
		{"surfaces.living", "82", "82", ""},
		{"surfaces.living", "82,50", "82", ""},
		{"surfaces.living", "82.50", "82", ""},
		{"surfaces.living", "120 m²", "120", ""},
		{"surfaces.living", "120m2", "120", ""},
		{"surfaces.living", "120\u00a0m²", "120", ""},
		{"surfaces.living", "ca. 120 m²", "120", "taken"},
		{"surfaces.living", "± 120", "120", "taken"},
		{"surfaces.living", "+/- 120 m2", "120", "taken"},
		{"surfaces.living", "ongeveer 120 qm", "120", "taken"},
		{"surfaces.living", "80 - 100 m²", "80", "taken"},
		{"surfaces.living", "80–100", "80", "taken"},
		{"surfaces.living", "80 à 100", "80", "taken"},
		{"surfaces.living", "85.000", "85", ""},
		{"surfaces.living", "1.250", "1250", "taken"},
		{"surfaces.living", "0", "-", ""},
		{"surfaces.living", "0.0", "-", ""},
		{"surfaces.living", "0,00 m²", "-", ""},
		{"surfaces.living", "-85", "-", "out"},
		{"surfaces.living", "85000000000000000000", "-", "out"},
		{"surfaces.living", "120 $", "-", "out"},
		{"surfaces.living", "120 kWh", "-", "out"},
		{"surfaces.living", "veel", "-", "out"},
		{"surfaces.living", "NaN", "-", "out"},
		{"surfaces.living", "Infinity", "-", "out"},
		{"surfaces.living", "0x50", "-", "out"},
		{"surfaces.living", "12 34", "-", "out"},
		{"surfaces.ground", "1 250", "1250", ""},
		{"surfaces.ground", "1'250", "1250", ""},
		{"surfaces.ground", "1’250,50 m²", "1250", ""},
		{"surfaces.ground", "1.250,50", "1250", ""},
		{"surfaces.ground", "1,250.50", "1250", ""},
		{"surfaces.ground", "1\u202f250", "1250", ""},
		{"surfaces.ground", "1.250.000", "1250000", ""},
		{"surfaces.ground", "2.140E3", "2140", ""},
		{"surfaces.ground", "5,30 ares", "530", ""},
		{"surfaces.ground", "12a 50ca", "1250", ""},
		{"surfaces.ground", "2 ha 15 a 30 ca", "21530", ""},
		{"surfaces.ground", "1,5 ha", "15000", ""},
		{"surfaces.ground", "1000 sq ft", "93", ""},
		{"building.constructionYear", "1998", "1998", ""},
		{"building.constructionYear", "ca. 1900", "1900", "taken"},
		{"building.constructionYear", "1900-1910", "1900", "taken"},
		{"building.constructionYear", "Q3 2027", "2027", "taken"},
		{"building.constructionYear", "3e kwartaal 2027", "2027", "taken"},
		{"building.constructionYear", "medio 2027", "2027", "taken"},
		{"building.constructionYear", "1900 ca.", "1900", "taken"},
		{"building.constructionYear", "1975 m²", "-", "out"},
		{"building.constructionYear", "€ 1975", "-", "out"},
		{"building.constructionYear", "jaren 70", "-", "out"},
		{"rooms.bedrooms", "drie", "3", ""},
		{"rooms.bedrooms", "Aucune", "0", ""},
		{"building.facades", "geen", "-", "out"},
		{"surfaces.living", "120 m ²", "120", ""},
		{"building.constructionYear", "Bj. 1965", "1965", "taken"},
		{"building.constructionYear", "1998.0", "1998", ""},
		{"building.constructionYear", "1.998", "1998", ""},
		{"building.constructionYear", "1", "-", "out"},
		{"building.constructionYear", "20218", "-", "out"},
		{"building.constructionYear", "0", "-", ""},
		{"building.constructionYear", "", "-", ""},
		{"rooms.bedrooms", "3", "3", ""},
		{"rooms.bedrooms", "2.0", "2", ""},
		{"rooms.bedrooms", "2.000", "2", ""},
		{"rooms.bedrooms", "2,5", "2", "taken"},
		{"rooms.bedrooms", "3 slaapkamers", "3", ""},
		{"rooms.bedrooms", "4+", "4", "taken"},
		{"rooms.bedrooms", "0", "0", ""},
		{"rooms.bedrooms", "few", "-", "out"},
		{"rooms.bedrooms", "-1", "-", "out"},
		{"rooms.bedrooms", "-", "-", ""},
		{"rooms.bedrooms", "--", "-", ""},
		{"rooms.bedrooms", "–", "-", ""},
		{"rooms.bedrooms", "n/a", "-", ""},
		{"rooms.bedrooms", "N.v.t.", "-", ""},
		{"rooms.bedrooms", "null", "-", ""},
		{"rooms.bedrooms", ".", "-", ""},
		{"rooms.bedrooms", "\u00a0", "-", ""},
		{"rooms.bedrooms", "\u200b", "-", ""},
		{"building.facades", "0", "-", ""},
		{"energy.eLevel", "E30", "30", ""},
		{"energy.eLevel", "E-peil: 30", "30", ""},
		{"surfaces.living", "120 m2.", "120", ""},
		{"surfaces.living", "120 m² bewoonbaar", "120", "taken"},
		{"surfaces.living", "120 m² (netto)", "120", "taken"},
		{"surfaces.living", "120 m² per verdieping", "-", "out"},
		{"surfaces.living", "80 a 90", "80", "taken"},
		{"surfaces.ground", "5a30", "530", ""},
		{"surfaces.ground", "4 a 75", "475", ""},
		{"surfaces.ground", "12 a. 50 ca.", "1250", ""},
		{"building.constructionYear", "1930's", "1930", "taken"},
		{"building.constructionYear", "1998?", "1998", "taken"},
		{"building.constructionYear", "avant 1945", "1945", "taken"},
		{"building.constructionYear", "1998 (renovatie 2010)", "1998", "taken"},
		{"rooms.bedrooms", "3 slk", "3", ""},
		{"rooms.bedrooms", "3 chambre(s)", "3", ""},
		{"rooms.bedrooms", "3 (mogelijk 4)", "3", "taken"},
		{"rooms.bedrooms", "6 of meer", "6", "taken"},
		{"rooms.bedrooms", "3 m²", "-", "out"},
		{"rooms.bedrooms", "3 kWh", "-", "out"},
		{"building.facades", "4 gevels", "4", ""},
	} {
		r := newReading()
		if got := shown(r.Integer(c.field, "sent", c.text)); got != c.want || r.noted() != c.noted {
			t.Errorf("%s %q is %s %q %v, want %s %q", c.field, c.text, got, r.noted(), r.notes, c.want, c.noted)
		}
	}
}

// TestAmounts reads amounts of euro as cents, and no other currency.
func TestAmounts(t *testing.T) {
	for _, c := range []struct{ field, text, want, noted string }{
		{"price", "649000.50", "64900050", ""},
		{"price", "250000", "25000000", ""},
		{"price", "250.000", "25000000", ""},
		{"price", "250,000", "25000000", ""},
		{"price", "250 000", "25000000", ""},
		{"price", "250'000", "25000000", ""},
		{"price", "1.250.000,00", "125000000", ""},
		{"price", "1,250,000.00", "125000000", ""},
		{"price", "€ 250.000,-", "25000000", ""},
		{"price", "250.000,-- €", "25000000", ""},
		{"price", "EUR 250000", "25000000", ""},
		{"price", "250.000 euro", "25000000", ""},
		{"price", "2.5E5", "25000000", ""},
		{"price", "2,5E+05", "25000000", ""},
		{"price", "€ 250.000 !", "25000000", ""},
		{"price", "950 pcm", "95000", ""},
		{"price", "1.25E7", "1250000000", ""},
		{"price", "vanaf € 250.000", "25000000", "taken"},
		{"price", "250.000 - 300.000 EUR", "25000000", "taken"},
		{"price", "0", "-", ""},
		{"price", "0,00 €", "-", ""},
		{"price", "-60", "-", "out"},
		{"price", "1000000000000000", "-", "out"},
		{"price", "1e30", "-", "out"},
		{"price", "$ 250000", "-", "out"},
		{"price", "250000 CHF", "-", "out"},
		{"price", "viel", "-", "out"},
		{"price", "op aanvraag", "-", ""},
		{"price", "250.000 + BTW", "25000000", "taken"},
		{"price", "€ 250.000 + 21% BTW", "25000000", "taken"},
		{"price", "€ 250.000,- k.k.", "25000000", ""},
		{"price", "€ 250.000,- k.k. + btw", "25000000", "taken"},
		{"price", "250000 HTVA", "25000000", "taken"},
		{"price", "250.000,00 EUR excl. BTW", "25000000", "taken"},
		{"price", "250.000 BTW incl.", "25000000", ""},
		{"price", "250.000 € + frais", "25000000", "taken"},
		{"price", "250 000 € hors frais de notaire", "25000000", "taken"},
		{"price", "vanaf 250.000", "25000000", "taken"},
		{"price", "à p.d. 250.000 €", "25000000", "taken"},
		{"price", "faire offre à partir de 250.000 €", "25000000", "taken"},
		{"price", "bieden vanaf € 250.000", "25000000", "taken"},
		{"price", "prix de vente : 250 000 €", "25000000", "taken"},
		{"price", "starting at 250.000", "25000000", "taken"},
		{"price", "Vraagprijs: € 250.000", "25000000", "taken"},
		{"price", "tussen 250.000 en 300.000", "25000000", "taken"},
		{"price", "€ 250.000 - € 300.000", "25000000", "taken"},
		{"price", "€ 850 + 50 kosten", "85000", "taken"},
		{"price", "850 euro per maand + 50 euro lasten", "85000", "taken"},
		{"price", "850 p/m", "85000", ""},
		{"price", "850,00 excl. kosten", "85000", "taken"},
		{"price", "250.000 bananen", "-", "out"},
		{"price", "250.000 + bananen", "-", "out"},
		{"price", "250.000 of 300.000", "-", "out"},
		{"price", "950 €/maand", "95000", ""},
		{"price", "12000 €/jaar", "-", "out"},
		{"price", "1", "-", "out"},
		{"price", "9999999", "-", "out"},
		{"price", "11.111.111", "-", "out"},
		{"price", "999999", "99999900", ""},
		{"price", "€ -", "-", ""},
		{"price", "&euro; 250.000", "25000000", ""},
		{"price", "250.000 EUR (excl. kosten)", "25000000", "taken"},
		{"price", "250.000 (was 265.000)", "25000000", "taken"},
		{"price", "12.000 (per jaar)", "-", "out"},
		{"price", "1,25 M€", "125000000", ""},
		{"price", "A partir de 250.000€", "25000000", "taken"},
		{"price", "950 €/mnd.", "95000", ""},
		{"price", "950 € charges comprises", "95000", "taken"},
		{"price", "950,- / maand", "95000", ""},
		{"price", "1.250 €/mois + 150 € de charges", "125000", "taken"},
		{"price", "nous contacter", "-", ""},
		{"costs.charges", "geen", "0", ""},
		{"costs.cadastralIncome", "geen", "-", "out"},
		{"costs.cadastralIncome", "1250 (niet geïndexeerd)", "125000", "taken"},
		{"costs.deposit", "2", "-", "out"},
		{"costs.deposit", "0", "0", ""},
		{"costs.charges", "60", "6000", ""},
		{"costs.charges", "60,5", "6050", ""},
		{"costs.charges", "1.250", "125000", ""},
		{"costs.charges", "0", "0", ""},
		{"costs.charges", "60 €/mois", "6000", ""},
		{"costs.cadastralIncome", "1.250 €/jaar", "125000", ""},
		{"costs.cadastralIncome", "0,00", "-", ""},
		{"costs.deposit", "1900.005", "190001", ""},
	} {
		r := newReading()
		got := "-"
		if m := r.Euro(c.field, "sent", c.text); m != nil {
			got = fmt.Sprint(int64(*m))
		}
		if got != c.want || r.noted() != c.noted {
			t.Errorf("%s %q is %s %q %v, want %s %q", c.field, c.text, got, r.noted(), r.notes, c.want, c.noted)
		}
	}
}

// TestCurrencies reads amounts whose currency stands beside them.
func TestCurrencies(t *testing.T) {
	for currency, want := range map[string]string{"": "250000", "EUR": "250000", "eur": "250000", "€": "250000", "Euro": "250000",
		"-":   "250000",
		"CHF": "-", "USD": "-", "$": "-", "LUF": "-", "Taler": "-"} {
		r := newReading()
		got := "-"
		if m := r.EuroIn(currency, "price", "sent", "250000"); m != nil {
			got = fmt.Sprint(m.Amount())
		}
		if got != want || (len(r.notes) == 1) != (want == "-") {
			t.Errorf("250000 %q is %s with the notes %v, want %s", currency, got, r.notes, want)
		}
		if r.EuroIn(currency, "price", "sent", ""); len(r.notes) > 1 {
			t.Errorf("no amount in %q gives the notes %v", currency, r.notes)
		}
	}
	if values.Cents(-60) != -6000 || values.Cents(-59.994) != -5999 || values.Cents(1.005) != 101 && values.Cents(1.005) != 100 {
		t.Errorf("cents are rounded wrongly: -60 is %d", values.Cents(-60))
	}
}

// TestDecimals reads numbers with decimals.
func TestDecimals(t *testing.T) {
	for _, c := range []struct{ field, text, want, noted string }{
		{"energy.specific", "182,5", "182.5", ""},
		{"energy.specific", "182.5 kWh/m²/jaar", "182.5", ""},
		{"energy.specific", "182,5 kWh/(m²*a)", "182.5", ""},
		{"energy.specific", "182 kWh/m².an", "182", ""},
		{"energy.specific", "182.500", "182.5", ""},
		{"energy.specific", "-12", "-12", ""},
		{"energy.specific", "0.0", "-", ""},
		{"energy.specific", "0,00", "-", ""},
		{"energy.specific", "182 m2", "-", "out"},
		{"energy.specific", "999999", "-", "out"},
		{"energy.co2", "31 kg CO₂/m²/an", "31", ""},
		{"energy.specific", "182 kWh/(m²·Jahr)", "182", ""},
		{"energy.specific", "182 kWh EP/m² par an", "182", ""},
		{"energy.total", "25 MWh/jaar", "25000", ""},
		{"energy.specific", "182 l/m²", "-", "out"},
		{"energy.co2", "31 kg CO₂-eq./(m².an)", "31", ""},
		{"energy.co2", "3.245", "3.245", ""},
		{"latitude", "N 51,1502", "51.1502", "taken"},
		{"latitude", "51,1502° N", "51.1502", ""},
		{"latitude", "51° 9,012' N", "51.1502", ""},
		{"longitude", "5° 44' 31,2” OL", "5.742", ""},
		{"latitude", "51,1502", "51.1502", ""},
		{"latitude", "51.150", "51.15", ""},
		{"latitude", "0", "-", ""},
		{"longitude", "185", "-", "out"},
		{"surfaces.frontWidth", "650 cm", "6.5", ""},
		{"surfaces.frontWidth", "6,5m", "6.5", ""},
		{"costs.registrationRate", "12,5 %", "12.5", ""},
	} {
		r := newReading()
		if got := shown(r.Decimal(c.field, "sent", c.text)); got != c.want || r.noted() != c.noted {
			t.Errorf("%s %q is %s %q %v, want %s %q", c.field, c.text, got, r.noted(), r.notes, c.want, c.noted)
		}
	}
}

// TestZeroIsEmpty reads zeros of a program that writes them for what nobody filled in.
func TestZeroIsEmpty(t *testing.T) {
	r := newReading()
	r.ZeroIsEmpty = true
	if b, c, f, y := r.Integer("rooms.bedrooms", "sent", "0"), r.Euro("costs.charges", "sent", "0,00"), r.Floor("sent", "0"),
		r.YesNo("sent", "false"); b != nil || c != nil || f != nil || y != nil || len(r.notes) > 0 {
		t.Errorf("zeros are %v, %v, %v and %v with the notes %v, want nothing", b, c, f, y, r.notes)
	}
}
