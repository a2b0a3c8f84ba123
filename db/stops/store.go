// Package stops is the stops of public transport, from the timetables that the agency added. Each timetable has a name, and a newer file of
// that name replaces it whole.
package stops

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Store is the stops of a site.
type Store struct{ *handle.DB }

// Feed is a timetable that was read.
type Feed struct {
	Name      string              `db:"name"`
	Operators locale.List[string] `db:"operators"`
	Version   string              `db:"version"` // what the operator calls it, "" when it says nothing
	Until     string              `db:"until"`   // the last day for which it holds, "" when it does not say
	ReadAt    int64               `db:"read_at"`
	Stops     int                 `db:"stops"`
	Lines     int                 `db:"lines"`
}

// Ended reports whether the timetable's last day is over.
func (f Feed) Ended(now time.Time) bool { return f.Until != "" && f.Until < string(locale.Today(now)) }

// Line is a line that stops somewhere, as it is stored with the stop.
type Line struct {
	Name       string           `json:"name"`
	Names      locale.Localized `json:"names,omitempty"` // where it is called otherwise in a language
	Kind       geo.TransitKind  `json:"kind"`
	Operator   string           `json:"operator"`
	Colour     string           `json:"colour,omitempty"`
	TextColour string           `json:"text,omitempty"`
}

// Stop is a stop. Name is its name in the operator's language, Names where it is called otherwise in a language of the site. Words are what
// visitors find it by, folded; Town is the town or village in which it lies.
type Stop struct {
	Name      string            `db:"name" json:"name"`
	Names     locale.Localized  `db:"names" json:"names"`
	Latitude  float64           `db:"latitude" json:"latitude"`
	Longitude float64           `db:"longitude" json:"longitude"`
	Town      string            `db:"town" json:"town"`
	Words     string            `db:"words" json:"words"`
	Lines     locale.List[Line] `db:"lines" json:"lines"`
}

// In is the stop's name in a language.
func (s Stop) In(l locale.Language) string { return in(s.Names, s.Name, l) }

func in(names locale.Localized, name string, l locale.Language) string {
	if own := names[l]; own != "" {
		return own
	}
	return name
}

// Errors of timetables.
var (
	ErrManyFeeds   = errors.New("there are as many timetables as may be; remove one first")
	ErrUnknownFeed = errors.New("there is no timetable of this name")
)

const manyFeeds forms.ProblemCode = "MANY_FEEDS"

// stopsAtOnce is how many stops a statement writes.
const stopsAtOnce = 500

// Replace stores a timetable with its stops, in the place of an earlier one of its name. It returns ErrManyFeeds beyond
// limits.TransitFeeds.
func (s *Store) Replace(ctx context.Context, f Feed, stops []Stop, by desklog.Action) error {
	by.Name, by.Record, by.After = "addTransit", record(f.Name), desklog.RecordCounts(len(stops), 0, 0)
	list := []handle.Statement{
		handle.Guard(manyFeeds, "(SELECT count(*) FROM transit_feed WHERE name <> ?) < ?", f.Name, limits.TransitFeeds),
		{SQL: "DELETE FROM transit_stop WHERE feed = ?", Args: []any{f.Name}},
	}
	for part := range slices.Chunk(stops, stopsAtOnce) {
		list = append(list, handle.Statement{SQL: `INSERT INTO transit_stop (feed, name, names, latitude, longitude, town, words, lines)
			SELECT ?, value ->> 'name', value -> 'names', value ->> 'latitude', value ->> 'longitude', value ->> 'town', value ->> 'words',
				value -> 'lines' FROM json_each(?)`, Args: []any{f.Name, handle.JSON(part)}})
	}
	list = append(list, handle.Statement{
		SQL: `INSERT INTO transit_feed (name, operators, version, until, read_at, stops, lines) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
			ON CONFLICT (name) DO UPDATE SET operators = ?2, version = ?3, until = ?4, read_at = ?5, stops = ?6, lines = ?7`,
		Args: []any{f.Name, f.Operators, f.Version, f.Until, f.ReadAt, f.Stops, f.Lines}}, by.Insert())
	_, err := s.Write(ctx, list...)
	if errors.Is(handle.AsRefusal(err), handle.Refused{Why: manyFeeds}) {
		return ErrManyFeeds
	}
	return err
}

// Remove removes a timetable with its stops, or returns ErrUnknownFeed.
func (s *Store) Remove(ctx context.Context, name string, by desklog.Action) error {
	by.Name, by.Record = "removeTransit", record(name)
	affected, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM transit_stop WHERE feed = ?", Args: []any{name}},
		handle.Statement{SQL: "DELETE FROM transit_feed WHERE name = ?", Args: []any{name}}, by.InsertIf("changes() > 0"))
	if err == nil && affected[1] == 0 {
		err = ErrUnknownFeed
	}
	return err
}

func record(name string) string { return "transit:" + name }

const feeds = "SELECT name, operators, version, until, read_at, stops, lines FROM transit_feed "

// Feeds lists the timetables by name.
func (s *Store) Feeds(ctx context.Context) (list []Feed, err error) {
	return list, s.List(ctx, &list, feeds+"ORDER BY name")
}

