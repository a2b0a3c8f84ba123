package streets

import (
	"context"
	"errors"
	"net/url"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/staff"
)

// Streets is what the desk needs of the program that serves the streets.
type Streets struct {
	// Fetcher fetches them; nil where the operator chose a file, or no streets are served at all.
	Fetcher *basemap.Fetcher
	// Served says since when the file that is served is there, and how large it is; nil for nothing ever.
	Served func() (since time.Time, size int64, ok bool)
}

// View is the map's streets as managers see them.
type View struct {
	streets Streets
	state   basemap.State
	since   *time.Time
	size    int64
}

// Failure is why a fetch ended.
type Failure string

// The failures. OTHER is in the program's log.
const (
	Unreached Failure = "UNREACHED"
	Missing   Failure = "MISSING"
	NoRanges  Failure = "NO_RANGES"
	NoBasemap Failure = "NO_BASEMAP"
	Changed   Failure = "CHANGED"
	Damaged   Failure = "DAMAGED"
	TooLarge  Failure = "TOO_LARGE"
	Nowhere   Failure = "NOWHERE"
	DiskFull  Failure = "DISK_FULL"
	Running   Failure = "RUNNING"
	TooSlow   Failure = "TOO_SLOW"
	Other     Failure = "OTHER"
)

// failures are the errors behind each failure, the first that fits.
var failures = []struct {
	failure Failure
	errs    []error
}{
	{DiskFull, []error{basemap.ErrFull}},
	{Damaged, []error{basemap.ErrDamaged}},
	{Changed, []error{basemap.ErrChanged}},
	{NoRanges, []error{fetch.ErrNoRanges}},
	{NoBasemap, []error{pmtiles.ErrFormat, pmtiles.ErrKind, pmtiles.ErrLayers, pmtiles.ErrDirectory, basemap.ErrNoTile}},
	{TooLarge, []error{basemap.ErrLarge, basemap.ErrMany}},
	{Nowhere, []error{basemap.ErrNowhere}},
	{Running, []error{basemap.ErrRunning}},
	{TooSlow, []error{basemap.ErrTime, fetch.ErrStalled}},
	{Missing, []error{basemap.ErrNoBuild}},
}

// failureOf is why a fetch ended with an error.
func failureOf(err error) Failure {
	for _, f := range failures {
		for _, one := range f.errs {
			if errors.Is(err, one) {
				return f.failure
			}
		}
	}
	switch {
	case errors.As(err, new(fetch.Unavailable)):
		return Missing
	case errors.As(err, new(fetch.Unreached)):
		return Unreached
	}
	return Other
}

// ID is the same always: a site has one map.
func (v *View) ID() string { return "MapStreets" }

// Fetchable reports whether they are fetched at the desk.
func (v *View) Fetchable() bool { return v.streets.Fetcher != nil }

// Since is when the file came that is served; nil for none.
func (v *View) Since() *time.Time { return v.since }

// Kilobytes is how large that file is; nil without one.
func (v *View) Kilobytes() *int {
	if v.since == nil {
		return nil
	}
	size := kilobytes(uint64(v.size))
	return &size
}

// Source is the server that they are fetched from; "" where they are not fetched.
func (v *View) Source() string {
	if v.streets.Fetcher == nil {
		return ""
	}
	u, err := url.Parse(v.streets.Fetcher.Order.From)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

// Phase is what is being done.
func (v *View) Phase() basemap.Phase { return v.state.Phase }

// Expected is how large the file becomes; 0 before that is known.
func (v *View) Expected() int { return kilobytes(v.state.Bytes) }

// Arrived is how much of it is there, also of a fetch that was broken off.
func (v *View) Arrived() int { return kilobytes(v.state.Done) }

// Failure is why the last fetch ended; nil when it ended well or was cancelled.
func (v *View) Failure() *Failure {
	if v.state.Error == nil {
		return nil
	}
	f := failureOf(v.state.Error)
	return &f
}

// kilobytes rounds up, so that nothing but nothing is 0.
func kilobytes(n uint64) int { return int((n + 999) / 1000) }

// Changes says that streets are being measured or fetched, or no longer.
type Changes struct{ Streets *View }

// View returns the map's streets, for managers.
func (s *Service) View(_ context.Context, d *staff.Desk) (*View, error) {
	if !d.May(desk.EditSettings) {
		return nil, staff.ErrForbidden
	}
	return s.view(), nil
}

func (s *Service) view() *View {
	v := &View{streets: s.Streets, state: basemap.State{Phase: basemap.Idle}}
	if s.Streets.Fetcher != nil {
		v.state = s.Streets.Fetcher.State()
	}
	if s.Streets.Served != nil {
		if since, size, ok := s.Streets.Served(); ok {
			v.since, v.size = &since, size
		}
	}
	return v
}

// mayFetch returns the desk of a manager, where streets are fetched.
func (s *Service) mayFetch(ctx context.Context) (*staff.Desk, forms.Problems, error) {
	d, problems, err := s.MayChange(ctx)
	if d != nil && !d.May(desk.EditSettings) {
		return nil, nil, staff.ErrForbidden
	}
	return d, problems, err
}

// Measure begins to find out how large the agency's part of the basemap is, unless something runs already.
func (s *Service) Measure(ctx context.Context) (*Changes, forms.Problems, error) {
	d, problems, err := s.mayFetch(ctx)
	if d == nil {
		return nil, problems, err
	}
	if s.Streets.Fetcher != nil {
		places, err := Places(ctx, s.Store)
		if err != nil {
			return nil, nil, err
		}
		s.Streets.Fetcher.Measure(places)
	}
	return &Changes{s.view()}, nil, nil
}

// Fetch begins to fetch what was measured. The log has it first.
func (s *Service) Fetch(ctx context.Context) (*Changes, forms.Problems, error) {
	d, problems, err := s.mayFetch(ctx)
	if d == nil {
		return nil, problems, err
	}
	if s.Streets.Fetcher != nil && s.Streets.Fetcher.State().Phase == basemap.Measured {
		if err := s.Store.Members.Note(ctx, s.Action(d, "fetchStreets")); err != nil {
			return nil, nil, err
		}
		s.Streets.Fetcher.Fetch()
	}
	return &Changes{s.view()}, nil, nil
}

// Cancel ends what runs; what came is gone on with the next time. The log has it first.
func (s *Service) Cancel(ctx context.Context) (*Changes, forms.Problems, error) {
	d, problems, err := s.mayFetch(ctx)
	if d == nil {
		return nil, problems, err
	}
	if f := s.Streets.Fetcher; f != nil && f.State().Phase != basemap.Idle {
		if phase := f.State().Phase; phase == basemap.Fetching || phase == basemap.Checking {
			if err := s.Store.Members.Note(ctx, s.Action(d, "cancelStreets")); err != nil {
				return nil, nil, err
			}
		}
		f.Cancel()
	}
	return &Changes{s.view()}, nil, nil
}
