package edit

import (
	"slices"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
)

// freeAll gives all parts of a record that the desk owns back to the folder.
func (s *saving) freeAll(record string) {
	s.batch.Owned = slices.DeleteFunc(s.batch.Owned, func(o desk.OwnedPart) bool { return o.Record == record })
	for _, o := range s.Now.Owned {
		if o.Record == record {
			s.batch.Freed = append(s.batch.Freed, o.Part)
		}
	}
}

// mayGo reports whether a record may be removed at the desk: a page whose address the agency chose, a record that was made at the desk, or
// one that the folder marks as gone.
func (s *saving) mayGo(record string, gone *desk.OwnedPart) bool {
	if gone != nil && gone.Offered != nil || s.isMade(record) {
		return true
	}
	id, _ := desk.PageOf(record)
	e := s.Now.Site.Entry(id)
	return e != nil && s.Now.Site.Own(e)
}

// isMade reports whether a record was made at the desk, so that the folder does not have it.
func (s *saving) isMade(record string) bool {
	return s.ownedPart(desk.Part{Record: record, Field: desk.MadeField}) != nil
}

// remove gives up all parts of a record that is removed. A page that the folder has keeps one, "gone", so that the next import does not
// bring it back.
func (s *saving) remove(record string) {
	gone := desk.Part{Record: record, Field: desk.GoneField}
	at := slices.IndexFunc(s.batch.Owned, func(o desk.OwnedPart) bool { return o.Part == gone })
	var rest []desk.OwnedPart
	if _, isPage := desk.PageOf(record); isPage && at >= 0 && !s.isMade(record) {
		rest = s.batch.Owned[at : at+1 : at+1]
	}
	rest = slices.Clone(rest)
	s.freeAll(record)
	s.batch.Owned = append(s.batch.Owned, rest...)
}

// own decides who owns a part after an edit: the folder if both now say the same, else the desk. A question about the part is answered by
// that: what the folder said in it is what later imports are compared with.
func (s *saving) own(p desk.Part, before *desk.OwnedPart, is string, e Edit, by desklog.Action) {
	next := desk.OwnedPart{Part: p, Value: e.Value, Base: is, Kept: e.Keep, Staff: by.Staff, At: by.At.Unix()}
	if before != nil {
		next.Base, next.Kept = before.Base, before.Kept || e.Keep
		if before.Offered != nil {
			next.Base = *before.Offered
		}
	}
	if next.Value == next.Base && !next.Kept {
		s.batch.Freed = append(s.batch.Freed, p)
	} else {
		s.batch.Owned = append(s.batch.Owned, next)
	}
}

func (s *saving) ownedPart(p desk.Part) *desk.OwnedPart {
	at := slices.IndexFunc(s.Now.Owned, func(o desk.OwnedPart) bool { return o.Part == p })
	if at < 0 {
		return nil
	}
	return &s.Now.Owned[at]
}
