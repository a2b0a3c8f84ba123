package graph_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

func TestChangesSayWhatIsWrongWithACursor(t *testing.T) {
	store, _ := sampletest.Open(t)
	c := startOn(t, store)
	cursor := c.changes(t, nil).Cursor
	write(t, store, "UPDATE change_log SET epoch = 'restored'")
	for code, variables := range map[string]map[string]any{"CURSOR_EXPIRED": {"since": cursor}, "BAD_INPUT": {"since": "x"}} {
		if a := c.query(t, changes, variables); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != code {
			t.Errorf("%v is answered %s, want %s", variables, a.text, code)
		}
	}
	for _, first := range []int{0, 101, -1} {
		if a := c.query(t, changes, map[string]any{"first": first}); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("first %d is answered %s, want BAD_INPUT", first, a.text)
		}
	}
}
