package stops_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/internal/dbtest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

var (
	home = geo.Location{Latitude: 51, Longitude: 5.5, Exact: true}
	now  = time.Date(2026, 11, 29, 12, 0, 0, 0, locale.Zone)
)

// north is a place some metres north of the property.
func north(metres float64) float64 { return home.Latitude + metres/111_200 }

func stop(name string, metres float64, lines ...stops.Line) stops.Stop {
	return stops.Stop{Name: name, Names: locale.Localized{"fr": name + " (fr)"}, Latitude: north(metres), Longitude: home.Longitude,
		Town: "3600 Genk", Words: " " + name + " 3600 genk", Lines: lines}
}

func bus(name string) stops.Line {
	return stops.Line{Name: name, Kind: geo.TransitBus, Operator: "De Lijn", Colour: "#ffcc00", TextColour: "#000000"}
}

func opened(t *testing.T) *stops.Store {
	return &stops.Store{DB: dbtest.Open(t, func(ctx context.Context, path string, o ...handle.Option) (*handle.DB, error) {
		return handle.OpenFile(ctx, path, o...)
	})}
}

func add(t *testing.T, s *stops.Store, name string, list ...stops.Stop) {
	t.Helper()
	if err := replace(t, s, name, list...); err != nil {
		t.Fatal(err)
	}
}

func replace(t *testing.T, s *stops.Store, name string, list ...stops.Stop) error {
	return s.Replace(t.Context(), stops.Feed{Name: name, Operators: []string{name}, Until: "2026-12-31", ReadAt: now.Unix(),
		Stops: len(list), Lines: 1}, list, desklog.Action{At: now})
}

func near(t *testing.T, s *stops.Store, first int) []geo.TransitStop {
	t.Helper()
	list, err := s.Near(t.Context(), home, "fr", first)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestStopsNearAHome(t *testing.T) {
	s := opened(t)
	train := stops.Line{Name: "IC 13", Kind: geo.TransitTrain, Operator: "NMBS", Names: locale.Localized{"fr": "IC treize"}}
	add(t, s, "De Lijn", stop("kerk", 300, bus("11")), stop("kerk", 310, bus("9"), bus("11"), train), stop("school", 120, bus("G2")),
		stop("edge", limits.StopMetres, bus("1")), stop("far", limits.StopMetres+2, bus("1")))
	add(t, s, "TEC", stop("kerk", 305, bus("400")))
	var got []string
	for _, stop := range near(t, s, 10) {
		lines := ""
		for _, l := range stop.Lines {
			lines += " " + l.Name
		}
		got = append(got, fmt.Sprintf("%s %d %s%s", stop.Name, stop.Distance, stop.Source.Name, lines))
	}
	want := []string{
		"school (fr) 120 De Lijn G2",
		"kerk (fr) 300 De Lijn IC treize 9 11",
		"kerk (fr) 305 TEC 400",
		"edge (fr) 800 De Lijn 1",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	list := near(t, s, 2)
	if len(list) != 2 || len(list[1].Lines) != 3 || *list[0].Source.Until != "2026-12-31" || list[0].Source.Read != "2026-11-29" ||
		*list[0].Lines[0].Colour != "#ffcc00" {
		t.Errorf("the first two: %+v", list)
	}
}

func TestTimetablesReplaceTheirOwn(t *testing.T) {
	s := opened(t)
	version := func() (v int) {
		if err := s.One(t.Context(), &v, "SELECT version FROM data_version"); err != nil {
			t.Fatal(err)
		}
		return v
	}
	add(t, s, "De Lijn", stop("kerk", 300, bus("11")))
	before := version()
	many := make([]stops.Stop, 1201) // three statements
	for i := range many {
		many[i] = stop(fmt.Sprint("stop", i), float64(i), bus("11"))
	}
	add(t, s, "De Lijn", many...)
	if list := near(t, s, 2000); len(list) != limits.StopMetres+1 || version() == before {
		t.Errorf("%d stops, version %d", len(list), version())
	}
	for i := 1; i < limits.TransitFeeds; i++ {
		add(t, s, fmt.Sprint("Feed ", i))
	}
	if err := replace(t, s, "One more"); !errors.Is(err, stops.ErrManyFeeds) {
		t.Errorf("one timetable too many: %v", err)
	}
	add(t, s, "De Lijn", stop("kerk", 300, bus("11")))
	if err := s.Remove(t.Context(), "De Lijn", desklog.Action{At: now}); err != nil || len(near(t, s, 10)) != 0 {
		t.Errorf("removed: %v", err)
	}
	if err := s.Remove(t.Context(), "De Lijn", desklog.Action{At: now}); !errors.Is(err, stops.ErrUnknownFeed) {
		t.Errorf("removed twice: %v", err)
	}
	list, err := s.Feeds(t.Context())
	if err != nil || len(list) != limits.TransitFeeds-1 || list[0].Operators[0] != "Feed 1" || list[0].Ended(now) ||
		!list[0].Ended(now.AddDate(0, 2, 0)) {
		t.Errorf("the timetables: %+v %v", list, err)
	}
}

func TestStopsByName(t *testing.T) {
	s := opened(t)
	train := stops.Line{Name: "IC", Kind: geo.TransitTrain}
	add(t, s, "De Lijn", stop("station oost", 900, bus("1")), stop("oost station", 1500, train), stop("oost", 10, bus("1")),
		stop("oost", 12, bus("2")), stop("west", 10, bus("1")))
	for words, want := range map[string][]string{"oost": {"oost station", "oost", "station oost"},
		"st oo":     {"station oost", "oost station"},
		"west genk": {"west"}, "zuid": nil, "": nil, "ost": nil, "%": nil} {
		var list []string
		for _, stop := range mustName(t, s, words, 8) {
			list = append(list, stop.Name)
		}
		if !slices.Equal(list, want) {
			t.Errorf("%q finds %q", words, list)
		}
	}
	if list := mustName(t, s, "oost", 1); len(list) != 1 {
		t.Errorf("one of them: %v", list)
	}
}

func mustName(t *testing.T, s *stops.Store, words string, first int) []stops.Stop {
	t.Helper()
	found, err := s.Named(t.Context(), strings.Fields(words), first)
	if err != nil {
		t.Fatal(err)
	}
	return found
}
