package transit

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/unicode"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/internal/transittest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

var day = time.Date(2026, 11, 29, 12, 0, 0, 0, locale.Zone)

func mustRead(t *testing.T, files map[string]string) *Timetable {
	t.Helper()
	read, err := Read(t.Context(), "Operator", transittest.Write(t, files), day)
	if err != nil {
		t.Fatal(err)
	}
	return read
}

func linesOf(s stops.Stop) string {
	var list []string
	for _, l := range s.Lines {
		list = append(list, fmt.Sprintf("%s %s %s", l.Kind, l.Name, l.Operator))
	}
	return strings.Join(list, ", ")
}

func namesOf(list []stops.Stop) (names []string) {
	for _, s := range list {
		names = append(names, s.Name)
	}
	return names
}

func hasWarning(read *Timetable, part string) bool {
	return slices.ContainsFunc(read.Warnings, func(w Warning) bool { return strings.Contains(w.String(), part) })
}

// TestDeLijn reads a file as De Lijn writes it: a byte order mark, quotes, CRLF, a folder, and numbers with spaces.
func TestDeLijn(t *testing.T) {
	files := map[string]string{}
	for name, text := range transittest.With(transittest.Small(),
		"agency.txt", "agency_id,agency_name,agency_url,agency_timezone\n1,De Lijn,https://delijn.example,Europe/Brussels\n",
		"stops.txt", `"stop_id","stop_code","stop_name","stop_desc","stop_lat","stop_lon","location_type","parent_station"`+"\n"+
			`"9","407","Genk ""Kerk"", plein",,  50.9650 , 5.5010 ,,`+"\n"+`"8","408","Genk Kerk",,50.9651,5.5012,0,""`+"\n"+
			`"7","1","Niemand",,50.9,5.5,,`+"\n",
		"routes.txt", "route_type,route_color,route_text_color,route_long_name,route_short_name,agency_id,route_id\n"+
			"3,FFFFFF,FFFFFF,Genk - Maaseik,11,1,r\n0,ffcc00,FFFFFF,,T1,1,q\n",
		"trips.txt", "route_id,service_id,trip_id\nr,s,t\nq,s,u\n",
		"stop_times.txt", "trip_id,stop_id\nt,9\nu,9\nt,8\nt,404\n") {
		files["gtfs_transit/"+name] = "\xef\xbb\xbf" + strings.ReplaceAll(text, "\n", "\r\n")
	}
	files["__MACOSX/gtfs_transit/._stops.txt"] = "x"
	read := mustRead(t, files)
	if got := namesOf(read.Stops); !slices.Equal(got, []string{`Genk "Kerk", plein`, "Genk Kerk"}) {
		t.Fatalf("stops: %q", got)
	}
	s := read.Stops[0]
	if got := linesOf(s); got != "TRAM T1 De Lijn, BUS 11 De Lijn" || s.Latitude != 50.965 || s.Town != "3600 Genk" {
		t.Errorf("the stop is %q at %v in %q", got, s.Latitude, s.Town)
	}
	if tram, bus := s.Lines[0], s.Lines[1]; tram.Colour != "#ffcc00" || tram.TextColour != "#000000" || bus.Colour != "" {
		t.Errorf("colours: %+v %+v", tram, bus)
	}
	if read.Unserved != 1 || read.Rows != 4 || read.Feed.Until != "2099-12-31" || read.Feed.Lines != 2 {
		t.Errorf("told of it: %+v, %d rows, %d unserved", read.Feed, read.Rows, read.Unserved)
	}
	if !hasWarning(read, `stop_times.txt, stop_id "1"`) || len(read.Warnings) != 1 {
		t.Errorf("warnings: %v", read.Warnings)
	}
}

