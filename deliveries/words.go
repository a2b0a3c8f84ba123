package deliveries

import (
	"context"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/feed/sheets"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// Words are what the agency says that words of files mean, for one reading of a file.
func Words(ctx context.Context, store *db.Store) (*transfer.Words, error) {
	rows, err := store.Deliveries.Words(db.Unpinned(ctx))
	list := make([]transfer.Word, len(rows))
	for i, r := range rows {
		list[i] = transfer.Word{List: transfer.WordList(r.List), Word: r.Word, Meaning: r.Meaning}
	}
	return transfer.NewWords(list), err
}

// MapWordInput says what a word of a delivery means, in each file from now on: a type, for a kind of property, else a value of its list. It
// means nothing any more when both are nil.
type MapWordInput struct {
	Delivery string
	List     transfer.WordList
	Word     string
	Type     *int
	Value    *string
}

// Mapped is a delivery that was read again, with what a word means now.
type Mapped struct{ Delivery *View }

// MapWord says what a word of a delivery of the member of staff means, and reads the delivery again.
func (s *Service) MapWord(ctx context.Context, f *MapWordInput) (*Mapped, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "mapDeliveryWord")
	if d == nil {
		return nil, problems, err
	}
	if !mayTake(d) {
		return nil, nil, staff.ErrForbidden
	}
	one, err := s.own(ctx, d, f.Delivery, false)
	if err == nil && one != nil {
		_, err = os.Stat(s.fileOf(one.ID))
	}
	if errors.Is(err, os.ErrNotExist) || err == nil && one == nil {
		return nil, forms.OneProblem("delivery", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	meaning, problems := f.meaning(c)
	if len(problems) > 0 {
		return nil, problems, nil
	}
	leave, err := s.Enter(ctx)
	if err != nil {
		return nil, nil, err
	}
	defer leave()
	by.After = strings.TrimSpace(f.Word)
	list, word := transfer.Word{List: f.List, Word: f.Word}.Key()
	hasRoom, err := s.Store.Deliveries.SetWord(ctx, deliveries.FileWord{List: string(list), Word: word, Meaning: meaning}, by)
	switch {
	case err != nil:
		return nil, nil, err
	case !hasRoom:
		return nil, forms.OneProblem("word", forms.TooMany), nil
	}
	v, err := s.readAgain(ctx, d, one)
	return &Mapped{v}, nil, err
}

// meaning is what the word means now, "" for nothing.
func (f *MapWordInput) meaning(c *agency.Catalog) (string, forms.Problems) {
	_, word := transfer.Word{List: f.List, Word: f.Word}.Key()
	values := map[transfer.WordList][]string{transfer.StatusWords: sheets.Statuses, transfer.GoalWords: sheets.Goals}[f.List]
	isType := f.List == transfer.TypeWords
	switch {
	case utf8.RuneCountInString(strings.TrimSpace(f.Word)) > limits.FileWordCharacters:
		return "", forms.OneProblem("word", forms.TooLong)
	case word == "":
		return "", forms.OneProblem("word", forms.Unknown)
	case f.Type == nil && f.Value == nil:
		return "", nil
	case isType && f.Value != nil, !isType && f.Value == nil, f.Value != nil && !slices.Contains(values, *f.Value):
		return "", forms.OneProblem("value", forms.Unknown)
	case !isType && f.Type != nil, isType && !slices.ContainsFunc(c.Types, func(t agency.TypeRecord) bool { return t.Number == *f.Type }):
		return "", forms.OneProblem("type", forms.Unknown)
	case isType:
		return strconv.Itoa(*f.Type), nil
	}
	return *f.Value, nil
}
