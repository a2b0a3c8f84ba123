package feed_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
)

// entry is a flat of an OpenImmo file. Its parts can be replaced.
const entry = `<immobilie>
<objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><plz>3640</plz><ort>Kinrooi</ort><strasse>Molenweg</strasse><hausnummer>7</hausnummer></geo>
<preise><kaufpreis>250000</kaufpreis></preise>
<flaechen><wohnflaeche>80</wohnflaeche></flaechen>
<zustand_angaben></zustand_angaben>
<freitexte><objekttitel>Appartement</objekttitel><objektbeschreibung>Tekst.</objektbeschreibung></freitexte>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>5102</objektnr_extern><aktion aktionart="CHANGE"/><sprache>nl-BE</sprache></verwaltung_techn>
</immobilie>`

func openImmo(entries ...string) string {
	return `<?xml version="1.0" encoding="UTF-8"?><openimmo><anbieter>` + strings.Join(entries, "") + `</anbieter></openimmo>`
}

// readOpenImmo reads a file that nothing may refuse.
func readOpenImmo(t *testing.T, c *agency.Catalog, text string) intake.Delivery {
	t.Helper()
	d, err := fromText(t, "openimmo", text, c)
	if err != nil {
		t.Fatalf("the file is refused: %v\n%s", err, text)
	}
	return d
}

// fieldsOf are some fields of a property by their paths in an import folder; "-" for none.
func fieldsOf(r records.Property, names string) string {
	text, _ := json.Marshal(r)
	var fields map[string]any
	json.Unmarshal(text, &fields)
	var list []string
	for name := range strings.FieldsSeq(names) {
		var got any = fields
		for part := range strings.SplitSeq(name, ".") {
			group, _ := got.(map[string]any)
			got = group[part]
		}
		if got == nil {
			got = "-"
		}
		list = append(list, fmt.Sprint(got))
	}
	return strings.Join(list, " ")
}

// TestOpenImmoEquipment reads what a property has and what is near it. False of a field is not said: programs write it for what nobody
// filled in.
func TestOpenImmoEquipment(t *testing.T) {
	c := open(t).catalog(t)
	for _, row := range []struct{ equipment, names, want, warnings string }{
		{`<kueche EBK="true" OFFEN="1"/>`, "comfort.kitchen", "EQUIPPED_OPEN", ""},
		{`<kueche EBK="false" OFFEN="false" PANTRY="false"/>`, "comfort.kitchen", "-", ""},
		{`<boden FLIESEN="true" PARKETT="true"/>`, "comfort.floorCover", "PARQUET", "boden"},
		{`<heizungsart OFEN="true"/><befeuerung OEL="true"/>`, "comfort.heatingSource", "FUEL_STOVE", ""},
		{`<heizungsart FUSSBODEN="true"/>`, "comfort.heatingSource", "FLOOR_HEATING", ""},
		{`<heizungsart ZENTRAL="true"/><befeuerung GAS="true" LUFTWP="false"/>`, "comfort.heatingSource comfort.heating", "CENTRAL_GAS -",
			""},
		{`<befeuerung FERN="true"/>`, "comfort.heating", "COMMUNAL", ""},
		{`<fahrstuhl PERSONEN="false" LASTEN="false"/>`, "comfort.lift", "-", ""},
		{`<fahrstuhl PERSONEN="true"/>`, "comfort.lift", "true", ""},
		{`<moebliert moeb="VOLL"/><swimmingpool>1</swimmingpool><dachboden>false</dachboden>`,
			"comfort.furnished comfort.pool comfort.attic",
			"true true -", ""},
		{`<kamin>true</kamin><bad DUSCHE="true" WANNE="true"/><klimatisiert>0</klimatisiert>`, "comfort.interior", "[FIREPLACE BATH]", ""},
		{`<stellplatzart CARPORT="true"/><ausricht_balkon_terrasse SUEDWEST="true"/>`, "comfort.exterior comfort.terraceOrientation",
			"[CARPORT] SOUTH_WEST", ""},
		{`<dachform FLACHDACH="true"/><unterkellert keller="JA"/>`, "comfort.roof comfort.cellar", "FLAT true", ""},
		{`<fahrstuhl PERSONEN="misschien"/>`, "comfort.lift", "-", "fahrstuhl PERSONEN"},
	} {
		text := strings.Replace(entry, "<freitexte>", "<ausstattung>"+row.equipment+"</ausstattung><freitexte>", 1)
		d := readOpenImmo(t, c, openImmo(text))
		if got := fieldsOf(*d.Properties[0].Record, row.names); got != row.want {
			t.Errorf("%s is read as %s = %s, want %s", row.equipment, row.names, got, row.want)
		}
		var warned []string
		for _, w := range d.Warnings {
			warned = append(warned, w.Field)
		}
		if got := strings.Join(warned, " "); got != row.warnings {
			t.Errorf("%s warns of %q, want %q", row.equipment, got, row.warnings)
		}
	}
	far := strings.Replace(entry, "<freitexte>", `<infrastruktur><distanzen distanz_zu="BUS">0,25</distanzen>
		<distanzen distanz_zu="GRUNDSCHULE">1.2</distanzen><distanzen distanz_zu="FLUGHAFEN">40</distanzen>
		<distanzen distanz_zu="AUTOBAHN">0</distanzen></infrastruktur><freitexte>`, 1)
	if got := fmt.Sprint(readOpenImmo(t, c, openImmo(far)).Properties[0].Record.NearbyList); got != "[{BUS 250} {SCHOOL 1200}]" {
		t.Errorf("near it are %s, want a stop and a school", got)
	}
}

