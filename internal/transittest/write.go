// Package transittest writes timetables of public transport for tests, as operators publish them.
package transittest

import (
	"archive/zip"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// Small is the smallest timetable: one bus, which stops at one stop in Genk until the end of 2099.
func Small() map[string]string {
	return map[string]string{
		"stops.txt":      "stop_id,stop_name,stop_lat,stop_lon\n1,Kerk,50.97,5.50\n",
		"routes.txt":     "route_id,route_short_name,route_long_name,route_type\nr,G1,Genk - Hasselt,3\n",
		"calendar.txt":   "service_id,monday,start_date,end_date\ns,1,20260101,20991231\n",
		"trips.txt":      "route_id,service_id,trip_id\nr,s,t\n",
		"stop_times.txt": "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,25:10:00,25:10:00,1,1\n",
	}
}

// With changes files of a timetable, names and texts in turn; an empty text removes one.
func With(files map[string]string, changes ...string) map[string]string {
	for i := 0; i < len(changes); i += 2 {
		if files[changes[i]] = changes[i+1]; changes[i+1] == "" {
			delete(files, changes[i])
		}
	}
	return files
}

// Write writes a ZIP file with these files, by their names.
func Write(t testing.TB, files map[string]string) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "gtfs.zip")
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := zip.NewWriter(out)
	for name, text := range files {
		in, err := w.Create(name)
		if err == nil {
			_, err = in.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), out.Close()); err != nil {
		t.Fatal(err)
	}
	return path
}
