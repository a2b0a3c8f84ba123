package main

import (
	"fmt"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
)

// TestPublicationsOfAPropertySurviveKills kills the server once it said that changes of a property wait, and at different moments of their
// publication, again and again: what was answered is stored, and of a draft all is in force and it is gone, or nothing is and it waits. At
// last one is planned, and the server that comes next publishes it at its time, once.
func TestPublicationsOfAPropertySurviveKills(t *testing.T) {
	releasetest.Only(t, "it kills programs")
	t.Parallel()
	s := startWithProperty(t)
	for i := range 6 {
		before, _ := s.property(t)
		next := s.draft(t, i)
		if i%2 == 0 {
			s.process.kill()
			s.start(t)
		}
		if now, waits := s.property(t); now != before || waits != next {
			t.Fatalf("before publication %d the property is %q and %q waits, want %q and %q", i, now, waits, before, next)
		}
		sent, answer, log := make(chan bool, 1), make(chan string, 1), s.logState(t)
		publish := "mutation { publishProperty(input: {" + s.seen(t) + "}) { __typename } }"
		go func() { answer <- s.mutate(t, publish, func() { sent <- true }) }()
		<-sent
		got := ""
		switch i % 3 {
		case 1: // as soon as something is written
			for s.logState(t) == log && len(answer) == 0 {
				runtime.Gosched()
			}
		case 2: // as soon as it is answered
			if got = <-answer; !strings.Contains(got, "PropertyChanged") {
				t.Fatalf("publication %d answers %s", i, got)
			}
		}
		s.process.kill()
		if i%3 != 2 {
			got = <-answer
		}
		now, waits := s.property(t)
		isPublished, isUntouched := now == next && waits == "", now == before && waits == next
		if !isPublished && (!isUntouched || strings.Contains(got, "PropertyChanged")) {
			t.Fatalf("after kill %d the property is %q, %q waits and the answer was %q; want %q, or %q without an answer", i, now, waits,
				got, next, before)
		}
		s.start(t)
	}
	next := s.draft(t, 6)
	s.change(t, fmt.Sprintf("planProperty(input: {%s, at: %q})", s.seen(t), time.Now().Add(2*time.Second).UTC().Format(time.RFC3339Nano)))
	s.process.kill()
	s.start(t)
	for waits := "?"; waits != ""; time.Sleep(5 * time.Millisecond) { // the test's timeout ends this otherwise
		_, waits = s.property(t)
	}
	s.process.kill()
	var published []int
	if err := s.store.Log.List(t.Context(), &published, "SELECT count(*) FROM action WHERE name = 'publishPlanned'"); err != nil {
		t.Fatal(err)
	}
	if now, _ := s.property(t); now != next || published[0] != 1 {
		t.Errorf("at its time the property is %q, published %d times; want %q, once", now, published[0], next)
	}
}

// change sends a mutation, which must change the property.
func (s *busyDesk) change(t *testing.T, mutation string) {
	t.Helper()
	query := "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } } }"
	if got := s.mutate(t, query, func() {}); !strings.Contains(got, "PropertyChanged") {
		t.Fatalf("%.60s answers %s, want PropertyChanged", mutation, got)
	}
}

// draft lets a title and a price wait, and returns them as property does.
func (s *busyDesk) draft(t *testing.T, i int) string {
	t.Helper()
	s.change(t, `collectProperty(input: {number: 1096})`)
	now, waits := s.property(t)
	title, _, _ := strings.Cut(waits, " | ")
	if title == "" { // a draft that has just begun
		title, _, _ = strings.Cut(now, " | ")
	}
	next := fmt.Sprint("Straks ", i)
	s.change(t, fmt.Sprintf(`setPropertyField(input: {number: 1096, draft: true, field: "title", language: NL, before: %q, value: %q})`,
		title, next))
	seen := regexp.MustCompile(`version: \d+`).FindString(s.seen(t))
	s.change(t, fmt.Sprintf("setPrice(input: {number: 1096, draft: true, %s, amount: %d})", seen, 300000+i))
	return fmt.Sprintf("%s | %d00", next, 300000+i)
}

// property returns the title and the price in force, and those that wait, "" when there is no draft.
func (s *busyDesk) property(t *testing.T) (now, waits string) {
	t.Helper()
	var list []string
	const force = `SELECT (title ->> 'nl') || ' | ' || price FROM property WHERE number = 1096`
	const draft = `SELECT coalesce((SELECT value ->> '$' FROM draft d
			WHERE d.record = m.record AND field = 'title' AND language = 'nl'), '') ||
		' | ' || coalesce((SELECT CAST(round(value * 100) AS INTEGER) FROM draft d
			WHERE d.record = m.record AND field = 'price'), '')
		FROM draft m WHERE record = 'property:1096' AND field = 'draft'`
	if err := s.store.Log.List(t.Context(), &list, force+" UNION ALL "+draft); err != nil {
		t.Fatal(err)
	}
	if len(list) > 1 {
		waits = list[1]
	}
	return list[0], waits
}

// seen names the draft as an input does.
func (s *busyDesk) seen(t *testing.T) string {
	t.Helper()
	var list []string
	const seen = `SELECT 'number: 1096, draft: ' || (SELECT max(id) FROM draft WHERE record = 'property:1096') || ', version: ' ||
		(SELECT coalesce(max(id), 0) FROM part_change WHERE record = 'property:1096')`
	if err := s.store.Log.List(t.Context(), &list, seen); err != nil {
		t.Fatal(err)
	}
	return list[0]
}
