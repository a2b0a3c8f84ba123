package fields

import (
	"encoding/json"
	"fmt"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
)

// WriteMenu orders the pages as those lists of a document say that were changed. A page that is in no list stays below the same page, last.
func WriteMenu(site *agency.Site, d Document) error {
	before := MenuDocument(site)
	placed := map[string]bool{}
	for _, rule := range Menu(site) {
		p := desk.Part{Record: desk.MenuRecord, Field: rule.Field}
		if d.Get(p) == before.Get(p) {
			continue
		}
		ids, err := PageIDs(d.Get(p))
		if err != nil {
			return err
		}
		for _, id := range ids {
			if placed[id] || site.Entry(id) == nil {
				return fmt.Errorf("%q stands twice in the menu or is no page", id)
			}
			placed[id] = true
		}
		parent, _ := desk.ParentOf(rule.Field)
		site.Arrange(parent, ids)
	}
	return nil
}

// PageIDs reads a list of pages; none for "".
func PageIDs(value string) (ids []string, err error) {
	if value == "" {
		return nil, nil
	}
	return ids, json.Unmarshal([]byte(value), &ids)
}

// PageList writes a list of pages as the value of a part.
func PageList(ids []string) string {
	if len(ids) == 0 {
		return ""
	}
	b, _ := json.Marshal(ids) // marshalling texts cannot fail
	return string(b)
}
