package deliveries

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/staff"
)

// TakeInput names a delivery and the properties of it that are taken, by their keys.
type TakeInput struct {
	Delivery   string
	Properties []string
}

// Took is a delivery that was taken.
type Took struct{ Delivery *View }

// Stale is a delivery of which the site changed something since it was looked at: what it would change now. Nothing was written.
type Stale struct{ Delivery *View }

// Take puts properties of a delivery on the site, in one write. Who takes one has decided what is asked about it.
func (s *Service) Take(ctx context.Context, f *TakeInput) (*Took, *Stale, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "takePropertyDelivery")
	if d == nil {
		return nil, nil, problems, err
	}
	if !mayTake(d) {
		return nil, nil, nil, staff.ErrForbidden
	}
	one, err := s.own(ctx, d, f.Delivery, false)
	if err == nil && one != nil {
		_, err = os.Stat(s.fileOf(one.ID))
	}
	if errors.Is(err, os.ErrNotExist) || err == nil && one == nil {
		return nil, nil, forms.OneProblem("delivery", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, nil, err
	}
	shown, err := readPreview(one.Preview)
	if err != nil {
		return nil, nil, nil, err
	}
	chosen, sums, problems := chosenOf(&shown, f.Properties)
	if len(problems) > 0 {
		return nil, nil, problems, nil
	}
	leave, err := s.Enter(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	defer leave()
	err = s.write(ctx, one, shown.Words, chosen, sums, &imports.DeskDelivery{ID: one.ID, By: by})
	switch {
	case errors.Is(err, imports.ErrPropertiesChanged), errors.Is(err, errOther):
		v, err := s.readAgain(ctx, d, one)
		return nil, &Stale{v}, nil, err
	case errors.Is(err, handle.Refused{Why: forms.Unknown}):
		return nil, nil, forms.OneProblem("delivery", forms.Unknown), nil
	case err != nil:
		return nil, nil, nil, err
	}
	at := by.At.Unix()
	one.TakenAt = &at
	v, err := s.view(db.Unpinned(ctx), one)
	return &Took{v}, nil, nil, errors.Join(err, s.forget(one.ID))
}

// errOther says that a property would not be taken as it was shown.
var errOther = errors.New("the delivery is not what was looked at")

// chosenOf are the properties of a delivery that are chosen, with their checksums on the site when it was looked at.
func chosenOf(p *Preview, keys []string) (chosen map[string]bool, sums map[int]string, problems forms.Problems) {
	chosen, sums = map[string]bool{}, map[int]string{}
	for _, key := range keys {
		at := slices.IndexFunc(p.Properties, func(p Property) bool { return p.Key == key && p.Takeable() })
		if at < 0 {
			return nil, nil, forms.OneProblem("properties", forms.Unknown)
		}
		chosen[key] = true
		if one := p.Properties[at]; one.Number != nil {
			sums[*one.Number] = one.Sum
		}
	}
	if len(chosen) == 0 {
		return nil, nil, forms.OneProblem("properties", forms.Required)
	}
	return chosen, sums, nil
}

// write writes the chosen properties, if the site has them as they were when they were looked at, and words mean what they did.
func (s *Service) write(ctx context.Context, one *deliveries.Delivery, words []transfer.Word, chosen map[string]bool, sums map[int]string,
	desk *imports.DeskDelivery) error {
	ctx = db.Unpinned(ctx)
	var numbers []int
	for number := range sums {
		numbers = append(numbers, number)
	}
	now, err := s.Store.Imports.PropertySums(ctx, numbers)
	if err != nil {
		return err
	}
	for number, sum := range sums {
		if now[number] != sum {
			return errOther
		}
	}
	close := func() {}
	defer func() { close() }()
	_, err = intake.DeliverFrom(ctx, s.Store, func() (d intake.Delivery, err error) {
		close()
		read, closing, err := s.read(ctx, one)
		d, close = read.Delivery, closing
		only(&d, chosen)
		d.AtDesk, d.Expected = desk, sums
		if err == nil && (!slices.Equal(read.words.Sorted(), words) || len(d.Properties) != len(chosen) || len(d.Problems) > 0) {
			err = errOther
		}
		return d, err
	}, s.Media, false)
	if err == nil {
		_, err = advert.FollowLaw(ctx, s.Store, s.Staff.Now())
	}
	return err
}

// readAgain reads a delivery again, whose properties changed on the site, or of whose words one means something else.
func (s *Service) readAgain(ctx context.Context, d *staff.Desk, one *deliveries.Delivery) (*View, error) {
	p, err := s.preview(ctx, d, one)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	one.Preview = string(text)
	if err := s.Store.Deliveries.Replace(ctx, one.ID, one.Preview); err != nil {
		return nil, err
	}
	return s.view(db.Unpinned(ctx), one)
}

// Undone is what was taken back. Left are the properties that stay as they are now.
type Undone struct {
	Properties int
	Left       []*LeftBehind
}

// LeftBehind is a property that was not taken back, because somebody changed it meanwhile, or wrote about a new one.
type LeftBehind struct {
	Number int
	Called string
	Used   bool // a new one about which somebody wrote, or that somebody visits
}

// Undo takes back a delivery that the member took within limits.UndoTime, as a whole but for what somebody changed meanwhile.
func (s *Service) Undo(ctx context.Context, f *Input) (*Undone, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "undoPropertyDelivery")
	if d == nil {
		return nil, problems, err
	}
	if !mayTake(d) {
		return nil, nil, staff.ErrForbidden
	}
	one, err := s.own(ctx, d, f.Delivery, true)
	if err != nil || one == nil {
		return nil, forms.OneProblem("delivery", forms.Unknown), err
	}
	leave, err := s.Enter(ctx)
	if err != nil {
		return nil, nil, err
	}
	defer leave()
	ctx = db.Unpinned(ctx)
	var u *Undone
	_, err = intake.DeliverFrom(ctx, s.Store, func() (intake.Delivery, error) {
		u = &Undone{Left: []*LeftBehind{}}
		rows, err := s.Store.Deliveries.Properties(ctx, one.ID)
		if err != nil {
			return intake.Delivery{}, err
		}
		back := intake.Delivery{AtDesk: &imports.DeskDelivery{ID: one.ID, By: by, Undoes: true, Owns: map[int]records.PropertySource{}},
			Expected: map[int]string{}}
		for _, p := range rows {
			if err := u.add(&back, p); err != nil {
				return back, err
			}
		}
		return back, nil
	}, s.Media, false)
	if errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return nil, forms.OneProblem("delivery", forms.Unknown), nil
	}
	if err == nil {
		_, err = advert.FollowLaw(ctx, s.Store, s.Staff.Now())
	}
	if err != nil {
		return nil, nil, err
	}
	return u, nil, s.name(one, u)
}

// add adds a property to what is taken back, or to what stays.
func (u *Undone) add(back *intake.Delivery, p deliveries.Property) error {
	isNew := p.Before == nil
	switch {
	case p.Now != p.Checksum || isNew && p.Used:
		u.Left = append(u.Left, &LeftBehind{Number: p.Number, Used: p.Now == p.Checksum})
		return nil
	case isNew:
		back.Withdraw = append(back.Withdraw, p.Number)
	default:
		if err := back.Restore(p.Number, *p.Before); err != nil {
			return err
		}
		back.AtDesk.Owns[p.Number] = records.PropertySource(p.Source)
	}
	back.Expected[p.Number] = p.Checksum
	u.Properties++
	return nil
}

// name says what the properties are called that stay.
func (s *Service) name(one *deliveries.Delivery, u *Undone) error {
	p, err := readPreview(one.Preview)
	for _, left := range u.Left {
		for _, q := range p.Properties {
			if q.Number != nil && *q.Number == left.Number {
				left.Called = strings.TrimSpace(q.Called)
			}
		}
	}
	return err
}
