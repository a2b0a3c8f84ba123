package transit

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// Service adds, lists and removes timetables for managers. Its methods are safe for concurrent use.
type Service struct {
	Store  *db.Store
	Staff  *staff.Service
	Folder string      // of files while they are received and read; "" where none is taken
	Enter  staff.Enter // a turn at reading one
}

// View is a timetable as managers see it. NearProperties is how many of its stops the pages of properties show.
type View struct {
	Name                         string
	Operators                    []string
	ReadAt                       time.Time
	Until                        *locale.Date // nil when it does not say
	Ended                        bool
	Stops, Lines, NearProperties int
}

// Brought is what was read of a file: how many of its stops nothing serves, and what was left out.
type Brought struct {
	Name         string    `json:"name"`
	Stops        int       `json:"stops"`
	Lines        int       `json:"lines"`
	Unserved     int       `json:"unserved"`
	Warnings     []Warning `json:"warnings"`
	MoreWarnings int       `json:"moreWarnings"`
}

// ErrNoFolder says that this server takes no timetables at the desk.
var ErrNoFolder = errors.New("the server has no folder for timetables")

// manager is the desk of who may change timetables.
func (s *Service) manager(ctx context.Context) (*staff.Desk, forms.Problems, error) {
	d, problems, err := s.Staff.MayChange(ctx)
	if d != nil && !d.May(desk.EditSettings) {
		return nil, nil, staff.ErrForbidden
	}
	return d, problems, err
}

// Views lists the timetables by name.
func (s *Service) Views(ctx context.Context, d *staff.Desk) ([]*View, error) {
	if !d.May(desk.EditSettings) {
		return nil, staff.ErrForbidden
	}
	return s.views(ctx)
}

func (s *Service) views(ctx context.Context) ([]*View, error) {
	feeds, err := s.Store.Stops.Feeds(ctx)
	if err != nil {
		return nil, err
	}
	near, err := s.Store.Stops.NearProperties(ctx)
	if err != nil {
		return nil, err
	}
	list := make([]*View, len(feeds))
	for i, f := range feeds {
		list[i] = &View{Name: f.Name, Operators: f.Operators, ReadAt: time.Unix(f.ReadAt, 0), Until: staff.NotEmpty(locale.Date(f.Until)),
			Ended: f.Ended(s.Staff.Now()), Stops: f.Stops, Lines: f.Lines, NearProperties: near[f.Name]}
	}
	return list, nil
}

// Bring reads the timetable of an operator from a file that a manager sends, in the place of an earlier one of its name. A file that is
// refused changes nothing, and neither does one of which the connection ends; nothing of it stays on the disk.
func (s *Service) Bring(ctx context.Context, name string, content io.Reader) (*Brought, *Refused, forms.Problems, error) {
	d, problems, err := s.manager(ctx)
	switch {
	case d == nil:
		return nil, nil, problems, err
	case s.Folder == "":
		return nil, nil, nil, ErrNoFolder
	}
	brought, err := s.bring(ctx, d, name, content)
	if refused := (*Refused)(nil); errors.As(err, &refused) {
		return nil, refused, nil, nil
	}
	return brought, nil, nil, err
}

func (s *Service) bring(ctx context.Context, d *staff.Desk, name string, content io.Reader) (*Brought, error) {
	name, err := NameOf(name)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(s.Folder, 0o700); err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp(s.Folder, "timetable-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "gtfs.zip")
	if err := atomicfile.Write(file, content, 0o600); err != nil {
		return nil, err
	}
	leave, err := s.Enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	read, err := Read(ctx, name, file, s.Staff.Now())
	if err != nil {
		return nil, asRefused(ctx, err)
	}
	err = s.Store.Stops.Replace(ctx, read.Feed, read.Stops, s.Staff.Action(d, ""))
	if errors.Is(err, stops.ErrManyFeeds) {
		return nil, &Refused{Reason: ManyFeeds, text: err.Error()}
	}
	if err != nil {
		return nil, err
	}
	return &Brought{Name: name, Stops: read.Feed.Stops, Lines: read.Feed.Lines, Unserved: read.Unserved,
		Warnings: append([]Warning{}, read.Warnings...), MoreWarnings: read.MoreWarnings}, nil
}

// asRefused is the error of reading a file: what the archive itself has wrong is a file that is damaged.
func asRefused(ctx context.Context, err error) error {
	if ctx.Err() != nil || errors.As(err, new(*Refused)) || errors.As(err, new(*fs.PathError)) {
		return err
	}
	return &Refused{Reason: Damaged, text: err.Error()}
}

// RemoveInput names the timetable that is removed.
type RemoveInput struct{ Name string }

// Changes are the timetables after a change.
type Changes struct{ Timetables []*View }

// Remove removes a timetable with its stops.
func (s *Service) Remove(ctx context.Context, in *RemoveInput) (*Changes, forms.Problems, error) {
	d, problems, err := s.manager(ctx)
	if d == nil {
		return nil, problems, err
	}
	err = s.Store.Stops.Remove(ctx, in.Name, s.Staff.Action(d, ""))
	if errors.Is(err, stops.ErrUnknownFeed) {
		return nil, forms.OneProblem("name", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	list, err := s.views(ctx)
	return &Changes{list}, nil, err
}