// TestOpenImmoType names the type after the kind of house or flat, where the site has a type of that name.
func TestOpenImmoType(t *testing.T) {
	c := open(t).catalog(t)
	for kind, want := range map[string]string{`<haus haustyp="VILLA"/>`: "Villa", `<haus haustyp="DOPPELHAUSHAELFTE"/>`: "Halfopen woning",
		`<haus haustyp="REIHENMITTEL"/>`: "Rijwoning", `<haus haustyp="HOLZHAUS"/>`: "Woning",
		`<wohnung wohnungtyp="MAISONETTE"/>`: "Duplex",
		`<wohnung/>`:                         "Appartement", `<gastgewerbe gastgewtyp="RESTAURANT"/>`: "Horecazaak"} {
		d := readOpenImmo(t, c, openImmo(strings.Replace(entry, `<wohnung wohnungtyp="ETAGE"/>`, kind, 1)))
		if got := c.TypeName(d.Properties[0].Record.Type, "nl"); got != want {
			t.Errorf("%s is a %s, want %s", kind, got, want)
		}
	}
}

// TestOpenImmoOtherFields names the fields that the site has no place for, once for the file.
func TestOpenImmoOtherFields(t *testing.T) {
	c := open(t).catalog(t)
	one := strings.Replace(entry, "</preise>", "<heizkosten>80</heizkosten><provisionspflichtig>false</provisionspflichtig></preise>", 1)
	two := strings.Replace(strings.Replace(one, "5102", "5103", 1), "</flaechen>", "<nutzflaeche>12</nutzflaeche></flaechen>", 1)
	d := readOpenImmo(t, c, openImmo(one, two))
	if len(d.Warnings) != 1 || d.Warnings[0].Text != "the site has no place for heizkosten (2), nutzflaeche (1); these are left out" {
		t.Errorf("the warnings are %v, want one that names heizkosten and nutzflaeche", d.Warnings)
	}
	var many strings.Builder
	for i := range limits.UnreadFields + 2 {
		fmt.Fprintf(&many, "<feld%03d>1</feld%03d>", i, i)
	}
	d = readOpenImmo(t, c, openImmo(strings.Replace(entry, "</preise>", many.String()+"</preise>", 1)))
	if len(d.Warnings) != 1 || !strings.Contains(d.Warnings[0].Text, " and 2 more") {
		t.Errorf("the warnings are %v, want %d fields and the number of the others", d.Warnings, limits.UnreadFields)
	}
}

