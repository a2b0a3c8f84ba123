package graph

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
)

// TestSheetsAreLimitedByNetworkAndTogether takes the places of the desk's sheets: those of one network, then all.
func TestSheetsAreLimitedByNetworkAndTogether(t *testing.T) {
	s := newLimiter(limits.Sheets, limits.SheetsOfOne, "too many sheets")
	var leave []func()
	enter := func(address string) error {
		free, err := s.enter(principal.With(t.Context(), &principal.Principal{Address: address}))
		if err == nil {
			leave = append(leave, free)
		}
		return err
	}
	for range limits.SheetsOfOne {
		if err := enter("192.0.2.1"); err != nil {
			t.Fatal(err)
		}
	}
	if enter("192.0.2.1") == nil {
		t.Errorf("one network writes %d sheets at once, want %d", limits.SheetsOfOne+1, limits.SheetsOfOne)
	}
	for i := range limits.Sheets - limits.SheetsOfOne {
		if err := enter(fmt.Sprintf("10.%d.0.1", i)); err != nil {
			t.Fatal(err)
		}
	}
	if enter("203.0.113.1") == nil {
		t.Errorf("%d sheets are written at once, want %d", limits.Sheets+1, limits.Sheets)
	}
	leave[0]()
	if err := enter("203.0.113.1"); err != nil {
		t.Errorf("a place that was left is not free: %v", err)
	}
}
