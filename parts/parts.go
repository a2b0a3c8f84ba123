// Package parts is the site as the desk edits it: settings and articles, part by part, each with whose it is and what it said before.
package parts

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Service reads and writes parts for who is at the desk. Its methods are safe for concurrent use.
type Service struct {
	Store *db.Store
	Staff *staff.Service
}

// Part is a part of a record with whose it is.
type Part struct {
	intake.PartValue
	version int64
	owned   *agency.OwnedPart // nil for the folder's
	author  *agency.StaffMember
	picture string            // the file of the picture that it names
	draft   *agency.DraftPart // nil for what is not edited since
	drafter *agency.StaffMember
}

// ID names the part at the desk.
func (p *Part) ID() string {
	return fmt.Sprintf("DeskPart:%s/%s/%s", p.Record, p.Field, p.Part().Language)
}

// Part is its name.
func (p *Part) Part() agency.Part { return p.PartValue.Part }

// Language is that of a part by language, nil for another.
func (p *Part) Language() *locale.Language {
	if p.PartValue.Language == "" {
		return nil
	}
	return &p.PartValue.Language
}

// Kind is what the part holds.
func (p *Part) Kind() intake.PartKind { return p.Rule.Kind }

// Value is what is in force, as people edit it.
func (p *Part) Value() string { return p.Rule.Plain(p.PartValue.Value) }

// Choices are the values that a choice may have.
func (p *Part) Choices() []string { return append([]string{}, p.Rule.Choices...) }

// Picture is the address of the picture that it names; nil for none.
func (p *Part) Picture() *string {
	if p.picture == "" {
		return nil
	}
	url := (&agency.Photo{File: p.picture}).URL()
	return &url
}

// Fallback is what holds for a number that says nothing, nil for 0.
func (p *Part) Fallback() *int {
	if p.Rule.Default == 0 {
		return nil
	}
	return &p.Rule.Default
}

// Version grows with each change.
func (p *Part) Version() int { return int(p.version) }

// Origin is whose the part is.
func (p *Part) Origin() agency.Origin {
	if p.owned == nil {
		return agency.OfFolder
	}
	return agency.OfDesk
}

// Kept is whether an import asks about it no more.
func (p *Part) Kept() bool { return p.owned != nil && p.owned.Kept }

// Offered is what the folder says now, of an open question.
func (p *Part) Offered() *string {
	if p.owned == nil || p.owned.Offered == nil {
		return nil
	}
	plain := p.Rule.Plain(*p.owned.Offered)
	return &plain
}

// Author wrote what is in force at the desk.
func (p *Part) Author() *agency.StaffMember { return p.author }

// ChangedAt is when that was.
func (p *Part) ChangedAt() *time.Time {
	if p.owned == nil {
		return nil
	}
	at := time.Unix(p.owned.At, 0).UTC()
	return &at
}

// Draft is what the part says in its draft, nil without one.
func (p *Part) Draft() *Draft {
	if p.draft == nil {
		return nil
	}
	return &Draft{p.Rule.Plain(p.draft.Value), int(p.draft.ID), p.draft.Base < p.version, p.drafter, time.Unix(p.draft.At, 0).UTC()}
}

// Draft is a part that is not published. Behind says that what is in force changed since it was written.
type Draft struct {
	Value   string
	Version int
	Behind  bool
	Author  *agency.StaffMember
	At      time.Time
}

// view is what the desk shows of parts at one moment.
type view struct {
	now     db.PartState // with the records of drafts
	live    db.PartState
	members map[int]*agency.StaffMember
}

func (s *Service) view(ctx context.Context) (v view, err error) {
	if v.live, v.now, err = intake.ReadDrafted(ctx, s.Store); err != nil {
		return v, err
	}
	v.members, err = s.members(ctx)
	return v, err
}

func (s *Service) members(ctx context.Context) (map[int]*agency.StaffMember, error) {
	list, err := s.Store.Staff(ctx)
	members := make(map[int]*agency.StaffMember, len(list))
	for _, m := range list {
		members[m.ID] = staff.Shown(m)
	}
	return members, err
}

// parts lists the parts of a record with what is in force.
func (v view) parts(record string) (list []*Part) {
	owned, drafts := map[agency.Part]*agency.OwnedPart{}, map[agency.Part]*agency.DraftPart{}
	for i := range v.now.Owned {
		owned[v.now.Owned[i].Part] = &v.now.Owned[i]
	}
	for i := range v.now.Drafts {
		drafts[v.now.Drafts[i].Part] = &v.now.Drafts[i]
	}
	for _, p := range v.values(record) {
		part := &Part{PartValue: p, version: v.now.Versions[p.Part], owned: owned[p.Part], draft: drafts[p.Part]}
		if hidden(part) {
			continue
		}
		if part.owned != nil {
			part.author = v.members[part.owned.Staff]
		}
		part.picture = v.pictureOf(part)
		if part.draft != nil {
			part.drafter = v.members[part.draft.Staff]
		}
		list = append(list, part)
	}
	return list
}

// pictureOf is the file of the picture that a part names, as its draft says it.
func (v view) pictureOf(p *Part) string {
	said := p.PartValue
	if p.draft != nil {
		said.Value = p.draft.Value
	}
	return intake.FileOf(v.now, said)
}

// hidden reports whether a part stands for a record as a whole and has nothing to say.
func hidden(p *Part) bool {
	return p.Field == agency.MadeField || p.Field == agency.GoneField && p.draft == nil && p.Offered() == nil
}

// values lists the parts of a record, of a new one without values.
func (v view) values(record string) []intake.PartValue {
	list := intake.PartsOf(v.live, record)
	if known := intake.PartsOf(v.now, record); len(known) > len(list) {
		for i := range known {
			at := slices.IndexFunc(list, func(p intake.PartValue) bool { return p.Part == known[i].Part })
			if known[i].Value = ""; at >= 0 {
				known[i].Value = list[at].Value
			}
		}
		return known
	}
	return list
}
