package transit

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Timetable is what was read of a file. MoreWarnings is how many more there were than Warnings has.
type Timetable struct {
	Feed         stops.Feed
	Stops        []stops.Stop
	Rows         int // of the times at which trips stop
	Unserved     int // stops at which nothing stops
	Warnings     []Warning
	MoreWarnings int
}

// bounds are the limits of a file; tests have lower ones.
type bounds struct {
	fileBytes, unpackedBytes                               int64
	rowBytes, rows, stops, routes, services, trips, ofStop int
}

var usual = bounds{limits.TransitFileBytes, limits.TransitUnpackedBytes, limits.TransitRowBytes, limits.TransitRows, limits.TransitStops,
	limits.TransitRoutes, limits.TransitServices, limits.TransitTrips, limits.TransitLinesOfStop}

// Read reads a timetable from a ZIP file, under the name that the agency gives it, as it holds on a day. Nothing of the file is written to
// the disk.
func Read(ctx context.Context, name, file string, now time.Time) (*Timetable, error) {
	return read(ctx, name, file, now, usual)
}

func read(ctx context.Context, name, file string, now time.Time, b bounds) (*Timetable, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, err
	}
	if info.Size() > b.fileBytes {
		return nil, &Refused{Reason: TooLarge, text: fmt.Sprintf("the file has more than %d bytes", b.fileBytes)}
	}
	archive, err := zip.OpenReader(file)
	if err != nil {
		return nil, &Refused{Reason: NoZip, text: "this is no ZIP file", err: err}
	}
	defer archive.Close()
	r := &reader{ctx: ctx, today: locale.Today(now), bounds: &b, left: b.unpackedBytes, result: &Timetable{},
		operators: map[string]string{}, routes: map[string]int32{}, services: map[string]locale.Date{}, trips: map[string]int32{},
		at: map[string]int32{}}
	r.result.Feed = stops.Feed{Name: name, ReadAt: now.Unix()}
	if r.files, err = tablesOf(&archive.Reader); err != nil {
		return nil, err
	}
	for _, step := range []func() error{r.readOperators, r.readInfo, r.readStops, r.readRoutes, r.readCalendar, r.readDates, r.readTrips,
		r.readTimes, r.readTranslations} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	r.finish()
	return r.result, nil
}

// tablesOf finds the tables of an archive, at its top or in one folder, by their names in small letters.
func tablesOf(archive *zip.Reader) (map[string]transfer.ArchiveFile, error) {
	files, err := transfer.ArchiveFiles(archive)
	if err != nil {
		return nil, err
	}
	var folders []string
	for _, f := range files {
		if strings.EqualFold(path.Base(f.Name), "stops.txt") {
			folders = append(folders, path.Dir(f.Name))
		}
	}
	switch {
	case len(folders) == 0:
		return nil, &Refused{Reason: NoTimetable, text: "the archive has no stops.txt, so it is no timetable (GTFS Schedule)"}
	case len(folders) > 1 && !slices.Contains(folders, "."):
		text := fmt.Sprintf("the archive has several timetables, in the folders %s: add each alone", strings.Join(folders, ", "))
		return nil, &Refused{Reason: Several, text: text}
	}
	slices.Sort(folders) // "." comes first
	tables := map[string]transfer.ArchiveFile{}
	for _, f := range files {
		if path.Dir(f.Name) == folders[0] {
			tables[strings.ToLower(path.Base(f.Name))] = f
		}
	}
	return tables, nil
}

// reader reads the tables one after the other.
type reader struct {
	ctx    context.Context
	today  locale.Date
	bounds *bounds
	files  map[string]transfer.ArchiveFile
	left   int64 // how much may still be unpacked
	result *Timetable

	operators map[string]string // names by agency_id
	operator  string            // of a line that names none
	routes    map[string]int32
	lines     []stops.Line           // by route
	isLong    []bool                 // whether the name of a line is its long one
	services  map[string]locale.Date // the last day of each
	trips     map[string]int32       // the route of each trip that still runs
	at        map[string]int32       // places in stops
	stops     []stop
}

