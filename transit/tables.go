package transit

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

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
		r.warn(t, LongName, field)
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
			return &Refused{Reason: TooMany, File: t.file, text: fmt.Sprintf("stops.txt has more than %d stops", r.bounds.stops)}
		}
		id, kind := t.text("stop_id"), cmp.Or(t.text("location_type"), platform)
		if kind != platform && kind != station && kind != boarding {
			return nil // entrances and nodes of a station
		}
		if _, twice := r.at[id]; twice || id == "" {
			r.warn(t, StopID, "stop_id")
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
			r.note(Warning{Kind: NoStation, File: "stops.txt", Line: s.row, Field: "parent_station", Value: s.parent})
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
			return &Refused{Reason: TooMany, File: t.file, text: fmt.Sprintf("routes.txt has more than %d lines", r.bounds.routes)}
		}
		id := t.text("route_id")
		if _, twice := r.routes[id]; twice || id == "" {
			r.warn(t, LineID, "route_id")
			return nil
		}
		line := stops.Line{Name: cmp.Or(r.name(t, "route_short_name"), r.name(t, "route_long_name"))}
		if line.Name == "" {
			r.warn(t, NoLineName, "route_id")
			return nil
		}
		var ok bool
		if line.Kind, ok = kindOf(t.text("route_type")); !ok {
			r.warn(t, LineKind, "route_type")
		}
		line.Operator = cmp.Or(r.operators[t.text("agency_id")], r.operator)
		if line.Colour, line.TextColour, ok = coloursOf(t.text("route_color"), t.text("route_text_color")); !ok {
			r.warn(t, Colour, "route_color")
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
		r.warn(t, Day, field)
		return nil
	}
	if _, known := r.services[id]; !known && len(r.services) == r.bounds.services {
		return &Refused{Reason: TooMany, File: t.file, text: fmt.Sprintf("%s has more than %d calendars", t.file, r.bounds.services)}
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
		r.note(Warning{Kind: NoEnd, File: "calendar.txt"})
	} else if isOver {
		r.note(Warning{Kind: Ended, File: "calendar.txt", Field: "end_date", Value: string(last)})
	}
	return r.each("trips.txt", true, []string{"trip_id", "route_id"}, func(t *table) error {
		if len(r.trips) == r.bounds.trips {
			return &Refused{Reason: TooMany, File: t.file, text: fmt.Sprintf("trips.txt has more than %d trips", r.bounds.trips)}
		}
		route, ok := r.routes[string(t.bytes(t.column("route_id")))]
		if !ok {
			r.warn(t, NoLine, "route_id")
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
		r.note(Warning{Kind: UnknownStops, File: "stop_times.txt", Field: "stop_id", Value: fmt.Sprint(unknown)})
	}
	return err
}
