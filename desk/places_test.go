package desk_test

import (
	"context"
	"errors"
	"testing"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	resolvers "github.com/gevel/gevel/desk"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/stafftest"
	"github.com/gevel/gevel/limits"
)

// sheetLike are the files of the desk that share the places of sheets.
func sheetLike(g *resolvers.Graph, ctx context.Context) map[string]func() (forms.Problems, error) {
	return map[string]func() (forms.Problems, error){
		"Sheet": func() (forms.Problems, error) {
			return g.Sheet(ctx, desk.EveryLead, nil, func([]string) error { return nil })
		},
		"PersonFile": func() (forms.Problems, error) {
			_, problems, err := g.PersonFile(ctx, "an@example.org")
			return problems, err
		},
		"PersonPage": func() (forms.Problems, error) {
			_, problems, err := g.PersonPage(ctx, "an@example.org")
			return problems, err
		},
	}
}

// TestAStrangerTakesNoPlaceOfTheDesk shows that permission is checked before a place is taken: while all places of a network are taken, its
// managers get TOO_MANY, and strangers of the same network SIGNED_OUT, however many they are.
func TestAStrangerTakesNoPlaceOfTheDesk(t *testing.T) {
	store, _ := sampletest.Open(t)
	g := open(t, store)
	manager := principal.With(t.Context(), &principal.Principal{Desk: stafftest.SignIn(t, store, desk.Manager), Address: "192.0.2.1"})
	stranger := principal.With(t.Context(), &principal.Principal{Address: "192.0.2.1"})
	calls := 0
	var write func(others int) func([]string) error
	write = func(others int) func([]string) error {
		return func([]string) error {
			for name, call := range sheetLike(g, stranger) {
				if p, err := call(); err != nil || len(p) != 1 || p[0].Code != forms.SignedOut {
					t.Errorf("%s tells a stranger %v (%v), want SIGNED_OUT", name, p, err)
				}
			}
			if others+1 < limits.SheetsOfOne {
				_, err := g.Sheet(manager, desk.EveryLead, nil, write(others+1))
				return err
			}
			for name, call := range sheetLike(g, manager) {
				calls++
				var refused *gqlerror.Error
				if _, err := call(); !errors.As(err, &refused) || refused.Extensions["code"] != "TOO_MANY" {
					t.Errorf("with %d sheets being written, %s gives %v, want TOO_MANY", others+1, name, err)
				}
			}
			return nil
		}
	}
	if p, err := g.Sheet(manager, desk.EveryLead, nil, write(0)); err != nil || len(p) > 0 || calls != 3 {
		t.Errorf("a sheet is refused with %v (%v), and %d files were asked for beside it, want 3", p, err, calls)
	}
}
