package inbox

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// AddLeadNoteInput adds a note for colleagues. The same key twice is one note.
type AddLeadNoteInput struct {
	Lead string
	Key  string
	Text string
}

// AddLeadNote adds a note. Notes are only added, so they cannot be stale; one that is sent again is stored once.
func (s *Service) AddLeadNote(ctx context.Context, f *AddLeadNoteInput) (*LeadChanged, forms.Problems, error) {
	text := strings.TrimSpace(locale.Visible(f.Text))
	switch {
	case len(f.Key) < limits.NoteKeyShortest || len(f.Key) > limits.NoteKeyLongest:
		return nil, forms.OneProblem("key", forms.OutOfRange), nil
	case text == "":
		return nil, forms.OneProblem("text", forms.Required), nil
	case utf8.RuneCountInString(text) > limits.LeadNoteCharacters:
		return nil, forms.OneProblem("text", forms.TooLong), nil
	}
	changed, _, problems, err := s.change(ctx, f.Lead, func(d *staff.Desk) (bool, error) {
		return true, s.Store.Inbox.AddLeadNote(ctx, f.Lead, f.Key, text, s.Action(d, "addLeadNote"))
	})
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, forms.OneProblem("lead", forms.Unknown), nil
	}
	return changed, problems, err
}
