package graph

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// oneBroken answers as the sample, but for the photos of one property.
type oneBroken struct {
	*Resolver
	number int
}

func (b oneBroken) Property() PropertyResolver {
	return oneBrokenProperty{b.Resolver.Property(), b.number}
}

type oneBrokenProperty struct {
	PropertyResolver
	number int
}

func (b oneBrokenProperty) Photos(ctx context.Context, p *agency.Property, first *int) ([]*media.Photo, error) {
	if p.Number == b.number {
		return nil, errors.New("the disk is at /srv/secret")
	}
	return b.PropertyResolver.Photos(ctx, p, first)
}

// brokenTurn gives each run of the test another property, because the log names each once while a program runs.
var brokenTurn atomic.Int64

// TestARecordThatCannotBeShownHoldsNoOtherBack has one property whose photos fail: the export, the changes, a subscription and what
// webhooks are sent have all the others, and the log names it once.
func TestARecordThatCannotBeShownHoldsNoOtherBack(t *testing.T) {
	var log bytes.Buffer
	defer slog.SetDefault(slog.Default())
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	store, _ := sampletest.Open(t)
	g := New(leadstest.Open(t, store).Auth(), nil)
	all := exported(t, g)
	other, number := all[0], all[1+int(brokenTurn.Add(1))%(len(all)-1)]
	g.Engine = engine.New(NewExecutableSchema(Config{Resolvers: oneBroken{g.resolver, number}}), store, nil,
		engine.Rules{Live: isLive, Cost: costOf, TriesPassword: triesPassword})
	want := slices.DeleteFunc(slices.Clone(all), func(n int) bool { return n == number })
	if got := exported(t, g); !slices.Equal(got, want) {
		t.Errorf("the export has the properties %v, want %v", got, want)
	}
	since, err := store.Changelog.LatestCursor(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := store.Write(t.Context(), handle.Statement{SQL: "UPDATE property SET updated_at = updated_at + 1 WHERE number IN (?, ?)",
		Args: []any{other, number}}); err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"query", "subscription"} {
		q := engine.FreeQuery{Variables: map[string]any{"since": since}, Text: kind + ` ($since: Cursor) { changes(since: $since) {
			changes { number ... on PropertyChanged { property { photos(first: 1) { width } } } } } }`}
		text := string(g.Free(t.Context(), q).Text)
		if kind == "subscription" {
			text = g.firstEvent(t, q)
		}
		var answer struct {
			Data struct {
				Changes struct{ Changes []struct{ Number int } }
			}
			Errors gqlerror.List
		}
		if err := json.Unmarshal([]byte(text), &answer); err != nil {
			t.Fatalf("a %s is answered %q: %v", kind, text, err)
		}
		got := answer.Data.Changes.Changes
		if len(got) != 1 || got[0].Number != other || len(answer.Errors) == 0 ||
			!strings.HasPrefix(answer.Errors[0].Path.String(), "changes.changes[") {
			t.Errorf("a %s is answered %s, want property %d and an error at the path of the other", kind, text, other)
		}
	}
	nodes, err := g.Changed(t.Context(), locale.Dutch, []webhooks.ChangedRecord{{Kind: changelog.PropertyChange, Number: other},
		{Kind: changelog.PropertyChange, Number: number}, {Kind: changelog.PropertyChange, Number: 999_999}, {Kind: changelog.ProjectChange,
			Number: 2001}})
	if err != nil || len(nodes) != 4 || len(nodes[0]) < 10 || string(nodes[1]) != "null" || nodes[2] != nil || len(nodes[3]) < 10 {
		t.Errorf("webhooks are sent %s (%v), want a property, null for the one that fails, none and a project", nodes, err)
	}
	if n := strings.Count(log.String(), fmt.Sprintf(`record="property %d"`, number)); n != 1 {
		t.Errorf("the log names property %d %d times, want once:\n%s", number, n, log.String())
	}
}

// exported lists the numbers of an export's properties.
func exported(t *testing.T, g *Graph) (numbers []int) {
	t.Helper()
	err := g.Export(t.Context(), locale.Dutch, func(line []byte) error {
		var record struct{ Number int }
		if err := json.Unmarshal(line, &record); err != nil {
			return err
		}
		if record.Number > 0 { // the first line is the cursor
			numbers = append(numbers, record.Number)
		}
		return nil
	})
	if err != nil || len(numbers) < 84 {
		t.Fatalf("the export has the properties %v, want at least 84 (%v)", numbers, err)
	}
	slices.Sort(numbers)
	return numbers
}

// firstEvent subscribes until the first event.
func (g *Graph) firstEvent(t *testing.T, q engine.FreeQuery) string {
	t.Helper()
	ctx, leave := context.WithTimeout(t.Context(), time.Minute) // turns a hang into a failure
	defer leave()
	w := leavesAfterEvent{httptest.NewRecorder(), leave}
	g.Stream(w, httptest.NewRequestWithContext(ctx, "POST", "/graphql", nil), q)
	_, event, _ := strings.Cut(w.Body.String(), "data: ")
	event, _, _ = strings.Cut(event, "\n")
	return event
}

type leavesAfterEvent struct {
	*httptest.ResponseRecorder
	leave func()
}

func (w leavesAfterEvent) Write(p []byte) (int, error) {
	if bytes.Contains(p, []byte("data: ")) {
		w.leave()
	}
	return w.ResponseRecorder.Write(p)
}