// TestOpenImmoValues reads values as exporters and people write them: one row a value, and the warnings by their fields.
func TestOpenImmoValues(t *testing.T) {
	c := open(t).catalog(t)
	const sale = `<vermarktungsart KAUF="true" MIETE_PACHT="false"/>`
	const rent = `<vermarktungsart KAUF="0" MIETE_PACHT="1"/>`
	const price = `<preise><kaufpreis>250000</kaufpreis></preise>`
	let := func(prices string) [2]string {
		return [2]string{sale + `<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>`, rent +
			`<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie><preise>` + prices + `</preise><alt>`}
	}
	for _, row := range []struct{ was, is, names, want, warnings string }{
		{"</geo>", "<etage>2.0</etage></geo>", "building.floor", "2", ""},
		{price, "<Preise><KaufPreis>250000</KaufPreis></Preise>", "price", "250000", ""},
		{sale, `<vermarktungsart kauf="true" miete_pacht="false"/>`, "goal price", "0 250000", ""},
		{sale, `<vermarktungsart>KAUF</vermarktungsart>`, "goal price", "0 250000", ""},
		{sale, `<vermarktungsart MIETE="1"/>`, "goal", "1", ""},
		{"</preise>", `<waehrung iso_waehrung="978"/></preise>`, "price", "250000", ""},
		{"</preise>", `<waehrung>USD</waehrung></preise>`, "price", "-", "kaufpreis"},
		{"<zustand_angaben>", "<zustand_angaben><energiepass><endenergiebedarf>120</endenergiebedarf><wertklasse>D</wertklasse>" +
			"</energiepass><energiepass><endenergiebedarf/><wertklasse/></energiepass>", "energy.specific energy.labelText", "120 D", ""},
		{"<objektart>", `<objektart><haus haustyp=""/>`, "type", "1", ""},
		{"</geo>", "<etage>0</etage></geo>", "building.floor", "0", ""},
		{"</geo>", "<etage></etage></geo>", "building.floor", "-", ""},
		{"</geo>", "<etage>EG</etage></geo>", "building.floor", "0", ""},
		{"</geo>", "<etage>2de verdieping</etage></geo>", "building.floor", "2", ""},
		{"</geo>", "<etage>Dachgeschoss</etage></geo>", "building.floor", "-", "etage"},
		{"</geo>", "<anzahl_etagen>0</anzahl_etagen></geo>", "building.floors", "-", ""},
		{"<wohnflaeche>80", "<wohnflaeche>82,50", "surfaces.living", "82", ""},
		{"<wohnflaeche>80", "<wohnflaeche>ca. 82 m²", "surfaces.living", "82", "wohnflaeche"},
		{"<wohnflaeche>80", "<wohnflaeche>groot", "surfaces.living", "-", "wohnflaeche"},
		{"<wohnflaeche>80", "<wohnflaeche>9999999999999999999999", "surfaces.living", "-", "wohnflaeche"},
		{"</zustand_angaben>", "<baujahr>ca. 1900</baujahr></zustand_angaben>", "building.constructionYear", "1900", "baujahr"},
		{"</zustand_angaben>", "<baujahr></baujahr></zustand_angaben>", "building.constructionYear", "-", ""},
		{"</zustand_angaben>", "<baujahr>20218</baujahr></zustand_angaben>", "building.constructionYear", "-", "baujahr"},
		{"</zustand_angaben>", "<baujahr>1</baujahr></zustand_angaben>", "building.constructionYear", "-", "baujahr"},
		{"</zustand_angaben>",
			"<energiepass><gueltig_bis>01.05.2034</gueltig_bis><endenergiebedarf>182,5 kWh/(m²*a)</endenergiebedarf></energiepass>" +
				"</zustand_angaben>",
			"energy.specific energy.validUntil", "182.5 2034-05-01", ""},
		{"</zustand_angaben>", "<energiepass><endenergiebedarf>0.0</endenergiebedarf></energiepass></zustand_angaben>", "energy.specific",
			"-", ""},
		{"<kaufpreis>250000", "<kaufpreis>250.000,00", "price publishPrice", "250000 true", ""},
		{"<kaufpreis>250000", "<kaufpreis>0", "price publishPrice", "- false", ""},
		{"<kaufpreis>250000", "<kaufpreis>-60", "price publishPrice", "- false", "kaufpreis"},
		{"<kaufpreis>250000", "<kaufpreis>1000000000000000000", "price publishPrice", "- false", "kaufpreis"},
		{"<kaufpreis>250000", `<kaufpreis auf_anfrage="ja">250000`, "price publishPrice", "250000 false", ""},
		{"<kaufpreis>250000", `<kaufpreis auf_anfrage="misschien">250000`, "price publishPrice", "250000 false", "auf_anfrage"},
		{"</preise>", `<waehrung iso_waehrung="EUR"/></preise>`, "price", "250000", ""},
		{"</preise>", `<waehrung iso_waehrung="CHF"/></preise>`, "price publishPrice", "- false", "kaufpreis"},
		{"</preise>", `<nebenkosten>100</nebenkosten><waehrung iso_waehrung="USD"/></preise>`, "price costs.charges", "- -",
			"nebenkosten kaufpreis"},
		{sale, `<vermarktungsart KAUF="1" MIETE_PACHT="0"/>`, "goal", "0", ""},
		{sale, `<vermarktungsart KAUF="ja" MIETE_PACHT="nein"/>`, "goal", "0", ""},
		{sale, `<vermarktungsart ERBPACHT="true"/>`, "goal price", "0 250000", "vermarktungsart"},
		{sale, `<vermarktungsart KAUF="true" MIETE_PACHT="true"/>`, "goal price", "0 250000", "vermarktungsart"},
		{"true</objektadresse_freigeben>", "1</objektadresse_freigeben>", "publishAddress", "true", ""},
		{"true</objektadresse_freigeben>", "waar</objektadresse_freigeben>", "publishAddress", "true", ""},
		{"true</objektadresse_freigeben>", "misschien</objektadresse_freigeben>", "publishAddress", "false", "objektadresse_freigeben"},
		{"true</objektadresse_freigeben>", "</objektadresse_freigeben>", "publishAddress", "false", ""},
		{"</verwaltung_objekt>", "<abdatum>0001-01-01</abdatum></verwaltung_objekt>", "availability.from", "-", ""},
		{"</verwaltung_objekt>", "<abdatum>01/02/2027</abdatum></verwaltung_objekt>", "availability.from", "2027-02-01", ""},
		{"</verwaltung_objekt>", "<abdatum>02/2027</abdatum></verwaltung_objekt>", "availability.from", "2027-02-01", "abdatum"},
		{"</verwaltung_objekt>", "<abdatum>sofort</abdatum></verwaltung_objekt>", "availability.moment availability.from", "IMMEDIATELY -",
			""},
		{"</verwaltung_objekt>", "<verfuegbar_ab>nach Vereinbarung</verfuegbar_ab></verwaltung_objekt>", "availability.moment",
			"IN_AGREEMENT", ""},
		{"</verwaltung_objekt>", "<verfuegbar_ab>sofort</verfuegbar_ab><abdatum>01.03.2027</abdatum></verwaltung_objekt>",
			"availability.moment availability.from", "- 2027-03-01", ""},
		{"</verwaltung_objekt>", "<verfuegbar_ab>als de kinderen weg zijn</verfuegbar_ab></verwaltung_objekt>",
			"availability.moment availability.from", "- -", "verfuegbar_ab"},
		{"</verwaltung_objekt>", "<vermietet>true</vermietet></verwaltung_objekt>", "availability.moment", "RESPECTING_LEASE", ""},
		{"<kaufpreis>250000", "<kaufpreis>250 k€", "price", "250000", ""},
		{"<kaufpreis>250000", "<kaufpreis>1,25 Mio. EUR", "price", "1.25e+06", ""},
		{"<kaufpreis>250000", "<kaufpreis>250.000 VB", "price", "250000", ""},
		{"</flaechen>", "<anzahl_schlafzimmer>3½</anzahl_schlafzimmer></flaechen>", "rooms.bedrooms", "3", "anzahl_schlafzimmer"},
		{"</zustand_angaben>", "<letztemodernisierung>2015-03-01</letztemodernisierung></zustand_angaben>", "building.renovationYear",
			"2015", ""},
		{"</geo>", "<wohnungsnummer>3A</wohnungsnummer></geo>", "boxNumber", "3A", ""},
		{"</preise>", `<stp_garage anzahl="2" stellplatzkaufpreis="25.000"/><hausgeld>120</hausgeld></preise>`,
			"rooms.garages costs.garagePrice costs.ownerCharges", "2 25000 120", ""},
		{"<objekttitel>Appartement</objekttitel>", "<objekttitel>n/a</objekttitel>", "title.nl", "Appartement, Kinrooi", ""},
		{"<objekttitel>Appartement</objekttitel>", "", "title.nl", "Appartement, Kinrooi", ""},
		{"</geo>", `<geokoordinaten breitengrad="51,1502" laengengrad="5,7511"/></geo>`, "latitude longitude", "51.1502 5.7511", ""},
		{"</geo>", `<geokoordinaten breitengrad="0" laengengrad="0"/></geo>`, "latitude longitude", "- -", ""},
		{"</geo>", `<geokoordinaten/></geo>`, "latitude longitude", "- -", ""},
		{"</geo>", `<geokoordinaten breitengrad="51.1502" laengengrad="oost"/></geo>`, "latitude longitude", "- -", "laengengrad"},
		{"<strasse>Molenweg", "<strasse>-", "street", "-", ""},
		{"<strasse>Molenweg", "<strasse> \u00a0", "street", "-", ""},
		{"<strasse>Molenweg", "<strasse><![CDATA[Rue de l&#39;&Eacute;glise]]>", "street", "Rue de l'Église", ""},
		{"<objekttitel>Appartement", "<objekttitel><![CDATA[Appartement &amp; <b>garage</b>]]>", "title.nl", "Appartement & garage", ""},
		{"<objektbeschreibung>Tekst.", "<objektbeschreibung>Een.<br/>Twee.", "description.nl", "Een.\nTwee.", ""},
		{"<objektbeschreibung>Tekst.", "<objektbeschreibung><p>Een <b>en</b></p><p>twee</p>", "description.nl", "Een en\n\ntwee", ""},
		{"<objektbeschreibung>Tekst.", "<objektbeschreibung>&lt;p&gt;Een&lt;/p&gt;&lt;p&gt;twee&lt;/p&gt;", "description.nl", "Een\n\ntwee",
			""},
		{"</verwaltung_objekt>", "</verwaltung_objekt><kontaktperson><email_direkt>niemand@example.org</email_direkt></kontaktperson>",
			"agent", "1",
			"email_direkt"},
		{"</verwaltung_objekt>", "</verwaltung_objekt><ausstattung><unterkellert keller=\"teil\"/></ausstattung>", "comfort.cellar", "true",
			""},
		{let("")[0], let("<nettokaltmiete>800</nettokaltmiete>")[1], "goal price costs.charges", "1 800 -", "nettokaltmiete"},
		{let("")[0], let("<nettokaltmiete>800</nettokaltmiete><kaltmiete>860</kaltmiete><nebenkosten>60</nebenkosten>")[1],
			"price costs.charges publishPrice", "800 60 true", ""},
		{let("")[0], let("<kaltmiete>950</kaltmiete><nebenkosten>60</nebenkosten>")[1], "price costs.charges", "950 60", ""},
		{let("")[0], let("<warmmiete>950</warmmiete>")[1], "price costs.charges publishPrice", "950 - true", "warmmiete"},
		{let("")[0], let("<warmmiete>950</warmmiete><nebenkosten>150</nebenkosten>")[1], "price costs.charges", "800 150", "warmmiete"},
		{let("")[0], let("<pauschalmiete>1.100,00</pauschalmiete>")[1], "price costs.charges", "1100 -", "pauschalmiete"},
		{let("")[0], let("<hauptmietzinsnetto>800</hauptmietzinsnetto><nebenkosten>60</nebenkosten>")[1], "price costs.charges",
			"800 60", ""},
		{let("")[0], let("<gesamtmietebrutto>950</gesamtmietebrutto><nebenkosten>150</nebenkosten>")[1], "price costs.charges", "800 150",
			"gesamtmietebrutto"},
		{let("")[0], let(`<kaltmiete>11400</kaltmiete><preis_zeiteinheit zeiteinheit="JAHR"/>`)[1], "price publishPrice", "950 true",
			"preis_zeiteinheit"},
		{let("")[0], let(`<kaltmiete>300</kaltmiete><preis_zeiteinheit zeiteinheit="WOCHE"/>`)[1], "price publishPrice", "- false",
			"preis_zeiteinheit"},
		{let("")[0], let(`<kaltmiete>950</kaltmiete><preis_zeiteinheit zeiteinheit="MONAT"/>`)[1], "price", "950", ""},
		{let("")[0], let("<kaltmiete>950</kaltmiete><warmmiete>0.00</warmmiete><nebenkosten>0.00</nebenkosten><kaution>0</kaution>")[1],
			"price costs.charges costs.deposit", "950 - -", ""},
		{let("")[0], let("<kaltmiete>950</kaltmiete><nebenkosten>0.00</nebenkosten>")[1], "costs.charges", "0", ""},
		{"</flaechen>", "<grundstuecksflaeche>0.00</grundstuecksflaeche><anzahl_schlafzimmer>0</anzahl_schlafzimmer></flaechen>",
			"rooms.bedrooms surfaces.ground", "- -", ""},
		{"</flaechen>", "<anzahl_schlafzimmer>0</anzahl_schlafzimmer></flaechen>", "rooms.bedrooms", "0", ""},
		{"<kaufpreis>250000</kaufpreis>", "<kaufpreis>0.00</kaufpreis><kaufpreisbrutto>302500</kaufpreisbrutto>", "price", "302500", ""},
		{"<kaufpreis>250000</kaufpreis>", "<kaufpreisnetto>250000</kaufpreisnetto>", "price publishPrice", "250000 true",
			"kaufpreisnetto"},
		{"nl-BE", "Deutsch", "title.de description.de", "Appartement Tekst.", ""},
		{"nl-BE", "fra", "title.fr description.fr description.nl", "Appartement Tekst. -", ""},
		{"nl-BE", "pl-PL", "title.nl description.nl", "Appartement, Kinrooi -", "sprache"},
		{"nl-BE", "1", "description.nl", "Tekst.", ""},
		{"<wohnung", `<objektart_zusatz>Loft</objektart_zusatz><wohnung`, "type", "1", ""},
		{let("")[0], let("<kaltmiete>0</kaltmiete><warmmiete>700</warmmiete>")[1], "price", "700", "warmmiete"},
	} {
		text := strings.Replace(entry, row.was, row.is, 1)
		if strings.Contains(row.is, "<alt>") { // instead of the sale's prices
			text = strings.Replace(strings.Replace(text, price, "", 1), "<alt>", "", 1)
		}
		if text == entry {
			t.Fatalf("the entry has no %s", row.was)
		}
		d := readOpenImmo(t, c, openImmo(text))
		var warned []string
		for _, w := range d.Warnings {
			if w.File != "property 5102" || w.Text == "" {
				t.Errorf("%s: the warning %+v names no property or says nothing", row.is, w)
			}
			warned = append(warned, w.Field)
		}
		if len(d.Properties) != 1 {
			t.Errorf("%s: %d properties, want 1", row.is, len(d.Properties))
			continue
		}
		if got := fieldsOf(*d.Properties[0].Record, row.names); got != row.want || strings.Join(warned, " ") != row.warnings {
			t.Errorf("%s gives %s with the warnings %v, want %s and %q", row.is, got, d.Warnings, row.want, row.warnings)
		}
	}
}

