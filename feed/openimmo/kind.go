package openimmo

import (
	"encoding/xml"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/values"
)

// categories are the agency's categories by OpenImmo's kinds of property; any other kind is commercial.
var categories = map[string]int{"haus": agency.HouseCategory, "wohnung": agency.ApartmentCategory, "zimmer": agency.StudioCategory,
	"grundstueck": agency.LandCategory, "zinshaus_renditeobjekt": agency.InvestmentCategory, "parken": agency.ParkingCategory}

// typeNames are the German names of types for which OpenImmo has another word; most words are a name: VILLA, PENTHOUSE.
var typeNames = map[string]string{"DOPPELHAUSHAELFTE": "Doppelhaushälfte", "REIHENEND": "Reihenhaus", "REIHENMITTEL": "Reihenhaus",
	"REIHENECK": "Reihenhaus", "BAUERNHAUS": "Bauernhof", "ERDGESCHOSS": "Erdgeschosswohnung", "BUEROFLAECHE": "Bürogebäude",
	"BUEROHAUS": "Bürogebäude", "GASTRONOMIE": "Gaststätte", "RESTAURANT": "Gaststätte"}

// constructions are the words of haustyp that say how many buildings stand against a house.
var constructions = map[string]detail.Construction{"DOPPELHAUSHAELFTE": "SEMI_DETACHED", "REIHENEND": "SEMI_DETACHED",
	"REIHENECK": "SEMI_DETACHED", "REIHENMITTEL": "TERRACED"}

// kind is the type whose number is in our extension field gevel_type, or else the one of the category that has the name of the property's
// kind (haustyp VILLA), or which the agency says that its word means, or the one with the lowest number.
func (o property) kind() int {
	for _, own := range o.Category.Own {
		if n, err := strconv.Atoi(strings.TrimSpace(own.Text)); err == nil && own.Name == "gevel_type" {
			return n
		}
	}
	if len(o.Category.Kind.Elements) == 0 {
		o.ProblemOf(records.ValueMissing, "", o.name, "objektart", "is missing")
		return 0
	}
	category := agency.CommercialCategory
	said := false
	for _, kind := range o.Category.Kind.Elements { // among them may be objektart_zusatz, words about it, and empty ones of other kinds
		says := slices.ContainsFunc(kind.Words, func(w xml.Attr) bool { return !values.Missing(w.Value) })
		if c, ok := categories[kind.XMLName.Local]; ok && (category == agency.CommercialCategory || says && !said) {
			category, said = c, says
		}
	}
	lowest := 0
	for _, t := range o.Catalog.Types {
		if t.Category != category {
			continue
		}
		if slices.ContainsFunc(o.kindNames(), func(name string) bool { return hasName(t.Names, name) }) {
			return t.Number
		}
		if lowest == 0 {
			lowest = t.Number
		}
	}
	for _, word := range o.kindWords() {
		if own := o.typeMeant(word); own != 0 {
			return own
		}
	}
	if lowest == 0 {
		o.ProblemOf(records.TypeAbsent, strconv.Itoa(category), o.name, "objektart", "types.json has no type of category %d", category)
	}
	return lowest
}

// typeMeant is the type of the site that the agency says a word means, 0 for none.
func (o property) typeMeant(word string) int {
	number, _ := strconv.Atoi(o.Words.Of(transfer.TypeWords, word)) // what is no number is no type
	if !slices.ContainsFunc(o.Catalog.Types, func(t agency.TypeRecord) bool { return t.Number == number }) {
		return 0
	}
	return number
}

// kindWords are the words that say what kind of house or flat it is, in capitals.
func (o property) kindWords() (list []string) {
	for _, k := range o.Category.Kind.Elements {
		for _, w := range k.Words {
			list = append(list, capitals(w.Value))
		}
	}
	return list
}

// kindNames are the names that a type of such a kind would have.
func (o property) kindNames() (list []string) {
	for _, w := range o.kindWords() {
		if name, said := typeNames[w]; said {
			w = name
		}
		list = append(list, w)
	}
	return list
}

// hasName reports whether a record has a name in any language, whatever its case, accents and signs.
func hasName(names locale.Localized, name string) bool {
	return name != "" && slices.ContainsFunc(names.All(), func(n string) bool { return transfer.Folded(n) == transfer.Folded(name) })
}

// construction is what the kind of house says of the buildings beside it.
func (o property) construction() *detail.Construction {
	for _, w := range o.kindWords() {
		if c, said := constructions[w]; said {
			return &c
		}
	}
	return nil
}
