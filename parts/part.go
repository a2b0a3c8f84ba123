package parts

import (
	"fmt"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// Part is a part of a record as the desk shows it, with its origin, author and draft.
type Part struct {
	fields.PartValue
	version int64
	owned   *desk.OwnedPart // nil when the folder's value is in force
	author  *desk.StaffMember
	picture string          // the file of the picture that it names
	draft   *desk.DraftPart // nil without a draft
	drafter *desk.StaffMember

	named    []*NamedPicture // of a list
	original bool            // in the default language
	older    bool

	translates *Part // its text in the default language; nil for that itself, and for what is no translation
	confirmed  []agency.Confirmed
}

// ID is the part's in the graph.
func (p *Part) ID() string {
	return fmt.Sprintf("Part:%s/%s/%s", p.Record, p.Field, p.Part().Language)
}

// Part names the record, the field and the language.
func (p *Part) Part() desk.Part { return p.PartValue.Part }

// Language is the language of a localized part, nil for one that is the same in all languages.
func (p *Part) Language() *locale.Language {
	if p.PartValue.Language == "" {
		return nil
	}
	return &p.PartValue.Language
}

// Kind is what the part holds.
func (p *Part) Kind() fields.Kind { return p.Rule.Kind }

// Value is the value in force, as people edit it.
func (p *Part) Value() string { return p.Rule.Plain(p.PartValue.Value) }

// Choices are the values that somebody may choose from, of which the first holds while none is set; empty for a part of another kind.
func (p *Part) Choices() []string { return append([]string{}, p.Rule.Choices...) }

// Picture is the address of the picture that it names; nil for none.
func (p *Part) Picture() *string {
	if p.picture == "" {
		return nil
	}
	url := (&media.Photo{File: p.picture}).URL()
	return &url
}

// Fallback is the number that holds while none is set, nil for 0.
func (p *Part) Fallback() *int {
	if p.Rule.Default == 0 {
		return nil
	}
	return &p.Rule.Default
}

// Version grows with each change.
func (p *Part) Version() int { return int(p.version) }

// Origin reports whether the value in force was written in the folder or at the desk.
func (p *Part) Origin() desk.Origin {
	if p.owned == nil {
		return desk.OfFolder
	}
	return desk.OfDesk
}

// Kept tells that the part belongs to the desk for good, so that no import asks about it again.
func (p *Part) Kept() bool { return p.owned != nil && p.owned.Kept }

// Offered is what the folder says now, while a question is open; else nil.
func (p *Part) Offered() *string {
	if p.owned == nil || p.owned.Offered == nil {
		return nil
	}
	plain := p.Rule.Plain(*p.owned.Offered)
	return &plain
}

// Author is who wrote the value in force at the desk; nil for the folder's.
func (p *Part) Author() *desk.StaffMember { return p.author }

// ChangedAt is when the author wrote it; nil for the folder's.
func (p *Part) ChangedAt() *time.Time {
	if p.owned == nil {
		return nil
	}
	at := time.Unix(p.owned.At, 0).UTC()
	return &at
}

// NamedPicture is a picture that a list names.
type NamedPicture struct{ Name, URL string }

// Pictures are those that a list names.
func (p *Part) Pictures() []*NamedPicture { return append([]*NamedPicture{}, p.named...) }

// Older reports whether it is a translation that was written before the text in the default language changed, and that nobody found still
// right since.
func (p *Part) Older() bool { return p.older }

// Draft is the part as the record's draft has it, nil without one.
func (p *Part) Draft() *Draft {
	if p.draft == nil {
		return nil
	}
	return &Draft{p.Rule.Plain(p.draft.Value), int(p.draft.ID), p.draft.Base < p.version, p.drafter, time.Unix(p.draft.At, 0).UTC()}
}

// Draft is a value that is not published. Behind tells that the value in force changed after the draft was written.
type Draft struct {
	Value   string
	Version int
	Behind  bool
	Author  *desk.StaffMember
	At      time.Time
}
