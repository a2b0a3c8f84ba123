package intake

import "github.com/gevel/gevel/agency"

// menuDocument is the tree of pages as a document: for each page, the list of pages directly below it.
func menuDocument(site *agency.Site) document {
	below := map[string][]string{agency.BelowField(""): site.Below("")}
	for i := range site.Menu {
		id := site.Menu[i].ID
		below[agency.BelowField(id)] = site.Below(id)
	}
	return documentOf(below)
}

// menuParts are the parts of the tree: one for each page that others may stand below, and one for the top.
func menuParts(site *agency.Site) []PartRule {
	rules := []PartRule{{Field: agency.BelowField(""), Kind: ListPart}}
	for i := range site.Menu {
		rules = append(rules, PartRule{Field: agency.BelowField(site.Menu[i].ID), Kind: ListPart})
	}
	return rules
}