// TestOpenImmoActions shows that only what is known to be public is taken, and that the last entry of a property decides.
func TestOpenImmoActions(t *testing.T) {
	c := open(t).catalog(t)
	with := func(action string) string {
		return strings.Replace(entry, `<aktion aktionart="CHANGE"/>`, action, 1)
	}
	state := func(word string) string {
		return strings.Replace(entry, "</zustand_angaben>", `<verkaufstatus stand="`+word+`"/></zustand_angaben>`, 1)
	}
	toLet := strings.NewReplacer(`KAUF="true" MIETE_PACHT="false"`, `KAUF="false" MIETE_PACHT="true"`, "<kaufpreis>250000</kaufpreis>",
		"<kaltmiete>900</kaltmiete>").Replace
	action := func(word string) string { return with(`<aktion aktionart="` + word + `"/>`) }
	for _, row := range []struct {
		name     string
		entries  []string
		want     string // taken with status and marquee, withdrawn, or neither
		problems int
	}{
		{"CHANGE", []string{action("CHANGE")}, "taken 1 0", 0},
		{"change", []string{action("change")}, "taken 1 0", 0},
		{"none", []string{with("")}, "taken 1 0", 0},
		{"an empty one", []string{action(" ")}, "taken 1 0", 0},
		{"delete", []string{action("delete")}, "withdrawn", 0},
		{"Delete", []string{action(" Delete ")}, "withdrawn", 0},
		{"delete as text", []string{with("<aktion>DELETE</aktion>")}, "withdrawn", 0},
		{"delete of an element", []string{with("<aktionart>DELETE</aktionart>")}, "withdrawn", 0},
		{"delete in another case", []string{with(`<Aktion AktionArt="DELETE"/>`)}, "withdrawn", 0},
		{"delete of another attribute", []string{with(`<aktion art="DELETE"/>`)}, "withdrawn", 0},
		{"an unknown one as text", []string{with("<aktion>ARCHIV</aktion>")}, "neither", 1},
		{"sold as text", []string{strings.Replace(entry, "</zustand_angaben>", "<verkaufstatus>VERKAUFT</verkaufstatus></zustand_angaben>",
			1)}, "taken 2 3", 0},
		{"sold in another case", []string{strings.Replace(entry, "</zustand_angaben>",
			`<Verkaufstatus STAND="verkauft"/></zustand_angaben>`, 1)}, "taken 2 3", 0},
		{"referenz", []string{action("referenz")}, "taken 6 0", 0},
		{"an unknown one", []string{action("ARCHIV")}, "neither", 1},
		{"OFFLINE", []string{action("OFFLINE")}, "neither", 1},
		{"until a day that passed", []string{with(`<aktion aktionart="CHANGE"/><aktiv_bis>2020-01-31</aktiv_bis>`)}, "withdrawn", 0},
		{"until a day to come", []string{with(`<aktion aktionart="CHANGE"/><aktiv_bis>2099-01-31</aktiv_bis>`)}, "taken 1 0", 0},
		{"DELETE, CHANGE", []string{action("DELETE"), action("CHANGE")}, "taken 1 0", 0},
		{"CHANGE, DELETE", []string{action("CHANGE"), action("DELETE")}, "withdrawn", 0},
		{"DELETE, CHANGE, DELETE", []string{action("DELETE"), action("CHANGE"), action("DELETE")}, "withdrawn", 0},
		{"CHANGE, an unknown one", []string{action("CHANGE"), action("ARCHIV")}, "neither", 1},
		{"offen", []string{state("offen")}, "taken 1 0", 0},
		{"verkauft", []string{state("verkauft")}, "taken 2 3", 0},
		{"reserviert", []string{state("Reserviert")}, "taken 1 2", 0},
		{"an unknown state", []string{state("STORNIERT")}, "neither", 1},
		{"let", []string{toLet(state("vermietet"))}, "taken 4 4", 0},
		{"let for use of the ground", []string{toLet(state("VERPACHTET"))}, "taken 4 4", 0},
		{"for sale with its tenant", []string{state("VERMIETET")}, "neither", 1},
	} {
		d := readOpenImmo(t, c, openImmo(row.entries...))
		got := "neither"
		switch {
		case len(d.Properties) > 1 || len(d.Properties)+len(d.WithdrawReferences) > 1:
			got = "both"
		case len(d.Properties) == 1:
			got = "taken " + fieldsOf(*d.Properties[0].Record, "status marquee")
		case len(d.WithdrawReferences) == 1:
			got = "withdrawn"
		}
		if got != row.want || len(d.Problems) != row.problems ||
			len(d.Warnings) > 0 && row.name != "until a day that passed" {
			t.Errorf("%s: %s with the problems %v, want %s and %d; %v", row.name, got, d.Problems, row.want, row.problems, d.Warnings)
		}
	}
}