// TestTextsOfTables reads one timetable in the encodings and with the ends of lines in which programs save it.
func TestTextsOfTables(t *testing.T) {
	utf16 := func(order unicode.Endianness, mark unicode.BOMPolicy) func(string) string {
		return func(text string) string {
			written, err := unicode.UTF16(order, mark).NewEncoder().String(text)
			if err != nil {
				t.Fatal(err)
			}
			return written
		}
	}
	same := func(text string) string { return text }
	want := namesOf(mustRead(t, transittest.Small()).Stops)
	for name, write := range map[string]func(string) string{
		"UTF-16 with its mark":         utf16(unicode.LittleEndian, unicode.UseBOM),
		"UTF-16, the other order":      utf16(unicode.BigEndian, unicode.UseBOM),
		"UTF-16 without its mark":      utf16(unicode.LittleEndian, unicode.IgnoreBOM),
		"the other order without it":   utf16(unicode.BigEndian, unicode.IgnoreBOM),
		"CR":                           func(text string) string { return strings.ReplaceAll(text, "\n", "\r") },
		"UTF-8 with its mark and CR":   func(text string) string { return "\xef\xbb\xbf" + strings.ReplaceAll(text, "\n", "\r") },
		"as it is, for the comparison": same,
	} {
		files := map[string]string{}
		for file, text := range transittest.Small() {
			files[file] = write(text)
		}
		if got := namesOf(mustRead(t, files).Stops); len(got) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: the stops are %q, want %q", name, got, want)
		}
	}
}

// TestRailways reads stations with platforms, entrances and boarding areas, extended numbers of kinds, and several operators.
func TestRailways(t *testing.T) {
	read := mustRead(t, transittest.With(
		transittest.Small(),
		"agency.txt",
		"agency_name,agency_id\nCFL,c\nRGTR,r\n",
		"stops.txt",
		"stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n"+
			"S,Luxembourg,49.6,6.134,1,\nS1,Quai 1,49.601,6.134,0,S\nS2,Quai 2,49.601,6.1341,,S\nE,Entrée,49.6,6.13,2,S\nN,,,,3,S\n"+
			"B,,,,4,S1\n"+
			"L,Bettembourg,,,1,\nL1,Bettembourg,49.517,6.1,0,L\nO,Perdu,49.6,6.2,0,nowhere\nX,Sans place,,,0,\nZ,Zéro,0,0,0,\n",
		"routes.txt",
		"route_id,agency_id,route_short_name,route_long_name,route_type\na,c,RE,,106\nb,r,302,,700\nc,c,,Funiculaire,1400\n"+
			"d,c,9,,3\ne,c,x,,999999\nf,r,10,,714\ng,c,,,2\n",
		"trips.txt",
		"trip_id,route_id,service_id\na,a,s\nb,b,s\nc,c,s\nd,d,s\ne,e,s\nf,f,s\ng,g,s\n",
		"stop_times.txt",
		"trip_id,stop_id,pickup_type,drop_off_type\na,S1,,\nb,B,0,0\nc,S2,1,0\nd,S,,\ne,O,,\nf,S1,,\na,L1,,\na,X,,\na,Z,,\nb,L1,1,1\n",
	))
	if got := namesOf(read.Stops); !slices.Equal(got, []string{"Luxembourg", "Bettembourg", "Perdu"}) {
		t.Fatalf("stops: %q", got)
	}
	if got := linesOf(read.Stops[0]); got != "TRAIN RE CFL, BUS 9 CFL, BUS 10 RGTR, BUS 302 RGTR, OTHER Funiculaire CFL" {
		t.Errorf("lines of the station: %q", got)
	}
	if s := read.Stops[1]; s.Latitude != 49.517 || linesOf(s) != "TRAIN RE CFL" {
		t.Errorf("a station without a place has that of its platform, and no line at which nobody gets on or off: %+v", s)
	}
	for _, part := range []string{`stop_id "X": has no name or no place`, `stop_id "Z"`, `stops.txt, line 10, parent_station "nowhere"`,
		`route_type "999999"`, `route_id "g"`} {
		if !hasWarning(read, part) {
			t.Errorf("no warning has %q: %v", part, read.Warnings)
		}
	}
}

// TestTranslations reads both forms of names in other languages.
func TestTranslations(t *testing.T) {
	now := "table_name,field_name,language,translation,record_id,field_value\nstops,stop_name,fr,Église,1,\n" +
		"stops,stop_name,de-DE,Kirche,,Kerk\n" +
		"stops,stop_desc,en,no,1,\nstops,stop_name,lb,Kierch,1,\nroutes,route_long_name,fr,Genk,r,\nroutes,route_short_name,en,E1,r,\n"
	old := "trans_id,lang,translation\nKerk,FR,Église\nKerk,de,Kirche\nKerk,nl,Kerk\nG1,en,E1\n"
	for form, text := range map[string]string{"today": now, "old": old} {
		s := mustRead(t, transittest.With(transittest.Small(), "translations.txt", text)).Stops[0]
		if s.In("fr") != "Église" || s.In("de") != "Kirche" || s.In("nl") != "Kerk" || s.In("en") != "Kerk" || len(s.Names) != 2 {
			t.Errorf("%s: %v", form, s.Names)
		}
		if names := s.Lines[0].Names; names["en"] != "E1" || len(names) != 1 {
			t.Errorf("%s: the line is called %v", form, names)
		}
		if !strings.Contains(s.Words, " eglise") || !strings.Contains(s.Words, " kirche") {
			t.Errorf("%s: it is found by %q", form, s.Words)
		}
	}
}

