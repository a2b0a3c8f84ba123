package feed

import "encoding/xml"

// openImmoFile lists the fields that are read from an OpenImmo file (version 1.2). All others are ignored.
type openImmoFile struct {
	XMLName    xml.Name           `xml:"openimmo"`
	Properties []openImmoProperty `xml:"anbieter>immobilie"`
}

type openImmoProperty struct {
	Category struct {
		Sale struct {
			Buy  bool `xml:"KAUF,attr"`
			Rent bool `xml:"MIETE_PACHT,attr"`
		} `xml:"vermarktungsart"`
		Kind struct {
			Elements []struct{ XMLName xml.Name } `xml:",any"`
		} `xml:"objektart"`
		Own []struct {
			Name string `xml:"feldname,attr"`
			Text string `xml:",chardata"`
		} `xml:"user_defined_simplefield"`
	} `xml:"objektkategorie"`
	Geo struct {
		Zip    string `xml:"plz"`
		City   string `xml:"ort"`
		Street string `xml:"strasse"`
		House  string `xml:"hausnummer"`
		Point  *struct {
			Latitude  number `xml:"breitengrad,attr"`
			Longitude number `xml:"laengengrad,attr"`
		} `xml:"geokoordinaten"`
		Floor  *int `xml:"etage"`
		Floors *int `xml:"anzahl_etagen"`
	} `xml:"geo"`
	Contact struct {
		Direct  string `xml:"email_direkt"`
		Central string `xml:"email_zentrale"`
	} `xml:"kontaktperson"`
	Prices struct {
		Buy struct {
			Amount    string `xml:",chardata"`
			OnRequest bool   `xml:"auf_anfrage,attr"`
		} `xml:"kaufpreis"`
		Rent    string `xml:"kaltmiete"`
		Charges string `xml:"nebenkosten"`
		Deposit string `xml:"kaution"`
	} `xml:"preise"`
	Surfaces struct {
		Total     *number `xml:"gesamtflaeche"`
		Living    *number `xml:"wohnflaeche"`
		Ground    *number `xml:"grundstuecksflaeche"`
		Terrace   *number `xml:"balkon_terrasse_flaeche"`
		Garden    *number `xml:"gartenflaeche"`
		Office    *number `xml:"bueroflaeche"`
		Store     *number `xml:"lagerflaeche"`
		Bedrooms  *number `xml:"anzahl_schlafzimmer"`
		Bathrooms *number `xml:"anzahl_badezimmer"`
		Toilets   *number `xml:"anzahl_sep_wc"`
		Parkings  *number `xml:"anzahl_stellplaetze"`
	} `xml:"flaechen"`
	State struct {
		Built     *int `xml:"baujahr"`
		Condition struct {
			Kind string `xml:"zustand_art,attr"`
		} `xml:"zustand"`
		Sold struct {
			State string `xml:"stand,attr"`
		} `xml:"verkaufstatus"`
		Energy struct {
			Demand      string `xml:"endenergiebedarf"`
			Consumption string `xml:"energieverbrauchkennwert"`
			Valid       string `xml:"gueltig_bis"`
			Class       string `xml:"wertklasse"`
		} `xml:"energiepass"`
	} `xml:"zustand_angaben"`
	Equipment struct {
		Cellar struct {
			Kind string `xml:"keller,attr"` // JA, NEIN or TEIL
		} `xml:"unterkellert"`
	} `xml:"ausstattung"`
	Texts struct {
		Title       string `xml:"objekttitel"`
		Description string `xml:"objektbeschreibung"`
		Place       string `xml:"lage"`
		Equipment   string `xml:"ausstatt_beschr"`
	} `xml:"freitexte"`
	Files []struct {
		Location string `xml:"location,attr"`
		Group    string `xml:"gruppe,attr"`
		Title    string `xml:"anhangtitel"`
		Path     string `xml:"daten>pfad"`
	} `xml:"anhaenge>anhang"`
	Public struct {
		Address bool   `xml:"objektadresse_freigeben"`
		From    string `xml:"abdatum"`
	} `xml:"verwaltung_objekt"`
	Technical struct {
		Number   string `xml:"objektnr_extern"`
		Language string `xml:"sprache"`
		Since    string `xml:"aktiv_von"`
		Action   struct {
			Kind string `xml:"aktionart,attr"`
		} `xml:"aktion"`
	} `xml:"verwaltung_techn"`
}
