package agency

import "github.com/gevel/gevel/locale"

// TreeItem is a category, or a type within one, in one language (specification section 3, Tree item). Parent is nil for a category.
type TreeItem struct {
	Number int
	Parent *int
	Name   string
	WebID  int // the number of the category
}

// Tree lists the categories in the agency's order, each followed by its types.
func (c *Catalog) Tree(l locale.Language) []*TreeItem {
	list := []*TreeItem{}
	for _, k := range c.Categories {
		list = append(list, &TreeItem{Number: k.Number, Name: k.Names.In(l, c.Fallback()), WebID: k.Number})
		for _, t := range c.Types {
			if t.Category == k.Number {
				list = append(list, &TreeItem{Number: t.Number, Parent: &k.Number, Name: t.Names.In(l, c.Fallback()), WebID: k.Number})
			}
		}
	}
	return list
}
