package graph_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/sampletest"
)

// subscription is a subscription to changes over server-sent events.
type subscription struct {
	lines *bufio.Scanner
	close func()
	id    *string // id of the last event
}

func (s subscription) lastID() string { return *s.id }

func (c client) subscribe(t *testing.T, variables map[string]any, headers ...string) subscription {
	t.Helper()
	body, _ := json.Marshal(map[string]any{"query": strings.Replace(changes, "query", "subscription", 1), "variables": variables})
	ctx, cancel := context.WithCancel(t.Context())
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct {
			Query     string
			Variables map[string]any
		}
		d := json.NewDecoder(r.Body)
		d.UseNumber()
		d.Decode(&q) // the graph refuses a body that is not a query
		c.graph.Stream(w, r.WithContext(engine.WithMeter(r.Context(), c.meter)), engine.FreeQuery{Text: q.Query, Variables: q.Variables})
	}))
	t.Cleanup(func() { cancel(); server.Close() })
	r, _ := http.NewRequestWithContext(ctx, "POST", server.URL, bytes.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "text/event-stream")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil || response.Header.Get("Content-Type") != "text/event-stream" {
		t.Fatalf("the stream does not open: %+v (%v)", response, err)
	}
	return subscription{bufio.NewScanner(response.Body), func() { cancel(); response.Body.Close() }, new(string)}
}

// next reads the next event: an answer, or "complete".
func (s subscription) next(t *testing.T) (data struct{ Changes page }, text string) {
	t.Helper()
	for s.lines.Scan() {
		if id, ok := strings.CutPrefix(s.lines.Text(), "id: "); ok {
			*s.id = id
		}
		if line, ok := strings.CutPrefix(s.lines.Text(), "data: "); ok {
			var a answer
			if err := json.Unmarshal([]byte(line), &a); err != nil {
				t.Fatal(err)
			}
			json.Unmarshal(a.Data, &data)
			return data, line
		}
		if s.lines.Text() == "event: complete" {
			return data, "complete"
		}
	}
	t.Fatalf("the stream ended early (%v)", s.lines.Err())
	return data, ""
}

func TestASubscriptionReportsWhatChanges(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	s := c.subscribe(t, nil)
	first, _ := s.next(t)
	if len(first.Changes.Changes) != 0 || first.Changes.Cursor == "" {
		t.Fatalf("without a cursor the stream begins with %+v, want no change and a cursor", first)
	}
	write(t, store, "UPDATE property SET status = 3 WHERE number IN (1094, 1095, 1096)")
	second, _ := s.next(t)
	if len(second.Changes.Changes) != 3 || second.Changes.Changes[0].Kind != "PropertyWithdrawn" {
		t.Errorf("the stream tells %+v, want three properties withdrawn", second)
	}
	s.close()
	write(t, store, "UPDATE property SET status = 1 WHERE number = 1096")
	again := c.subscribe(t, map[string]any{"since": first.Changes.Cursor, "first": 2})
	var numbers []int
	for range 2 {
		data, _ := again.next(t)
		for _, k := range data.Changes.Changes {
			numbers = append(numbers, k.Number)
		}
	}
	slices.Sort(numbers)
	if !slices.Equal(numbers, []int{1094, 1095, 1096}) {
		t.Errorf("a client that comes back is told of %v, want 1094, 1095 and 1096", numbers)
	}
}

func TestASubscriptionHasProjectsOnRequest(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	with, without := c.subscribe(t, map[string]any{"projects": true}), c.subscribe(t, nil)
	with.next(t)
	without.next(t)
	write(t, store, "UPDATE project SET delivery = '{}' WHERE number = 2003")
	received, _ := with.next(t)
	if len(received.Changes.Changes) == 0 || received.Changes.Changes[0].Kind != "ProjectChanged" {
		t.Errorf("a client that asks for projects is told %+v, want the project that changed", received)
	}
	others, _ := without.next(t)
	for _, k := range others.Changes.Changes {
		if k.Kind != "PropertyChanged" {
			t.Errorf("a client that does not ask for projects is told of one: %+v", k)
		}
	}
}

// TestAClientOfAStreamComesBackWithItsLastEvent sends the id of the last event with the same query, as a browser's EventSource does.
func TestAClientOfAStreamComesBackWithItsLastEvent(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	s := c.subscribe(t, map[string]any{"first": 2})
	first, _ := s.next(t)
	if s.lastID() == "" || s.lastID() != first.Changes.Cursor {
		t.Errorf("the event has the id %q, want its cursor %q", s.lastID(), first.Changes.Cursor)
	}
	write(t, store, "UPDATE property SET status = 3 WHERE number IN (1094, 1095, 1096)")
	second, _ := s.next(t)
	if len(second.Changes.Changes) != 2 || s.lastID() != second.Changes.Cursor {
		t.Errorf("the event with the id %q is %+v, want two changes and its cursor as the id", s.lastID(), second)
	}
	s.close()
	write(t, store, "UPDATE property SET status = 3 WHERE number = 1093")
	again := c.subscribe(t, nil, "Last-Event-ID", s.lastID())
	third, _ := again.next(t)
	if len(third.Changes.Changes) != 2 || third.Changes.Changes[1].Number != 1093 {
		t.Errorf("a client that comes back with the last event is told %+v, want the rest and 1093", third)
	}
	wrong := c.subscribe(t, nil, "Last-Event-ID", "x")
	if _, text := wrong.next(t); !strings.Contains(text, "BAD_INPUT") || wrong.lastID() != "" {
		t.Errorf("a Last-Event-ID that is no cursor is answered %s, want BAD_INPUT and no id", text)
	}
}

func TestASubscriptionWithABadCursorSaysSoAndEnds(t *testing.T) {
	c := start(t)
	s := c.subscribe(t, map[string]any{"since": "x"})
	if _, text := s.next(t); !strings.Contains(text, "BAD_INPUT") {
		t.Errorf("an invalid cursor is answered %s, want BAD_INPUT", text)
	}
	if _, text := s.next(t); text != "complete" {
		t.Errorf("after the error the stream says %s, want that it is complete", text)
	}
}