// TestOpenImmoEntities reads entities that the file declares, those of HTML, and leaves what neither says, within bounds.
func TestOpenImmoEntities(t *testing.T) {
	c := open(t).catalog(t)
	read := func(declaration, title string) (string, check.Problems) {
		text := strings.Replace(openImmo(entry), "<openimmo>", declaration+"<openimmo>", 1)
		d := readOpenImmo(t, c, strings.Replace(text, "Appartement", title, 1))
		return d.Properties[0].Record.Title["nl"], d.Warnings
	}
	for _, row := range []struct {
		declaration, title, want string
		warnings                 int
	}{
		{`<!DOCTYPE openimmo [<!ENTITY firma "Gevel &#38; Zn">]>`, "&firma; biedt", "Gevel & Zn biedt", 0},
		{`<!DOCTYPE openimmo [<!ENTITY uuml "ü">]>`, "K&uuml;che", "Küche", 0},
		{"", "K&uuml;che &amp; Bad", "Küche & Bad", 0},
		{"", "Villa &onbekend;", "Villa &onbekend;", 1},
		{`<!DOCTYPE openimmo SYSTEM "openimmo.dtd">`, "Villa", "Villa", 0},
		{`<!DOCTYPE openimmo [<!ENTITY other SYSTEM "other.txt">]>`, "Villa &other;", "Villa &other;", 1},
		{`<!DOCTYPE openimmo [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>`, "Villa &b;", "Villa &a;&a;", 0},
	} {
		got, warnings := read(row.declaration, row.title)
		if got != row.want || len(warnings) != row.warnings {
			t.Errorf("%s %s is %q with the warnings %v, want %q and %d", row.declaration, row.title, got, warnings, row.want, row.warnings)
		}
	}
}