// found is a stop with its timetable.
type found struct {
	Stop
	Feed   string `db:"feed"`
	Until  string `db:"until"`
	ReadAt int64  `db:"read_at"`
}

const foundColumns = "SELECT s.name, s.names, s.latitude, s.longitude, s.town, s.words, s.lines, s.feed, f.until, f.read_at " +
	"FROM transit_stop s JOIN transit_feed f ON f.name = s.feed "

// kilometresPerDegree is how long a degree of latitude is, and about how long one of longitude is at the equator.
const kilometresPerDegree = 111.2

// Near lists the stops within limits.StopMetres of a place, the nearest first, in a language. Stops of a timetable that have one name, such
// as both sides of a street, are one, with the lines of all, at the distance of the nearest.
func (s *Store) Near(ctx context.Context, at geo.Location, l locale.Language, first int) ([]geo.TransitStop, error) {
	high := float64(limits.StopMetres) / 1000 / kilometresPerDegree
	wide := high / max(0.1, math.Cos(at.Latitude*math.Pi/180))
	var all []found
	err := s.List(ctx, &all, foundColumns+"WHERE s.latitude BETWEEN ? AND ? AND s.longitude BETWEEN ? AND ?",
		at.Latitude-high, at.Latitude+high, at.Longitude-wide, at.Longitude+wide)
	if err != nil {
		return nil, err
	}
	type key struct{ feed, name string }
	list, places := []geo.TransitStop{}, map[key]int{}
	slices.SortStableFunc(all, func(a, b found) int { return metres(at, a.Stop) - metres(at, b.Stop) })
	for _, f := range all {
		distance, name := metres(at, f.Stop), f.In(l)
		if distance > limits.StopMetres {
			break
		}
		i, seen := places[key{f.Feed, name}]
		if !seen {
			if len(list) == first {
				continue
			}
			i = len(list)
			places[key{f.Feed, name}] = i
			list = append(list, geo.TransitStop{Name: name, Distance: distance, Lines: []geo.TransitLine{},
				Source: f.source()})
		}
		list[i].Lines = withLines(list[i].Lines, f.Lines, l)
	}
	return list, nil
}

func metres(at geo.Location, s Stop) int {
	return int(math.Round(1000 * at.Kilometres(geo.Location{Latitude: s.Latitude, Longitude: s.Longitude})))
}

func (f found) source() geo.TransitSource {
	source := geo.TransitSource{Name: f.Feed, Read: locale.Today(time.Unix(f.ReadAt, 0))}
	if f.Until != "" {
		until := locale.Date(f.Until)
		source.Until = &until
	}
	return source
}

// withLines adds the lines that are not there yet.
func withLines(list []geo.TransitLine, lines []Line, l locale.Language) []geo.TransitLine {
	for _, line := range lines {
		shown := geo.TransitLine{Name: in(line.Names, line.Name, l), Kind: line.Kind, Operator: line.Operator,
			Colour: filled(line.Colour), TextColour: filled(line.TextColour)}
		same := func(other geo.TransitLine) bool {
			return other.Name == shown.Name && other.Kind == shown.Kind && other.Operator == shown.Operator
		}
		if !slices.ContainsFunc(list, same) && len(list) < limits.TransitLinesOfStop {
			list = append(list, shown)
		}
	}
	slices.SortStableFunc(list, func(a, b geo.TransitLine) int { return Compare(a.Kind, a.Name, b.Kind, b.Name) })
	return list
}

func filled(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// kinds are the kinds of lines in the order in which a stop tells of them.
var kinds = []geo.TransitKind{geo.TransitTrain, geo.TransitMetro, geo.TransitTram, geo.TransitBus, geo.TransitOther}

// Compare orders lines by kind and by name, with 9 before 10.
func Compare(kind geo.TransitKind, name string, otherKind geo.TransitKind, other string) int {
	if kind != otherKind {
		return slices.Index(kinds, kind) - slices.Index(kinds, otherKind)
	}
	if a, b := digits(name), digits(other); a != b && a > 0 && b > 0 {
		return a - b
	}
	return strings.Compare(name, other)
}

// digits is the number with which a name begins, 0 for none.
func digits(name string) (n int) {
	for i := 0; i < len(name) && i < 9 && name[i] >= '0' && name[i] <= '9'; i++ {
		n = 10*n + int(name[i]-'0')
	}
	return n
}

// Named lists the stops whose names and town have all words, each folded: those that begin with the first one before others, stations of
// trains before others, shorter names first.
func (s *Store) Named(ctx context.Context, words []string, first int) ([]Stop, error) {
	if len(words) == 0 {
		return nil, nil
	}
	var list []found
	where, args := "", []any{}
	for _, word := range words {
		where += " AND instr(s.words, ?) > 0"
		args = append(args, " "+word)
	}
	err := s.List(ctx, &list, foundColumns+"WHERE true"+where+` GROUP BY s.name, s.town
		ORDER BY instr(s.words, ?) <> 1, instr(s.lines, '"TRAIN"') = 0, length(s.words), s.words LIMIT ?`,
		append(args, " "+words[0], first)...)
	stops := make([]Stop, len(list))
	for i, f := range list {
		stops[i] = f.Stop
	}
	return stops, err
}
