package parts

import (
	"context"
	"errors"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
	"github.com/gevel/gevel/staff"
)

// ConfirmInput says that a translation is still right for what its original says, or takes that back, with the versions that were read.
type ConfirmInput struct {
	Record          string
	Field           string
	Language        locale.Language
	Paragraph       *int // nil for the whole text
	Version         int
	Draft           int // the version of its draft, 0 without one
	OriginalVersion int
	OriginalDraft   int
	Right           bool
}

// Confirm writes that a translation, or one paragraph of it, is still right. Its text and whose it is stay as they are. It is stale, and
// writes nothing, when somebody wrote the translation or its original after they were read.
func (s *Service) Confirm(ctx context.Context, f *ConfirmInput) (*Saved, *Stale, forms.Problems, error) {
	name := desklog.ActionName("confirmTranslation")
	if !f.Right {
		name = "unconfirmTranslation"
	}
	d, by, problems, err := s.Staff.Changing(ctx, name)
	if d == nil {
		return nil, nil, problems, err
	}
	if rule, _ := fields.RuleOf(f.Record, f.Field); !mayWrite(d, f.Record, rule) {
		return nil, nil, nil, staff.ErrForbidden
	}
	for try := 1; ; try++ {
		stale, problems, err := s.confirm(ctx, f, by)
		if !errors.Is(err, parts.ErrPartsChanged) || try == limits.PartTries {
			return outcome(d, stale, problems, err)
		}
	}
}

// confirm is one attempt: it is refused with parts.ErrPartsChanged when somebody wrote between its reading and its writing.
func (s *Service) confirm(ctx context.Context, f *ConfirmInput, by desklog.Action) (stale bool, problems forms.Problems, err error) {
	v, err := s.view(ctx)
	if err != nil {
		return false, nil, err
	}
	p := v.translation(f)
	if p == nil {
		return false, forms.Problems{{Path: []string{"field"}, Code: forms.Unknown}}, nil
	}
	if !p.seenAs(f.Version, f.Draft) || !p.translates.seenAs(f.OriginalVersion, f.OriginalDraft) {
		return true, nil, nil
	}
	if _, _, known := p.paragraph(f.Paragraph); !known {
		return false, forms.Problems{{Path: []string{"paragraph"}, Code: forms.Unknown}}, nil
	}
	w := parts.ConfirmWrite{Seen: v.now.Last, Drafted: v.now.Drafted, Part: p.Part()}
	if f.Right {
		w.Removed = p.outdated()
		w.Added, err = s.confirmations(ctx, p, f.Paragraph)
	} else {
		w.Removed = slices.DeleteFunc(p.confirmationsOf(f.Paragraph),
			func(c agency.Confirmed) bool { return !slices.Contains(p.confirmed, c) })
	}
	if err != nil || len(w.Added) == 0 && (f.Right || len(w.Removed) == 0) {
		return false, nil, err
	}
	return false, nil, s.Store.Parts.Confirm(ctx, w, by)
}

// translation is the part that an input names; nil for one that translates nothing.
func (v view) translation(f *ConfirmInput) *Part {
	parts := v.parts(f.Record)
	at := slices.IndexFunc(parts, func(p *Part) bool { return p.Field == f.Field && p.PartValue.Language == f.Language })
	if at < 0 || parts[at].translates == nil {
		return nil
	}
	return parts[at]
}

// seenAs reports whether a part has the versions that were read.
func (p *Part) seenAs(version, draft int) bool {
	now := 0
	if p.draft != nil {
		now = int(p.draft.ID)
	}
	return p.Version() == version && now == draft
}

// confirmations is what is written when a translation or a paragraph of it is still right. With the last paragraph the whole text is right
// too. It is empty for what is not older than its original.
func (s *Service) confirmations(ctx context.Context, p *Part, paragraph *int) ([]agency.Confirmed, error) {
	list := p.confirmationsOf(paragraph)
	if paragraph == nil {
		if !p.older {
			return nil, nil
		}
		return list, nil
	}
	older, err := s.OlderParagraphs(ctx, p)
	switch {
	case !slices.Contains(older, *paragraph):
		return nil, err
	case len(older) > 1 || !p.isComplete():
		return list[:1], err
	}
	return list, err
}

// confirmationsOf are those that make a paragraph right, and the whole text.
func (p *Part) confirmationsOf(paragraph *int) (list []agency.Confirmed) {
	if original, translation, _ := p.paragraph(paragraph); paragraph != nil {
		list = append(list, agency.Confirming(original, translation))
	}
	return append(list, agency.Confirming(p.translates.text(), p.text()))
}

// outdated are the confirmations of what neither the original nor its draft says any more.
func (p *Part) outdated() []agency.Confirmed {
	said := map[string]bool{}
	for _, text := range []string{p.translates.text(), p.translates.Value()} {
		for _, one := range append(paragraphsOf(text), text) {
			said[agency.Confirming(one, "").Original] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(p.confirmed), func(c agency.Confirmed) bool { return said[c.Original] })
}

// isConfirmed reports whether somebody found a text still right for its original.
func (p *Part) isConfirmed(original, translation string) bool {
	return len(p.confirmed) > 0 && slices.Contains(p.confirmed, agency.Confirming(original, translation))
}
