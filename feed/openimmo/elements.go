package openimmo

import (
	"encoding/xml"

	"github.com/gevel/gevel/values"
)

// fileElement lists the fields that are read from an OpenImmo file (version 1.2), all as text, so that no value can stop the others from
// being read. Rest of a group are its other fields, which are named in a warning; those about people and about the transfer are ignored.
type fileElement struct {
	XMLName  xml.Name `xml:"openimmo"`
	Transfer struct {
		Mode string `xml:"modus,attr"`
	} `xml:"uebertragung"`
	Properties []*propertyElement `xml:"anbieter>immobilie"`
}

type propertyElement struct {
	Category struct {
		Sale struct {
			Buy   string `xml:"KAUF,attr"`
			Rent  string `xml:"MIETE_PACHT,attr"`
			Lease string `xml:"ERBPACHT,attr"` // of the ground, for many years
			Old   string `xml:"MIETE,attr"`    // of the format's first versions
			Text  string `xml:",chardata"`
		} `xml:"vermarktungsart"`
		Kind struct {
			Elements []kindElement `xml:",any"`
		} `xml:"objektart"`
		Own []struct {
			Name string `xml:"feldname,attr"`
			Text string `xml:",chardata"`
		} `xml:"user_defined_simplefield"`
	} `xml:"objektkategorie"`
	Geo struct {
		Zip     string      `xml:"plz"`
		City    string      `xml:"ort"`
		Country wordElement `xml:"land"` // ISO 3166-1, three letters
		Street  string      `xml:"strasse"`
		House   string      `xml:"hausnummer"`
		Box     string      `xml:"wohnungsnummer"`
		Point   *struct {
			Latitude  string `xml:"breitengrad,attr"`
			Longitude string `xml:"laengengrad,attr"`
		} `xml:"geokoordinaten"`
		Floor  string         `xml:"etage"`
		Floors string         `xml:"anzahl_etagen"`
		Rest   []otherElement `xml:",any"`
	} `xml:"geo"`
	Contact struct {
		Direct  string `xml:"email_direkt"`
		Central string `xml:"email_zentrale"`
	} `xml:"kontaktperson"`
	Prices struct {
		Buy struct {
			Amount    string `xml:",chardata"`
			OnRequest string `xml:"auf_anfrage,attr"`
		} `xml:"kaufpreis"`
		Gross    string `xml:"kaufpreisbrutto"`
		Net      string `xml:"kaufpreisnetto"` // without VAT
		NetRent  string `xml:"nettokaltmiete"` // without any charges
		Rent     string `xml:"kaltmiete"`
		WarmRent string `xml:"warmmiete"`     // with charges and heating
		FlatRent string `xml:"pauschalmiete"` // with everything
		// The rents of Austrian programs: without and with VAT, the total ones with the charges.
		MainRent     string         `xml:"hauptmietzinsbrutto"`
		NetMainRent  string         `xml:"hauptmietzinsnetto"`
		TotalRent    string         `xml:"gesamtmietebrutto"`
		NetTotalRent string         `xml:"gesamtmietenetto"`
		Per          wordElement    `xml:"preis_zeiteinheit"` // TAG, WOCHE, MONAT or JAHR
		Charges      string         `xml:"nebenkosten"`
		Owner        string         `xml:"hausgeld"` // what an owner pays for the building each month
		Deposit      string         `xml:"kaution"`
		Currency     wordElement    `xml:"waehrung"`
		Garage       parkingElement `xml:"stp_garage"`
		Underground  parkingElement `xml:"stp_tiefgarage"`
		Carport      parkingElement `xml:"stp_carport"`
		Open         parkingElement `xml:"stp_freiplatz"`
		Rest         []otherElement `xml:",any"`
	} `xml:"preise"`
	Surfaces struct {
		Total     string         `xml:"gesamtflaeche"`
		Living    string         `xml:"wohnflaeche"`
		Ground    string         `xml:"grundstuecksflaeche"`
		Terrace   string         `xml:"balkon_terrasse_flaeche"`
		Garden    string         `xml:"gartenflaeche"`
		Office    string         `xml:"bueroflaeche"`
		Store     string         `xml:"lagerflaeche"`
		Bedrooms  string         `xml:"anzahl_schlafzimmer"`
		Bathrooms string         `xml:"anzahl_badezimmer"`
		Toilets   string         `xml:"anzahl_sep_wc"`
		Parkings  string         `xml:"anzahl_stellplaetze"`
		Rest      []otherElement `xml:",any"`
	} `xml:"flaechen"`
	State struct {
		Built     string          `xml:"baujahr"`
		Renewed   string          `xml:"letztemodernisierung"`
		Condition wordElement     `xml:"zustand"`
		Sold      wordElement     `xml:"verkaufstatus"`
		Energy    []energyElement `xml:"energiepass"`
		Rest      []otherElement  `xml:",any"`
	} `xml:"zustand_angaben"`
	Equipment equipmentElement `xml:"ausstattung"`
	Texts     struct {
		Title       markedText `xml:"objekttitel"`
		Description markedText `xml:"objektbeschreibung"`
		Place       markedText `xml:"lage"`
		Equipment   markedText `xml:"ausstatt_beschr"`
	} `xml:"freitexte"`
	Distances []struct {
		To string `xml:"distanz_zu,attr"`
		Km string `xml:",chardata"`
	} `xml:"infrastruktur>distanzen"`
	Files  []attachmentElement `xml:"anhaenge>anhang"`
	Public struct {
		Address string         `xml:"objektadresse_freigeben"`
		From    string         `xml:"abdatum"`
		Moment  string         `xml:"verfuegbar_ab"` // a word, or a date too
		Let     string         `xml:"vermietet"`
		Persons string         `xml:"max_personen"`
		Rest    []otherElement `xml:",any"`
	} `xml:"verwaltung_objekt"`
	Technical struct {
		Number   string      `xml:"objektnr_extern"`
		Internal string      `xml:"objektnr_intern"`
		ID       string      `xml:"openimmo_obid"`
		Language string      `xml:"sprache"`
		Since    string      `xml:"aktiv_von"`
		Until    string      `xml:"aktiv_bis"` // the last day on which it is offered
		Action   wordElement `xml:"aktion"`
		Kind     string      `xml:"aktionart"` // beside it, of programs that write no attributes
	} `xml:"verwaltung_techn"`
}

