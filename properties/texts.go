package properties

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Text is the title and the description of a property in a language.
type Text struct {
	Language           locale.Language
	Title, Description string
}

// TextsInput are new texts of a property whose version was read. Languages that are not named stay as they are.
type TextsInput struct {
	Number, Version int
	Texts           []*Text
}

// Texts lists the texts of a property in the languages of the site, the default one first.
func (s *Service) Texts(ctx context.Context, number int) ([]*Text, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	entries, err := s.Store.Entries(db.Unpinned(ctx), []int{number})
	list := []*Text{}
	entry := entries[number]
	if entry == nil {
		return list, err
	}
	main := c.Site.DefaultLanguage
	add := func(l locale.Language) {
		list = append(list, &Text{l, entry.Record.Title[l], entry.Record.Description[l]})
	}
	add(main)
	for _, l := range c.Site.InUse() {
		if l != main {
			add(l)
		}
	}
	return list, err
}

// SetTexts changes titles and descriptions of a property of the desk, for visitors to see at once.
func (s *Service) SetTexts(ctx context.Context, f *TextsInput) (*Changed, *Stale, agency.Problems, error) {
	d, v, by, problems, err := s.editable(ctx, f.Number, "setPropertyTexts")
	if v == nil {
		return nil, nil, problems, err
	}
	set := map[agency.Part]string{}
	for i, t := range f.Texts {
		if !t.Language.Known() {
			problems.Add(fmt.Sprintf("texts.%d.language", i), agency.Unknown)
		}
		for field, text := range map[string]string{"title": t.Title, "description": t.Description} {
			if len(text) > limits.PartBytes {
				problems.Add(fmt.Sprintf("texts.%d.%s", i, field), agency.TooLong)
			}
			p := of(f.Number, field)
			p.Language = t.Language
			set[p] = typed(text)
		}
	}
	if len(problems) > 0 {
		return nil, nil, problems, nil
	}
	if v.Version() != f.Version {
		return nil, &Stale{v}, nil, nil
	}
	undo, problems, err := s.write(ctx, edit{number: f.Number, by: by, set: set})
	if err != nil || len(problems) > 0 {
		return nil, nil, problems, err
	}
	c, err := s.changed(ctx, d, f.Number, undo)
	return c, nil, nil, err
}

// typed is a text that somebody typed as a part has it, "" for one that says nothing.
func typed(text string) string {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if text == "" {
		return ""
	}
	b, _ := json.Marshal(text) // a text always has a JSON form
	return string(b)
}