// TestOpenImmoEntitiesAreBounded shows that entities cannot make a small file large, and that one past the bounds costs only itself.
func TestOpenImmoEntitiesAreBounded(t *testing.T) {
	c := open(t).catalog(t)
	read := func(declarations, description string) intake.Delivery {
		text := strings.Replace(openImmo(entry), "<openimmo>", "<!DOCTYPE openimmo ["+declarations+"]><openimmo>", 1)
		return readOpenImmo(t, c, strings.Replace(text, "Tekst.", description, 1))
	}
	const each = 1 << 10
	long, most := `<!ENTITY a "`+strings.Repeat("x", each)+`">`, limits.XMLEntityBytes/each
	if d := read(long,
		strings.Repeat("&a;", most)); len(d.Properties[0].Record.Description["nl"]) != limits.XMLEntityBytes || len(d.Warnings) > 0 {
		t.Errorf("at the bound: %d bytes with the warnings %v", len(d.Properties[0].Record.Description["nl"]), d.Warnings)
	}
	if d := read(long, strings.Repeat("&a;", most+1)); len(d.Properties[0].Record.Description["nl"]) > 4*most || len(d.Warnings) != 1 {
		t.Errorf("past the bound: %d bytes with the warnings %v", len(d.Properties[0].Record.Description["nl"]), d.Warnings)
	}
	var many strings.Builder
	for i := range limits.XMLEntities + 1 {
		fmt.Fprintf(&many, `<!ENTITY e%d "%d">`, i, i)
	}
	d := read(many.String(), fmt.Sprintf("&e%d; &e%d;", limits.XMLEntities-1, limits.XMLEntities))
	want := fmt.Sprintf("%d &e%d;", limits.XMLEntities-1, limits.XMLEntities)
	if got := d.Properties[0].Record.Description["nl"]; got != want || len(d.Warnings) != 1 {
		t.Errorf("with one too many it is %q with the warnings %v, want %q", got, d.Warnings, want)
	}
}
