package deliveries

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Service takes deliveries for whoever is at the desk. Its methods are safe for concurrent use.
type Service struct {
	Store  *db.Store
	Staff  *staff.Service
	Media  string      // the media folder
	Folder string      // of the files that wait; "" where none is taken
	Enter  staff.Enter // a turn at reading or taking one
}

// View is a delivery as its member of staff sees it.
type View struct {
	ID     string
	File   string
	Format Format
	Size   int
	At     time.Time
	Taken  *Taken // nil while it waits
	*Preview
}

// Taken is when a delivery was taken, how many properties it changed and until when that can be undone.
type Taken struct {
	At, Until  time.Time
	Properties int
}

// ErrNoFolder says that this server takes no deliveries.
var ErrNoFolder = errors.New("the server has no folder for deliveries")

// Bring takes a file of a member of staff, who may change properties, and says what it would change. It waits in place of the one that the
// member brought before. A file that cannot be read is forgotten, and the refusal says why.
func (s *Service) Bring(ctx context.Context, name string, content io.Reader) (refusal *Refused, problems forms.Problems, err error) {
	d, problems, err := s.Staff.MayChange(ctx)
	switch {
	case d == nil:
		return nil, problems, err
	case !mayTake(d):
		return nil, nil, staff.ErrForbidden
	case s.Folder == "":
		return nil, nil, ErrNoFolder
	}
	one := &deliveries.Delivery{ID: rand.Text(), Staff: d.Member().ID, File: shownName(name), At: s.Staff.Now().Unix()}
	folder := filepath.Join(s.Folder, one.ID)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, err
	}
	if err = atomicfile.Write(s.fileOf(one.ID), content, 0o600); err == nil {
		err = s.add(ctx, d, one)
	}
	if err != nil {
		os.RemoveAll(folder)
	}
	if errors.As(err, &refusal) {
		refusal.File = one.File
		return refusal, nil, nil
	}
	return nil, nil, err
}

// add reads a file that was brought, and stores what it would change.
func (s *Service) add(ctx context.Context, d *staff.Desk, one *deliveries.Delivery) error {
	leave, err := s.Enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	info, err := os.Stat(s.fileOf(one.ID))
	if err != nil {
		return err
	}
	format, _, err := sniff(s.fileOf(one.ID))
	if err != nil {
		return err
	}
	one.Size, one.Format = info.Size(), string(format)
	p, err := s.preview(ctx, d, one)
	if err != nil {
		return err
	}
	text, err := json.Marshal(p)
	if err != nil {
		return err
	}
	one.Preview = string(text)
	before, err := s.Store.Deliveries.OfMember(ctx, one.Staff, s.Staff.Now())
	if err != nil {
		return err
	}
	if err := s.Store.Deliveries.Add(ctx, *one); err != nil {
		return err
	}
	for _, other := range before {
		if other.TakenAt == nil {
			s.forget(other.ID)
		}
	}
	return nil
}

// mayTake reports whether a member may change properties at all: those of all agents, or the own ones.
func mayTake(d *staff.Desk) bool { return d.May(desk.OwnListings) || d.May(desk.AllListings) }

// shownName is the name of a file as the desk shows it.
func shownName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, filepath.Base(strings.ReplaceAll(name, `\`, "/")))
	if r := []rune(name); len(r) > limits.DeliveryNameCharacters {
		name = string(r[:limits.DeliveryNameCharacters])
	}
	return name
}

// forget deletes the file of a delivery.
func (s *Service) forget(id string) error { return os.RemoveAll(filepath.Join(s.Folder, id)) }

// Sweep deletes files of deliveries that wait no more.
func (s *Service) Sweep(ctx context.Context) error {
	if s.Folder == "" {
		return nil
	}
	entries, err := os.ReadDir(s.Folder)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	waiting, err := s.Store.Deliveries.Waiting(ctx, s.Staff.Now())
	if err != nil {
		return err
	}
	var all []error
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && !slices.Contains(waiting, e.Name()) && s.Staff.Now().Sub(info.ModTime()) > limits.DeliveryTime {
			all = append(all, s.forget(e.Name()))
		}
	}
	return errors.Join(all...)
}

// Own lists the deliveries of a member of staff: the one that waits first, and those that can be undone.
func (s *Service) Own(ctx context.Context, d *staff.Desk) ([]*View, error) {
	list := []*View{}
	if !mayTake(d) {
		return list, nil
	}
	rows, err := s.Store.Deliveries.OfMember(ctx, d.Member().ID, s.Staff.Now())
	if err != nil {
		return nil, err
	}
	for i := range rows {
		v, err := s.view(ctx, &rows[i])
		if err != nil {
			return nil, err
		}
		if v != nil {
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(a, b *View) int { return cmp.Compare(waits(b), waits(a)) })
	return list, nil
}

func waits(v *View) int {
	if v.Taken == nil {
		return 1
	}
	return 0
}

// view is a delivery as it is shown; nil for one that waits and whose file is not on this machine any more.
func (s *Service) view(ctx context.Context, d *deliveries.Delivery) (*View, error) {
	v := &View{ID: d.ID, File: d.File, Format: Format(d.Format), Size: int(d.Size), At: time.Unix(d.At, 0).In(locale.Zone)}
	p, err := readPreview(d.Preview)
	if err != nil {
		return nil, err
	}
	v.Preview = &p
	if d.TakenAt == nil {
		if _, err := os.Stat(s.fileOf(d.ID)); err != nil {
			return nil, nil
		}
		return v, nil
	}
	changed, err := s.Store.Deliveries.Properties(ctx, d.ID)
	at := time.Unix(*d.TakenAt, 0).In(locale.Zone)
	v.Taken = &Taken{At: at, Until: at.Add(limits.UndoTime), Properties: len(changed)}
	return v, err
}

// own finds a delivery of the member of a session by its id; nil when there is none.
func (s *Service) own(ctx context.Context, d *staff.Desk, id string, taken bool) (*deliveries.Delivery, error) {
	rows, err := s.Store.Deliveries.OfMember(ctx, d.Member().ID, s.Staff.Now())
	for i := range rows {
		if rows[i].ID == id && (rows[i].TakenAt != nil) == taken {
			return &rows[i], err
		}
	}
	return nil, err
}

// Input names a delivery.
type Input struct{ Delivery string }

// Dropped says that no delivery waits any more.
type Dropped struct{ Delivery string }

// Drop forgets a delivery that waits. Nothing of it was on the site.
func (s *Service) Drop(ctx context.Context, f *Input) (*Dropped, forms.Problems, error) {
	d, by, problems, err := s.Staff.Changing(ctx, "dropPropertyDelivery")
	if d == nil {
		return nil, problems, err
	}
	if !mayTake(d) {
		return nil, nil, staff.ErrForbidden
	}
	one, err := s.own(ctx, d, f.Delivery, false)
	if err != nil || one == nil {
		return nil, forms.OneProblem("delivery", forms.Unknown), err
	}
	if err := s.Store.Deliveries.Drop(ctx, by); err != nil {
		return nil, nil, err
	}
	return &Dropped{one.ID}, nil, s.forget(one.ID)
}
