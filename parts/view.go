package parts

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// view is all that the desk shows of parts, read at one moment.
type view struct {
	now     parts.PartState // with the drafts put in
	live    parts.PartState // as it is in force
	members map[int]*desk.StaffMember

	confirmed map[desk.Part][]agency.Confirmed
}

func (s *Service) view(ctx context.Context) (v view, err error) {
	if v.live, v.now, err = edit.ReadDrafted(ctx, s.Store); err != nil {
		return v, err
	}
	if v.confirmed, err = s.Store.Parts.Confirmed(ctx); err != nil {
		return v, err
	}
	v.members, err = s.members(ctx)
	return v, err
}

func (s *Service) members(ctx context.Context) (map[int]*desk.StaffMember, error) {
	list, err := s.Store.Members.Staff(ctx)
	members := make(map[int]*desk.StaffMember, len(list))
	for _, m := range list {
		members[m.ID] = staff.Shown(m)
	}
	return members, err
}

// parts lists the parts of a record with their values in force and their drafts.
func (v view) parts(record string) (list []*Part) {
	owned, drafts := map[desk.Part]*desk.OwnedPart{}, map[desk.Part]*desk.DraftPart{}
	for i := range v.now.Owned {
		owned[v.now.Owned[i].Part] = &v.now.Owned[i]
	}
	for i := range v.now.Drafts {
		drafts[v.now.Drafts[i].Part] = &v.now.Drafts[i]
	}
	for _, p := range v.values(record) {
		part := &Part{PartValue: p, version: v.now.Versions[p.Part], owned: owned[p.Part], draft: drafts[p.Part],
			confirmed: v.confirmed[p.Part]}
		if hidden(part) {
			continue
		}
		if part.owned != nil {
			part.author = v.members[part.owned.Staff]
		}
		part.picture, part.named = v.pictureOf(part), v.picturesIn(part)
		if part.draft != nil {
			part.drafter = v.members[part.draft.Staff]
		}
		list = append(list, part)
	}
	v.compareTranslations(list)
	return list
}

// pictureOf is the file of the picture that a part names, in its draft if it has one.
func (v view) pictureOf(p *Part) string {
	return fields.FileOf(v.now, p.drafted())
}

// picturesIn lists the pictures that a list names, in its draft if it has one.
func (v view) picturesIn(p *Part) (list []*NamedPicture) {
	for name, file := range fields.PicturesIn(v.now, p.drafted()) {
		list = append(list, &NamedPicture{name, (&media.Photo{File: file}).URL()})
	}
	slices.SortFunc(list, func(a, b *NamedPicture) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// drafted is the part with the value of its draft.
func (p *Part) drafted() fields.PartValue {
	value := p.PartValue
	value.Value = p.said()
	return value
}

// hidden reports whether the desk does not show a part: "made" never, and "gone" unless a draft or a question is about it.
func hidden(p *Part) bool {
	return p.Field == desk.MadeField || p.Field == desk.GoneField && p.draft == nil && p.Offered() == nil
}

// values lists the parts of a record with their values in force. Those of a record that only a draft has are empty.
func (v view) values(record string) []fields.PartValue {
	list := fields.ValuesOf(v.live, record)
	if known := fields.ValuesOf(v.now, record); len(known) > len(list) {
		for i := range known {
			at := slices.IndexFunc(list, func(p fields.PartValue) bool { return p.Part == known[i].Part })
			if known[i].Value = ""; at >= 0 {
				known[i].Value = list[at].Value
			}
		}
		return known
	}
	return list
}
