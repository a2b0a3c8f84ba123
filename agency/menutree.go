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

// NextSort is the sort number that puts a page after all others.
func (s *Site) NextSort() (next int) {
	for _, e := range s.Menu {
		next = max(next, e.Sort+1)
	}
	return next
}

// RemovePage takes a page out of the menu. The pages below it move up to where it stood.
func (s *Site) RemovePage(id string) {
	gone := s.Entry(id)
	if gone == nil {
		return
	}
	above, place := gone.ParentID, gone.Sort
	s.Menu = slices.DeleteFunc(s.Menu, func(e MenuEntry) bool { return e.ID == id })
	for i := range s.Menu {
		if s.Menu[i].ParentID == id {
			s.Menu[i].ParentID, s.Menu[i].Sort = above, place
		}
	}
}

// Arrange puts pages below another page, in this order.
func (s *Site) Arrange(parent string, ids []string) {
	rest := slices.DeleteFunc(s.Below(parent), func(id string) bool { return slices.Contains(ids, id) })
	place := 0
	for _, id := range append(slices.Clone(ids), rest...) {
		if e := s.Entry(id); e != nil {
			e.ParentID, e.Sort = parent, place
			place++
		}
	}
}

// ReachesTop reports whether all pages above one are there and form no circle.
func (s *Site) ReachesTop(id string) bool {
	for range len(s.Menu) + 1 {
		e := s.Entry(id)
		if e == nil {
			return false
		}
		if id = e.ParentID; id == "" {
			return true
		}
	}
	return false
}