// wordElement is a field with one word, which the format has in an attribute. Programs write it in one of another name too, or as text:
// a property of <aktion>DELETE</aktion> must not appear.
type wordElement struct {
	Words []xml.Attr `xml:",any,attr"`
	Text  string     `xml:",chardata"`
}

// word is the word of a field as it is written, "" for none.
func (e wordElement) word() string {
	for _, w := range e.Words {
		if w.Name.Space != "xmlns" && w.Name.Local != "xmlns" && !values.Missing(w.Value) {
			return w.Value
		}
	}
	return first(e.Text)
}

// energyElement is one energy certificate. A property may have one of its demand and one of its consumption.
type energyElement struct {
	Demand      string         `xml:"endenergiebedarf"`
	Consumption string         `xml:"energieverbrauchkennwert"`
	Valid       string         `xml:"gueltig_bis"`
	Class       string         `xml:"wertklasse"`
	Rest        []otherElement `xml:",any"`
}

// kindElement is the kind of a property, with the words that say which one it is: haustyp, wohnungtyp.
type kindElement struct {
	XMLName xml.Name
	Words   []xml.Attr `xml:",any,attr"`
}

// parkingElement are places for cars that are let or sold with the property.
type parkingElement struct {
	Number string `xml:"anzahl,attr"`
	Price  string `xml:"stellplatzkaufpreis,attr"`
}

// attachmentElement is a picture, document or address. It says where it is (location) too, which is not read: what it has tells better.
type attachmentElement struct {
	Group   string `xml:"gruppe,attr"`
	Title   string `xml:"anhangtitel"`
	Format  string `xml:"format"`
	Path    string `xml:"daten>pfad"`
	Content string `xml:"daten>anhanginhalt"` // base64
}
