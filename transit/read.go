package transit

import (
	"archive/zip"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/feed"
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
		return nil, fmt.Errorf("the file has more than %d bytes", b.fileBytes)
	}
	archive, err := zip.OpenReader(file)
	if err != nil {
		return nil, fmt.Errorf("this is no ZIP file: %w", err)
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
func tablesOf(archive *zip.Reader) (map[string]feed.ArchiveFile, error) {
	files, err := feed.ArchiveFiles(archive)
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
		return nil, errors.New("the archive has no stops.txt, so it is no timetable (GTFS Schedule)")
	case len(folders) > 1 && !slices.Contains(folders, "."):
		return nil, fmt.Errorf("the archive has several timetables, in the folders %s: add each alone", strings.Join(folders, ", "))
	}
	slices.Sort(folders) // "." comes first
	tables := map[string]feed.ArchiveFile{}
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
	files  map[string]feed.ArchiveFile
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
			return fmt.Errorf("the archive has no %s", file)
		}
		return nil
	}
	in, err := f.Open()
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
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
		return 0, fmt.Errorf("the timetable has more than %d bytes, unpacked", c.r.bounds.unpackedBytes)
	}
	return n, err
}

func (r *reader) readOperators() error {
	err := r.each("agency.txt", false, []string{"agency_name"}, func(t *table) error {
		name := r.name(t, "agency_name")
		if name == "" {
			return nil
		}
		r.operators[t.text("agency_id")] = name
		r.operator = cmp.Or(r.operator, name)
		if !slices.Contains(r.result.Feed.Operators, name) {
			r.result.Feed.Operators = append(r.result.Feed.Operators, name)
		}
		return nil
	})
	if r.operator == "" {
		r.operator = r.result.Feed.Name
	}
	return err
}

// name is a name in a row, "" with a warning for one that is too long.
func (r *reader) name(t *table, field string) string {
	name := t.text(field)
	if len(name) > limits.TransitTextBytes {
		r.warn(t, field, "is longer than %d bytes; it is left out", limits.TransitTextBytes)
		return ""
	}
	return name
}

func (r *reader) readInfo() error {
	return r.each("feed_info.txt", false, nil, func(t *table) error {
		r.result.Feed.Version = r.name(t, "feed_version")
		return nil
	})
}

// Kinds of rows in stops.txt.
const (
	platform = "0"
	station  = "1"
	boarding = "4" // a part of a platform
)

func (r *reader) readStops() error {
	err := r.each("stops.txt", true, []string{"stop_id", "stop_lat", "stop_lon"}, func(t *table) error {
		if len(r.stops) == r.bounds.stops {
			return fmt.Errorf("stops.txt has more than %d stops", r.bounds.stops)
		}
		id, kind := t.text("stop_id"), cmp.Or(t.text("location_type"), platform)
		if kind != platform && kind != station && kind != boarding {
			return nil // entrances and nodes of a station
		}
		if _, twice := r.at[id]; twice || id == "" {
			r.warn(t, "stop_id", "is missing or stands there twice; this stop is left out")
			return nil
		}
		s := stop{id: id, name: r.name(t, "stop_name"), parent: t.text("parent_station"), isStop: kind != boarding, row: t.line}
		s.root = int32(len(r.stops))
		if kind == station {
			s.parent = ""
		}
		s.placed = r.place(t, &s)
		r.at[id], r.stops = s.root, append(r.stops, s)
		return nil
	})
	if err != nil {
		return err
	}
	for i := range r.stops {
		r.stops[i].root = r.rootOf(int32(i))
	}
	for i := range r.stops {
		s := &r.stops[i]
		root := &r.stops[s.root]
		root.name = cmp.Or(root.name, s.name)
		if !root.placed && s.placed {
			root.latitude, root.longitude, root.placed = s.latitude, s.longitude, true
		}
	}
	return nil
}

// place reads where a stop lies.
func (r *reader) place(t *table, s *stop) bool {
	ok := true
	for field, into := range map[string]*float64{"stop_lat": &s.latitude, "stop_lon": &s.longitude} {
		var err error
		*into, err = strconv.ParseFloat(t.text(field), 64)
		ok = ok && err == nil && !math.IsNaN(*into)
	}
	return ok && math.Abs(s.latitude) <= 90 && math.Abs(s.longitude) <= 180 && (s.latitude != 0 || s.longitude != 0)
}

// rootOf is the station of a stop, or the stop itself. A boarding area is two steps from its station.
func (r *reader) rootOf(i int32) int32 {
	const steps = 3
	for range steps {
		s := &r.stops[i]
		if s.parent == "" {
			break
		}
		up, ok := r.at[s.parent]
		if !ok || up == i {
			r.note(Warning{File: "stops.txt", Line: s.row, Field: "parent_station", Value: s.parent,
				Text: "is not in the table; the stop stands alone"})
			s.parent = ""
			break
		}
		i = up
	}
	return i
}

