package openimmo

import "encoding/xml"

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
		Zip     string `xml:"plz"`
		City    string `xml:"ort"`
		Country struct {
			Code string `xml:"iso_land,attr"` // ISO 3166-1, three letters
		} `xml:"land"`
		Street string `xml:"strasse"`
		House  string `xml:"hausnummer"`
		Box    string `xml:"wohnungsnummer"`
		Point  *struct {
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
		MainRent     string `xml:"hauptmietzinsbrutto"`
		NetMainRent  string `xml:"hauptmietzinsnetto"`
		TotalRent    string `xml:"gesamtmietebrutto"`
		NetTotalRent string `xml:"gesamtmietenetto"`
		Per          struct {
			Unit string `xml:"zeiteinheit,attr"` // TAG, WOCHE, MONAT or JAHR
		} `xml:"preis_zeiteinheit"`
		Charges  string `xml:"nebenkosten"`
		Owner    string `xml:"hausgeld"` // what an owner pays for the building each month
		Deposit  string `xml:"kaution"`
		Currency struct {
			Code string `xml:"iso_waehrung,attr"`
		} `xml:"waehrung"`
		Garage      parkingElement `xml:"stp_garage"`
		Underground parkingElement `xml:"stp_tiefgarage"`
		Carport     parkingElement `xml:"stp_carport"`
		Open        parkingElement `xml:"stp_freiplatz"`
		Rest        []otherElement `xml:",any"`
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
		Built     string `xml:"baujahr"`
		Renewed   string `xml:"letztemodernisierung"`
		Condition struct {
			Kind string `xml:"zustand_art,attr"`
		} `xml:"zustand"`
		Sold struct {
			State string `xml:"stand,attr"`
		} `xml:"verkaufstatus"`
		Energy struct {
			Demand      string         `xml:"endenergiebedarf"`
			Consumption string         `xml:"energieverbrauchkennwert"`
			Valid       string         `xml:"gueltig_bis"`
			Class       string         `xml:"wertklasse"`
			Rest        []otherElement `xml:",any"`
		} `xml:"energiepass"`
		Rest []otherElement `xml:",any"`
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
		Number   string `xml:"objektnr_extern"`
		Internal string `xml:"objektnr_intern"`
		ID       string `xml:"openimmo_obid"`
		Language string `xml:"sprache"`
		Since    string `xml:"aktiv_von"`
		Until    string `xml:"aktiv_bis"` // the last day on which it is offered
		Action   struct {
			Kind string `xml:"aktionart,attr"`
		} `xml:"aktion"`
	} `xml:"verwaltung_techn"`
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
