package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// TestRenderAhead changes the answer of pages that were read twice, and of one that was read once.
func TestRenderAhead(t *testing.T) {
	s, rendered := testSite(t, `{"data":{"a":1}}`)
	read := func(i int, version int64) {
		if _, err := s.Page(t.Context(), Location{URL: fmt.Sprintf("/%d/", i), Languages: "nl"}, version); err != nil {
			t.Fatal(err)
		}
	}
	read(0, 1)
	for i := 1; i <= limits.PagesAhead+5; i++ {
		read(i, 1)
		read(i, 1)
	}
	s.graph = answers(`{"data":{"a":2}}`)
	before, waited := rendered.Load(), 0
	s.RenderAhead(context.Background(), 2, func() error { waited++; return nil })
	if n := rendered.Load() - before; n != limits.PagesAhead || waited != limits.PagesAhead {
		t.Errorf("%d pages were rendered ahead after waiting %d times, want %d", n, waited, limits.PagesAhead)
	}
	for i := 6; i <= limits.PagesAhead+5; i++ {
		read(i, 2)
	}
	if n := rendered.Load() - before; n != limits.PagesAhead {
		t.Errorf("%d pages rendered ahead were rendered again for visitors, want none", n-limits.PagesAhead)
	}
	s.graph = answers(`{"data":{"a":3}}`)
	s.RenderAhead(context.Background(), 3, func() error { return errors.New("the server stops") })
	if n := rendered.Load() - before; n != limits.PagesAhead {
		t.Errorf("%d pages were rendered although the server stops, want none", n-limits.PagesAhead)
	}
}

// listed is an engine for a list of three pages, whose cards take two turns a page. Its first turn finds no engine free.
type listed struct {
	pages
	turns *[]string
}

func (listed) Match(Location) (Match, error) {
	return Match{Page: "sale", DocumentID: "d", Variables: json.RawMessage(`{"page":1,"map":false}`)}, nil
}

func (l listed) Cards(at Location, answer json.RawMessage, most int) (Cards, error) {
	*l.turns = append(*l.turns, fmt.Sprint(at.Language, " ", string(answer), " ", most))
	n := len(*l.turns)
	if n == 1 {
		return Cards{}, ErrBusy
	}
	if strings.Contains(string(answer), "4") {
		return Cards{}, nil
	}
	return Cards{Count: 48, Left: n % 2 * 40}, nil
}

// pageNumbers is a graph that answers with the page that it is asked for.
type pageNumbers struct{ answers }

func (pageNumbers) Answer(_ context.Context, _ string, variables map[string]any) ([]byte, error) {
	return json.Marshal(variables["page"])
}

// TestCardsAhead renders the cards of a list ahead, a few at a time, until it ends or the wait says so.
func TestCardsAhead(t *testing.T) {
	s, _ := testSite(t, "")
	var turns []string
	s.pool = NewPool(1, func(*Repeats) (Engine, error) { return listed{turns: &turns}, nil })
	s.graph = pageNumbers{}
	waited := 0
	wait := func() error { waited++; return nil }
	if n, err := s.CardsAhead(t.Context(), Location{Language: "fr"}, 200, wait); err != nil || n != 3*48 {
		t.Fatal(n, err)
	}
	want := []string{"1", "1", "2", "2", "3", "3", "4"}
	for i, page := range want {
		want[i] = fmt.Sprint("fr ", page, " ", limits.CardsAtOnce)
	}
	if !slices.Equal(turns, want) || waited != len(want) {
		t.Errorf("the turns are %q after waiting %d times, want %q and as many", turns, waited, want)
	}
	stop := errors.New("the data changed")
	_, err := s.CardsAhead(t.Context(), Location{}, 200, func() error { return stop })
	if !errors.Is(err, stop) || len(turns) != len(want) {
		t.Errorf("%v after %d turns more, want %v after none", err, len(turns)-len(want), stop)
	}
	if n, err := s.CardsAhead(t.Context(), Location{}, 49, wait); err != nil || n != 2*48 {
		t.Errorf("cards of %d properties are rendered, want those of the pages that have 49 (%v)", n, err)
	}
}
