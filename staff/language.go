package staff

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/locale"
)

// LanguageInput sets the language of the desk.
type LanguageInput struct{ Language locale.Language }

// LanguageSet is the desk in its new language.
type LanguageSet struct{ Desk *Desk }

// SetLanguage sets the language of the desk and of its emails for whoever asks.
func (s *Service) SetLanguage(ctx context.Context, f *LanguageInput) (*LanguageSet, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d == nil {
		return nil, problems, err
	}
	n := *d.session
	if err := s.Store.Members.SetStaffLanguage(ctx, n.Member, f.Language, s.action(&n, "")); err != nil {
		return nil, nil, err
	}
	n.Member.Language = f.Language
	return &LanguageSet{&Desk{&n}}, nil, nil
}