func (r *reader) readRoutes() error {
	return r.each("routes.txt", true, []string{"route_id", "route_type"}, func(t *table) error {
		if len(r.lines) == r.bounds.routes {
			return fmt.Errorf("routes.txt has more than %d lines", r.bounds.routes)
		}
		id := t.text("route_id")
		if _, twice := r.routes[id]; twice || id == "" {
			r.warn(t, "route_id", "is missing or stands there twice; this line is left out")
			return nil
		}
		line := stops.Line{Name: cmp.Or(r.name(t, "route_short_name"), r.name(t, "route_long_name"))}
		if line.Name == "" {
			r.warn(t, "route_id", "has neither a short nor a long name; this line is left out")
			return nil
		}
		var ok bool
		if line.Kind, ok = kindOf(t.text("route_type")); !ok {
			r.warn(t, "route_type", "is not known; the line is shown as another kind")
		}
		line.Operator = cmp.Or(r.operators[t.text("agency_id")], r.operator)
		if line.Colour, line.TextColour, ok = coloursOf(t.text("route_color"), t.text("route_text_color")); !ok {
			r.warn(t, "route_color", "is no colour; the line is shown without")
		}
		r.routes[id], r.lines = int32(len(r.lines)), append(r.lines, line)
		r.isLong = append(r.isLong, t.text("route_short_name") == "")
		return nil
	})
}

var weekdays = []string{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"}

func (r *reader) readCalendar() error {
	return r.each("calendar.txt", false, []string{"service_id", "end_date"}, func(t *table) error {
		if slices.ContainsFunc(weekdays, func(day string) bool { return t.text(day) == "1" }) {
			return r.until(t, "end_date")
		}
		return nil
	})
}

func (r *reader) readDates() error {
	return r.each("calendar_dates.txt", false, []string{"service_id", "date"}, func(t *table) error {
		if t.text("exception_type") == "2" {
			return nil // a day on which it does not run
		}
		return r.until(t, "date")
	})
}

// until notes a day on which a service runs.
func (r *reader) until(t *table, field string) error {
	id, last := t.text("service_id"), dayOf(t.text(field))
	if !last.Valid() {
		r.warn(t, field, "is no day, as in 20261231; it is left out")
		return nil
	}
	if _, known := r.services[id]; !known && len(r.services) == r.bounds.services {
		return fmt.Errorf("%s has more than %d calendars", t.file, r.bounds.services)
	}
	r.services[id] = max(r.services[id], last)
	return nil
}

// dayOf is a day as GTFS writes it, 20261231; one that is no day ends as one that is not valid.
func dayOf(text string) locale.Date {
	if len(text) != len("20261231") {
		return ""
	}
	return locale.Date(text[:4] + "-" + text[4:6] + "-" + text[6:])
}

// readTrips notes the line of each trip that still runs. When all of the timetable is over, its trips count as they ran last.
func (r *reader) readTrips() error {
	last := locale.Date("")
	for _, day := range r.services {
		last = max(last, day)
	}
	isOver := last < r.today
	r.result.Feed.Until = string(last)
	if last == "" {
		r.note(Warning{File: "calendar.txt", Text: "neither this nor calendar_dates.txt says until when the timetable holds"})
	} else if isOver {
		r.note(Warning{File: "calendar.txt", Field: "end_date", Value: string(last),
			Text: "the timetable ended on that day; its stops are shown until a newer one replaces it"})
	}
	return r.each("trips.txt", true, []string{"trip_id", "route_id"}, func(t *table) error {
		if len(r.trips) == r.bounds.trips {
			return fmt.Errorf("trips.txt has more than %d trips", r.bounds.trips)
		}
		route, ok := r.routes[string(t.bytes(t.column("route_id")))]
		if !ok {
			r.warn(t, "route_id", "is not in routes.txt; this trip is left out")
			return nil
		}
		if day, known := r.services[string(t.bytes(t.column("service_id")))]; isOver || !known || day >= r.today {
			r.trips[string(t.bytes(t.column("trip_id")))] = route
		}
		return nil
	})
}

// noBoarding is what pickup_type and drop_off_type say where nobody gets on or off.
const noBoarding = "1"

func (r *reader) readTimes() error {
	var trip, at, on, off int
	unknown := 0
	err := r.each("stop_times.txt", true, []string{"trip_id", "stop_id"}, func(t *table) error {
		if r.result.Rows++; r.result.Rows == 1 {
			trip, at, on, off = t.column("trip_id"), t.column("stop_id"), t.column("pickup_type"), t.column("drop_off_type")
		}
		if string(t.bytes(on)) == noBoarding && string(t.bytes(off)) == noBoarding {
			return nil
		}
		route, ok := r.trips[string(t.bytes(trip))]
		if !ok {
			return nil // one that does not run any more, or was left out
		}
		place, ok := r.at[string(t.bytes(at))]
		if !ok {
			unknown++
			return nil
		}
		r.stopsAt(&r.stops[r.stops[place].root], route)
		return nil
	})
	if unknown > 0 {
		r.note(Warning{File: "stop_times.txt", Field: "stop_id", Value: fmt.Sprint(unknown),
			Text: "is how many rows name a stop that stops.txt does not have; they are left out"})
	}
	return err
}

// stopsAt notes that a line stops somewhere.
func (r *reader) stopsAt(s *stop, route int32) {
	if slices.Contains(s.routes, route) {
		return
	}
	if len(s.routes) == r.bounds.ofStop {
		if !s.isFull {
			r.note(Warning{File: "stops.txt", Line: s.row, Field: "stop_id", Value: s.id,
				Text: fmt.Sprintf("has more than %d lines; the others are left out", r.bounds.ofStop)})
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
			r.note(Warning{File: "stops.txt", Line: s.row, Field: "stop_id", Value: s.id,
				Text: "has no name or no place on the map (stop_lat, stop_lon); this stop is left out"})
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
