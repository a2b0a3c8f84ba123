package fields

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
)

// MenuDocument is the tree of pages as a document: for each page, the list of pages directly below it.
func MenuDocument(site *agency.Site) Document {
	below := map[string][]string{desk.BelowField(""): site.Below("")}
	for i := range site.Menu {
		id := site.Menu[i].ID
		below[desk.BelowField(id)] = site.Below(id)
	}
	return DocumentOf(below)
}

// Menu are the parts of the tree: one for each page that others may stand below, and one for the top.
func Menu(site *agency.Site) []Rule {
	rules := []Rule{{Field: desk.BelowField(""), Kind: ListPart}}
	for i := range site.Menu {
		rules = append(rules, Rule{Field: desk.BelowField(site.Menu[i].ID), Kind: ListPart})
	}
	return rules
}