// stop is a row of stops.txt while it is read. Its lines are those of the station that it belongs to.
type stop struct {
	id, name, parent    string
	translated          locale.Localized
	latitude, longitude float64
	placed, isStop      bool
	row                 int
	root                int32
	routes              []int32
	isFull              bool
}

// each calls do for every row of a table. One that is missing is an error when it is needed.
func (r *reader) each(file string, needed bool, columns []string, do func(*table) error) (err error) {
	f, ok := r.files[file]
	if !ok {
		if needed {
			return &Refused{Reason: NoTable, File: file, text: "the archive has no " + file}
		}
		return nil
	}
	in, err := f.Open()
	if err != nil {
		return &Refused{Reason: Damaged, File: file, text: file, err: err}
	}
	defer in.Close()
	t, err := newTable(file, &counted{in, r}, r.bounds)
	if err != nil {
		if !needed && errors.Is(err, errEmpty) {
			return nil
		}
		return err
	}
	if err := t.needs(columns...); err != nil {
		return err
	}
	const between = 1 << 14
	for t.read() {
		if t.rows%between == 0 && r.ctx.Err() != nil {
			return r.ctx.Err()
		}
		if err := do(t); err != nil {
			return err
		}
	}
	return t.failure()
}

// counted counts what is unpacked, whatever the archive says of its sizes.
type counted struct {
	from io.Reader
	r    *reader
}

func (c *counted) Read(into []byte) (int, error) {
	n, err := c.from.Read(into)
	if c.r.left -= int64(n); c.r.left < 0 {
		text := fmt.Sprintf("the timetable has more than %d bytes, unpacked", c.r.bounds.unpackedBytes)
		return 0, &Refused{Reason: TooLarge, text: text}
	}
	return n, err
}

// stopsAt notes that a line stops somewhere.
func (r *reader) stopsAt(s *stop, route int32) {
	if slices.Contains(s.routes, route) {
		return
	}
	if len(s.routes) == r.bounds.ofStop {
		if !s.isFull {
			r.note(Warning{Kind: ManyLines, File: "stops.txt", Line: s.row, Field: "stop_id", Value: s.id})
		}
		s.isFull = true
		return
	}
	s.routes = append(s.routes, route)
}

// finish makes the stops of those at which something stops.
func (r *reader) finish() {
	towns, used := newTowns(), map[int32]bool{}
	for i := range r.stops {
		s := &r.stops[i]
		if int(s.root) != i || !s.isStop {
			continue
		}
		if len(s.routes) == 0 {
			r.result.Unserved++
			continue
		}
		if !s.placed || s.name == "" {
			r.note(Warning{Kind: NoPlace, File: "stops.txt", Line: s.row, Field: "stop_id", Value: s.id})
			continue
		}
		made := stops.Stop{Name: s.name, Names: locale.Localized{}, Latitude: s.latitude, Longitude: s.longitude}
		for l, name := range s.translated {
			if name != s.name {
				made.Names[l] = name
			}
		}
		for _, route := range s.routes {
			used[route] = true
			made.Lines = append(made.Lines, r.lines[route])
		}
		slices.SortFunc(made.Lines, func(a, b stops.Line) int { return stops.Compare(a.Kind, a.Name, b.Kind, b.Name) })
		made.Lines = slices.CompactFunc(made.Lines, func(a, b stops.Line) bool {
			return a.Name == b.Name && a.Kind == b.Kind && a.Operator == b.Operator
		})
		towns.name(&made)
		r.result.Stops = append(r.result.Stops, made)
	}
	r.result.Feed.Stops, r.result.Feed.Lines = len(r.result.Stops), len(used)
	if len(r.result.Feed.Operators) == 0 {
		r.result.Feed.Operators = []string{r.operator}
	}
}
