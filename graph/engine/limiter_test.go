package engine

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// TestSheetsAreLimitedBySessionAndTogether takes the places of the desk's sheets: those of one session, then all. No stranger has one.
func TestSheetsAreLimitedBySessionAndTogether(t *testing.T) {
	s := NewLimiter(limits.SharedSheets, "too many sheets")
	var leave []func()
	enter := func(session string) error {
		free, err := s.EnterAs(network.Client{Staff: session})
		if err == nil {
			leave = append(leave, free)
		}
		return err
	}
	for range limits.SheetsOfOne {
		if err := enter("one"); err != nil {
			t.Fatal(err)
		}
	}
	if enter("one") == nil {
		t.Errorf("one session writes %d sheets at once, want %d", limits.SheetsOfOne+1, limits.SheetsOfOne)
	}
	for i := range limits.Sheets - limits.SheetsOfOne {
		if err := enter(fmt.Sprint(i)); err != nil {
			t.Fatal(err)
		}
	}
	if enter("another") == nil {
		t.Errorf("%d sheets are written at once, want %d", limits.Sheets+1, limits.Sheets)
	}
	if _, err := s.Enter(principal.With(t.Context(), &principal.Principal{Address: "192.0.2.1"})); err == nil {
		t.Error("a stranger has a place of staff")
	}
	leave[0]()
	if err := enter("another"); err != nil {
		t.Errorf("a place that was left is not free: %v", err)
	}
}
