package pictures

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// DescribeInput says what a picture shows. Version is the picture's, as it was read.
type DescribeInput struct {
	Picture    string
	Version    int
	Decorative bool
	Words      []*WordsInput
}

// WordsInput is what a picture shows in one language. An empty text leaves it to what is delivered.
type WordsInput struct {
	Language locale.Language
	Text     string
}

// Changed is a picture after a change.
type Changed struct{ Picture *Picture }

// Stale is a picture that somebody changed first. Nothing was written.
type Stale Changed

// Describe writes what a picture shows, and whether it is mere decoration, for who may write the content of the site, and for the agent of
// a property that has it. It holds for the content of the picture, wherever it is shown and delivered again.
func (s *Service) Describe(ctx context.Context, f *DescribeInput) (*Changed, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "describePicture")
	if d == nil {
		return nil, nil, problems, err
	}
	p, err := s.Picture(ctx, d, f.Picture)
	switch {
	case err != nil:
		return nil, nil, nil, err
	case p == nil:
		problems.Add("picture", forms.Unknown)
		return nil, nil, problems, nil
	case !p.describable:
		return nil, nil, nil, staff.ErrForbidden
	}
	if problems = checkWords(f.Words); len(problems) > 0 {
		return nil, nil, problems, nil
	}
	next := pictures.Picture{File: f.Picture, Version: f.Version, Decorative: f.Decorative, Words: p.rewritten(f.Words)}
	err = s.Store.Pictures.DescribePicture(ctx, next, by)
	stale := errors.Is(err, pictures.ErrPictureStale)
	if err != nil && !stale {
		return nil, nil, nil, err
	}
	now, err := s.Picture(ctx, d, f.Picture)
	if stale {
		return nil, &Stale{now}, nil, err
	}
	return &Changed{now}, nil, nil, err
}

// rewritten returns the desk's words after a change. Words that are delivered and stay so are not the desk's.
func (p *Picture) rewritten(input []*WordsInput) locale.Localized {
	words := maps.Clone(p.own.Words)
	if words == nil {
		words = locale.Localized{}
	}
	for _, w := range input {
		text := strings.TrimSpace(w.Text)
		switch {
		case text == "":
			delete(words, w.Language)
		case text != p.words[w.Language]:
			words[w.Language] = text
		}
	}
	return words
}

// checkWords finds texts that are too long or have line breaks, and languages that come twice.
func checkWords(list []*WordsInput) (problems forms.Problems) {
	seen := map[locale.Language]bool{}
	for i, w := range list {
		path := fmt.Sprintf("words.%d.text", i)
		switch {
		case utf8.RuneCountInString(w.Text) > limits.PictureWords:
			problems.Add(path, forms.TooLong)
		case seen[w.Language], strings.ContainsFunc(strings.TrimSpace(w.Text), unicode.IsControl):
			problems.Add(path, forms.Unknown)
		}
		seen[w.Language] = true
	}
	return problems
}
