package properties

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// MakeInput is what is asked about a new property. Town is a postcode and a name, as people write them.
type MakeInput struct {
	Goal                market.Goal
	Type                int
	Street, HouseNumber string
	Town                string
}

// Make makes a property of the desk, in preparation: no visitor sees it until somebody sets its standing. Its title is its type until
// somebody writes one, and its agent is the member who makes it, else the first of the site.
func (s *Service) Make(ctx context.Context, f *MakeInput) (*Changed, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "makeProperty")
	if d == nil {
		return nil, problems, err
	}
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	agent, ok := d.AgentOfNew(c)
	if !ok {
		return nil, nil, staff.ErrForbidden
	}
	r, problems := f.record(c, agent)
	if len(problems) > 0 {
		return nil, problems, nil
	}
	r.PublishedAt = locale.Today(by.At)
	ctx = db.Unpinned(ctx)
	out, err := intake.DeliverFrom(ctx, s.Store, func() (intake.Delivery, error) { return s.made(ctx, r, by) }, s.Media, false)
	if err != nil {
		return nil, nil, err
	}
	if problems = problemsOf(out.LeftOut); len(problems) > 0 {
		for i, p := range problems {
			if slices.Contains([]string{"city", "town", "place"}, p.Path[0]) {
				problems[i].Path = []string{"town"}
			}
		}
		return nil, problems, nil
	}
	made, err := s.changed(ctx, d, out.Numbers[newRecord].Number, "")
	return made, nil, err
}

// newRecord is the name that the checks use for a property that is made.
const newRecord = "new"

// made gives a new property the next number, and makes what is to be written of it.
func (s *Service) made(ctx context.Context, r records.Property, by desklog.Action) (intake.Delivery, error) {
	numbers, err := s.nextNumbers(ctx, 1)
	if err != nil {
		return intake.Delivery{}, err
	}
	r.Number = numbers[0]
	if r.Town != nil {
		town := *r.Town // the checks take it out of the record
		r.Town = &town
	}
	by.Record = desk.PropertyRecordOf(r.Number)
	return intake.Delivery{
		Properties: []intake.Property{{Name: newRecord, Record: &r}},
		Edits:      []*imports.PropertyEdit{{Number: r.Number, By: by, Changes: madeChange(r.Number)}},
	}, nil
}

// madeChange is the first line of the history of a property that the desk makes.
func madeChange(number int) []desk.PartChange {
	return []desk.PartChange{{Part: of(number, desk.MadeField), Value: "true"}}
}

// nextNumbers are the numbers of properties that are made.
func (s *Service) nextNumbers(ctx context.Context, count int) ([]int, error) {
	numbers, err := s.Store.Links.NextPropertyNumbers(ctx, count)
	if err == nil && len(numbers) < count {
		err = errors.New("every number that a property can have is taken")
	}
	return numbers, err
}

func (f *MakeInput) record(c *agency.Catalog, agent int) (r records.Property, problems forms.Problems) {
	at := slices.IndexFunc(c.Types, func(t agency.TypeRecord) bool { return t.Number == f.Type })
	if at < 0 {
		problems.Add("type", forms.Unknown)
		return r, problems
	}
	town := strings.TrimSpace(f.Town)
	if town == "" {
		problems.Add("town", forms.Required)
	}
	for path, text := range map[string]string{"street": f.Street, "houseNumber": f.HouseNumber, "town": f.Town} {
		if utf8.RuneCountInString(text) > limits.DeskWordsCharacters {
			problems.Add(path, forms.TooLong)
		}
	}
	street, house := strings.TrimSpace(f.Street), strings.TrimSpace(f.HouseNumber)
	return records.Property{Goal: f.Goal, Status: market.Prospective, Type: f.Type, Town: &town, Agent: agent,
		Marquee: market.MarqueeNew, PublishPrice: true, PublishAddress: true, Street: &street, HouseNumber: &house,
		Title: titleOf(c, f.Type)}, problems
}

// titleOf is the title of a property that is made: its type, in all languages.
func titleOf(c *agency.Catalog, kind int) locale.Localized {
	title := locale.Localized{}
	for _, t := range c.Types {
		if t.Number == kind {
			maps.Copy(title, t.Names)
		}
	}
	return title
}