func TestTimetableThatEnded(t *testing.T) {
	ended := strings.Replace(transittest.Small()["calendar.txt"], "20991231", "20260301", 1)
	read := mustRead(t, transittest.With(transittest.Small(), "calendar.txt", ended))
	if len(read.Stops) != 1 || read.Feed.Until != "2026-03-01" || !read.Feed.Ended(day) || !hasWarning(read, `end_date "2026-03-01"`) {
		t.Errorf("%+v %v", read.Feed, read.Warnings)
	}
	// A line that ended is left out while others run, and days of calendar_dates.txt count.
	both := transittest.With(
		transittest.Small(),
		"calendar.txt",
		ended,
		"calendar_dates.txt",
		"service_id,date,exception_type\nd,20261224,1\nd,20271224,2\nd,today,1\n",
		"trips.txt",
		"route_id,service_id,trip_id\nr,s,t\nq,d,u\n",
		"routes.txt",
		"route_id,route_short_name,route_type\nr,G1,3\nq,G2,3\n",
		"stop_times.txt",
		"trip_id,stop_id\nt,1\nu,1\n",
	)
	if read = mustRead(
		t,
		both,
	); linesOf(read.Stops[0]) != "BUS G2 Operator" || read.Feed.Until != "2026-12-24" ||
		!hasWarning(read, `date "today"`) {
		t.Errorf("%s until %s: %v", linesOf(read.Stops[0]), read.Feed.Until, read.Warnings)
	}
	if read = mustRead(
		t,
		transittest.With(transittest.Small(), "calendar.txt", ""),
	); len(read.Stops) != 1 || read.Feed.Until != "" ||
		read.Feed.Ended(day) {
		t.Errorf("without calendars: %+v", read.Feed)
	}
}

func TestKinds(t *testing.T) {
	for text, want := range map[string]geo.TransitKind{"0": "TRAM", "1": "METRO", "2": "TRAIN", "3": "BUS", "4": "OTHER", "5": "TRAM",
		"7": "OTHER", "11": "BUS", "12": "OTHER", "100": "TRAIN", "109": "TRAIN", "200": "BUS", "400": "TRAIN", "401": "METRO",
		"500": "METRO",
		"700": "BUS", "800": "BUS", "900": "TRAM", "1000": "OTHER", "1400": "OTHER", "1700": "OTHER"} {
		if kind, ok := kindOf(text); kind != want || !ok {
			t.Errorf("%s is %s, %v", text, kind, ok)
		}
	}
	for _, text := range []string{"", "bus", "-1", "99", "1800"} {
		if kind, ok := kindOf(text); ok || kind != geo.TransitOther {
			t.Errorf("%q is %s", text, kind)
		}
	}
}

