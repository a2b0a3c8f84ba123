package graph

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// oneBroken answers as the sample, but for the photos of one property, which fail some times.
type oneBroken struct {
	*Resolver
	number int
	times  *atomic.Int64
}

func (b oneBroken) Property() PropertyResolver {
	return oneBrokenProperty{b.Resolver.Property(), b}
}

type oneBrokenProperty struct {
	PropertyResolver
	broken oneBroken
}

func (b oneBrokenProperty) Photos(ctx context.Context, p *agency.Property, first *int) ([]*media.Photo, error) {
	if p.Number == b.broken.number && b.broken.times.Add(-1) >= 0 {
		return nil, errors.New("the disk is at /srv/secret")
	}
	return b.PropertyResolver.Photos(ctx, p, first)
}

// breakOne lets the graph answer as oneBroken. It returns how often the photos of the property still fail.
func (g *Graph) breakOne(store *db.Store, number int, times int64) *atomic.Int64 {
	left := new(atomic.Int64)
	left.Store(times)
	g.Engine = engine.New(NewExecutableSchema(Config{Resolvers: oneBroken{g.resolver, number, left}}), store, nil,
		engine.Rules{Live: isLive, Cost: costOf, TriesPassword: triesPassword})
	return left
}

// brokenTurn gives each run of the test another property, because the log names each once while a program runs.
var brokenTurn atomic.Int64

// TestARecordThatCannotBeShownHoldsNoOtherBack has one property whose photos fail: the changes, a subscription and what
// webhooks are sent have all the others, and the log names it once. An export, which has to be whole, ends at it and names it.
func TestARecordThatCannotBeShownHoldsNoOtherBack(t *testing.T) {
	var log bytes.Buffer
	defer slog.SetDefault(slog.Default())
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	store, _ := sampletest.Open(t)
	g := New(leadstest.Open(t, store).Auth(), nil)
	all, err := exported(t, g)
	if err != nil || len(all) < 84 {
		t.Fatalf("the export has the properties %v, want at least 84 (%v)", all, err)
	}
	other, number := all[0], all[1+int(brokenTurn.Add(1))%(len(all)-1)]
	g.breakOne(store, number, math.MaxInt64)
	if _, err := exported(t, g); err != (BrokenExport{fmt.Sprint("property ", number)}) {
		t.Errorf("the export ends with %v, want that property %d cannot be read", err, number)
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

// TestAnExportIsWholeAfterAFailureOfAMoment fails to read one property once: the export has it all the same.
func TestAnExportIsWholeAfterAFailureOfAMoment(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := New(leadstest.Open(t, store).Auth(), nil)
	want, err := exported(t, g)
	if err != nil {
		t.Fatal(err)
	}
	left := g.breakOne(store, want[len(want)/2], 1)
	if got, err := exported(t, g); err != nil || !slices.Equal(got, want) || left.Load() >= 1 {
		t.Errorf("the export has the properties %v (%v, %d failures are left), want %v", got, err, left.Load(), want)
	}
}

// exported lists the numbers of an export's properties, each once.
func exported(t *testing.T, g *Graph) (numbers []int, err error) {
	t.Helper()
	err = g.Export(t.Context(), locale.Dutch, func(line []byte) error {
		var record struct{ Number int }
		if err := json.Unmarshal(line, &record); err != nil {
			return err
		}
		if record.Number > 0 { // the first line is the cursor
			numbers = append(numbers, record.Number)
		}
		return nil
	})
	slices.Sort(numbers)
	return numbers, err
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
