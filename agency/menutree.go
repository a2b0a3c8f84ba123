package agency

import "slices"

// Below lists the ids of the pages directly below one, in their order; those below no other for "".
func (s *Site) Below(parent string) []string {
	var found []*MenuEntry
	for i := range s.Menu {
		if e := &s.Menu[i]; e.ParentID == parent {
			found = append(found, e)
		}
	}
	slices.SortStableFunc(found, func(a, b *MenuEntry) int { return a.Sort - b.Sort })
	ids := make([]string, len(found))
	for i, e := range found {
		ids[i] = e.ID
	}
	return ids
}

// Entry finds a page by its id, nil for none.
func (s *Site) Entry(id string) *MenuEntry {
	at := slices.IndexFunc(s.Menu, func(e MenuEntry) bool { return e.ID == id })
	if at < 0 {
		return nil
	}
	return &s.Menu[at]
}