// TestOddTables reads what is no good GTFS, but what operators wrote.
func TestOddTables(t *testing.T) {
	read := mustRead(
		t,
		transittest.With(
			transittest.Small(),
			"STOPS.TXT",
			"",
			"stops.txt",
			"stop_id,stop_name,stop_lat,stop_lon\n\n1,Caf\xe9 \"De Zon\",50.97,5.50\n1,Twice,50,5\n",
		),
	)
	if s := read.Stops[0]; s.Name != `Café "De Zon"` || len(read.Stops) != 1 || !hasWarning(read, "stops.txt, line 4, stop_id \"1\"") {
		t.Errorf("%+v %v", s, read.Warnings)
	}
	long := strings.Repeat("x", limits.TransitTextBytes+1)
	for name, changes := range map[string][]string{
		"the archive has no stops.txt":            {"stops.txt", ""},
		"the archive has no trips.txt":            {"trips.txt", ""},
		"routes.txt has no column route_type":     {"routes.txt", "route_id\nr\n"},
		"stops.txt, line 2: is empty":             {"stops.txt", " \n"},
		"stops.txt, line 2: a row is too long":    {"stops.txt", "stop_id,stop_lat,stop_lon,stop_name\n1,1,1,\"open\n2,1,1,x\n"},
		"several timetables, in the folders a, b": {"stops.txt", "", "a/stops.txt", "x", "b/stops.txt", "x"},
	} {
		if _, err := Read(
			t.Context(),
			"Operator",
			transittest.Write(t, transittest.With(transittest.Small(), changes...)),
			day,
		); err == nil ||
			!strings.Contains(err.Error(), name) {
			t.Errorf("%q: %v", name, err)
		}
	}
	if read = mustRead(
		t,
		transittest.With(transittest.Small(), "stops.txt", "stop_id,stop_name,stop_lat,stop_lon\n1,"+long+",50,5\n"),
	); len(
		read.Stops,
	) != 0 ||
		!hasWarning(read, "is longer than 200 bytes") {
		t.Errorf("a long name: %v", read.Warnings)
	}
	path := filepath.Join(t.TempDir(), "x.zip")
	if err := os.WriteFile(path, []byte("no archive"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(t.Context(), "Operator", path, day); err == nil {
		t.Error("a file that is no archive was read")
	}
}

// TestBoundsOfTimetables reads files that go one beyond each bound, and exactly to it.
func TestBoundsOfTimetables(t *testing.T) {
	two := transittest.With(
		transittest.Small(),
		"stops.txt",
		transittest.Small()["stops.txt"]+"2,Plein,50.97,5.51\n",
		"routes.txt",
		transittest.Small()["routes.txt"]+"q,G2,,3\n",
		"calendar.txt",
		transittest.Small()["calendar.txt"]+"u,1,20260101,20261231\n",
		"trips.txt",
		transittest.Small()["trips.txt"]+"q,s,u\n",
		"stop_times.txt",
		transittest.Small()["stop_times.txt"]+"u,,,1,1\n",
	)
	path := transittest.Write(t, two)
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	unpacked, longest := 0, 0
	for name, text := range two {
		if unpacked += len(text); name != "" {
			longest = max(longest, slices.Max(lengths(text)))
		}
	}
	exact := usual
	exact.fileBytes, exact.unpackedBytes, exact.rowBytes, exact.rows = info.Size(), int64(unpacked), longest, 2
	exact.stops, exact.routes, exact.services, exact.trips, exact.ofStop = 2, 2, 2, 2, 2
	if read, err := read(t.Context(), "Operator", path, day, exact); err != nil || len(read.Warnings) > 0 {
		t.Fatalf("at the bounds: %v %v", err, read)
	}
	for name, lower := range map[string]func(*bounds){
		"file": func(b *bounds) { b.fileBytes-- }, "unpacked": func(b *bounds) { b.unpackedBytes-- },
		"row": func(b *bounds) { b.rowBytes-- }, "rows": func(b *bounds) { b.rows-- }, "stops": func(b *bounds) { b.stops-- },
		"routes": func(b *bounds) { b.routes-- }, "services": func(b *bounds) { b.services-- }, "trips": func(b *bounds) { b.trips-- },
	} {
		b := exact
		if lower(&b); b == exact {
			t.Fatal(name)
		}
		if _, err := read(t.Context(), "Operator", path, day, b); err == nil {
			t.Errorf("one beyond the bound of %s was read", name)
		}
	}
	b := exact
	b.ofStop = 1
	if read, err := read(t.Context(), "Operator", path, day, b); err != nil || len(read.Stops[0].Lines) != 1 ||
		!hasWarning(read, `stop_id "1": has more lines than`) {
		t.Errorf("lines of a stop: %v %v", err, read)
	}
}

func lengths(text string) (list []int) {
	for line := range strings.Lines(text) {
		list = append(list, len(line))
	}
	return list
}

func TestWarningsAreBounded(t *testing.T) {
	var rows strings.Builder
	for range limits.TransitWarnings + 5 {
		rows.WriteString("nothing,s,x\n")
	}
	read := mustRead(t, transittest.With(transittest.Small(), "trips.txt", transittest.Small()["trips.txt"]+rows.String()))
	if len(read.Warnings) != limits.TransitWarnings || read.MoreWarnings != 5 {
		t.Errorf("%d warnings and %d more", len(read.Warnings), read.MoreWarnings)
	}
}
