package main

import (
	"net/http"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
)

// TestPhotosOfAPropertySurviveKills kills the server at different moments of adding a photo to a property: as soon as its file is there, as
// soon as something is written, and as soon as it is answered. A photo that was answered is there, one that is there has its file, its line
// of the history and of the log, and the same photo sent again is there once.
func TestPhotosOfAPropertySurviveKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	s := startWithProperty(t)
	begun := s.photos(t)
	for i := range 6 {
		before, files, log := s.photos(t), s.drawings(), s.logState(t)
		answer := make(chan string, 1)
		go func() { answer <- s.addPhoto(t, i) }()
		got := ""
		switch i % 3 {
		case 0: // as soon as its file is there
			for s.drawings() == files && len(answer) == 0 {
				runtime.Gosched()
			}
		case 1: // as soon as something is written
			for s.logState(t) == log && len(answer) == 0 {
				runtime.Gosched()
			}
		case 2: // as soon as it is answered
			if got = <-answer; !strings.Contains(got, "PropertyChanged") {
				t.Fatalf("photo %d is answered %s", i, got)
			}
		}
		s.process.kill()
		if i%3 != 2 {
			got = <-answer
		}
		after := s.photos(t)
		isThere := len(after) == len(before)+1 && slices.Equal(after[:len(before)], before)
		if !isThere && (!slices.Equal(after, before) || strings.Contains(got, "PropertyChanged")) {
			t.Fatalf("after kill %d the photos are %v and the answer was %q; before they were %v", i, after, got, before)
		}
		s.start(t)
		if got := s.addPhoto(t, i); !strings.Contains(got, "PropertyChanged") {
			t.Fatalf("photo %d is answered %s when it is sent again", i, got)
		}
		if again := s.photos(t); len(again) != len(before)+1 || isThere && !slices.Equal(again, after) {
			t.Fatalf("photo %d was sent twice, and the photos are %v; before they were %v", i, again, before)
		}
	}
	added := s.photos(t)[len(begun):]
	for _, name := range added {
		r, err := http.Get("http://" + s.addr + "/media/" + name)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusOK {
			t.Errorf("visitors get %s for the photo %s", r.Status, name)
		}
	}
	for what, count := range map[string]string{
		"the history": "SELECT count(*) FROM part_change WHERE record = 'property:1096' AND field = 'photos'",
		"the log":     "SELECT count(*) FROM action WHERE name = 'addPropertyPhoto'",
	} {
		var lines []int
		if err := s.store.Log.List(t.Context(), &lines, count); err != nil {
			t.Fatal(err)
		}
		if lines[0] != len(added) {
			t.Errorf("%s has %d lines of photos, want one for each of %d", what, lines[0], len(added))
		}
	}
}

// photos are the files of the photos that visitors see of the property, in their order.
func (s *busyDesk) photos(t *testing.T) (files []string) {
	t.Helper()
	const query = "SELECT file FROM photo WHERE property = 1096 AND kind = 0 ORDER BY position"
	if err := s.store.Log.List(t.Context(), &files, query); err != nil {
		t.Fatal(err)
	}
	return files
}

// addPhoto sends a drawing as a photo of the property, and returns the answer.
func (s *busyDesk) addPhoto(t *testing.T, number int) string {
	t.Helper()
	return s.sendDrawing(t, number, "addPropertyPhoto(input: {number: 1096, file: $file})")
}
