package links

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// MapWordInput says what a CRM's word means: a type of the site for a kind of property, which has no list, else a value of its list. It
// means nothing any more when both are nil.
type MapWordInput struct {
	Link, Word  string
	List, Value *string
	Type        *int
}

// Word is a CRM's word with what it means: the type of the site, with its name in the language of the desk, or a value.
type Word struct {
	Word        string
	List, Value *string
	Type        *SiteType
}

// SiteType is a kind of property that the site has.
type SiteType struct {
	Number int
	Name   string
}

// LinkWords lists what the link's own table says.
func (s *Service) LinkWords(ctx context.Context, v *View) ([]*Word, error) {
	c, err := s.Store.Catalog(ctx)
	list := []*Word{}
	if err == nil {
		for _, w := range v.row.Words() {
			if w.List != "" {
				list = append(list, &Word{Word: w.Word, List: &w.List, Value: &w.Value})
				continue
			}
			list = append(list, &Word{Word: w.Word, Type: &SiteType{w.Type, c.TypeName(w.Type, v.desk.Language())}})
		}
	}
	return list, err
}

// SiteTypes lists the types of the site, by name.
func (s *Service) SiteTypes(ctx context.Context, v *View) ([]*SiteType, error) {
	return s.TypesOf(ctx, v.desk)
}

// TypesOf lists the types of the site, by name in the language of a desk.
func (s *Service) TypesOf(ctx context.Context, d *staff.Desk) (list []*SiteType, err error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	for _, t := range c.Types {
		list = append(list, &SiteType{t.Number, c.TypeName(t.Number, d.Language())})
	}
	slices.SortFunc(list, func(a, b *SiteType) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

// MapWord says what a CRM's word means from the next run on, for managers. A link that somebody changed meanwhile is LINK_ENDED.
func (s *Service) MapWord(ctx context.Context, f *MapWordInput) (*Changed, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !d.May(desk.ManageLinks):
		return nil, nil, staff.ErrForbidden
	}
	l, err := s.Store.Links.LinkNamed(ctx, f.Link)
	if err != nil {
		return s.linkAfter(ctx, d, f.Link, err)
	}
	words, problems, err := s.wordsWith(ctx, l, f)
	if err != nil || len(problems) > 0 {
		return nil, problems, err
	}
	by := s.Action(d, "mapWord")
	by.After = strings.TrimSpace(f.Word)
	err = s.Store.Links.SetLinkWords(ctx, l, words, by)
	if errors.Is(err, crmlinks.ErrLinkStale) {
		return nil, forms.OneProblem("link", forms.LinkEnded), nil
	}
	return s.linkAfter(ctx, d, f.Link, err)
}

// wordsWith returns a link's table in which one word has another meaning or is removed.
func (s *Service) wordsWith(ctx context.Context, l crmlinks.Link, f *MapWordInput) ([]crmlinks.LinkWord, forms.Problems, error) {
	word := crmlinks.LinkWord{List: orEmpty(f.List), Word: strings.TrimSpace(f.Word), Value: orEmpty(f.Value)}
	words := l.Words()
	at := slices.IndexFunc(words, func(w crmlinks.LinkWord) bool { return w.List == word.List && w.Word == word.Word })
	c, err := s.Store.Catalog(ctx)
	switch {
	case err != nil:
		return nil, nil, err
	case utf8.RuneCountInString(word.Word) > limits.LinkWordCharacters:
		return nil, forms.OneProblem("word", forms.TooLong), nil
	case f.Type == nil && f.Value == nil && at >= 0:
		return slices.Delete(words, at, at+1), nil, nil
	}
	if path := wrongWord(c, f, word); path != "" {
		return nil, forms.OneProblem(path, forms.Unknown), nil
	}
	if f.Type != nil {
		word.Type = *f.Type
	}
	switch {
	case at >= 0:
		words[at] = word
		return words, nil, nil
	case len(words) >= limits.LinkWords:
		return nil, forms.OneProblem("word", forms.TooMany), nil
	}
	return append(words, word), nil, nil
}

// wrongWord is the field that is wrong, "" for none. In the table of types a word stands before "=", and "," ends it.
func wrongWord(c *agency.Catalog, f *MapWordInput, w crmlinks.LinkWord) string {
	isType := w.List == ""
	switch {
	case w.Word == "" || isType && (strings.ContainsAny(w.Word, ",=") || f.Type == nil):
		return "word"
	case isType && !slices.ContainsFunc(c.Types, func(t agency.TypeRecord) bool { return t.Number == *f.Type }):
		return "type"
	case isType:
		return ""
	case detail.WordValues(w.List) == nil:
		return "list"
	case f.Type != nil:
		return "type"
	case w.Value != detail.WordOfNothing && !slices.Contains(detail.WordValues(w.List), w.Value):
		return "value"
	}
	return ""
}

func orEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}
