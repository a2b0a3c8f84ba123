package imports

import (
	"errors"
	"testing"
)

// TestAheadEndsWithTheFirstError repeats each case, because what is read after an error depends on which side is quicker.
func TestAheadEndsWithTheFirstError(t *testing.T) {
	for _, c := range []aheadCase{{100, -1, -1, 100}, {100, 40, -1, 40}, {100, -1, 3, 3}, {0, -1, -1, 0}} {
		for range 200 {
			c.check(t)
		}
	}
}

// aheadCase says which of n values cannot be read or used, and how many are used then; -1 is none.
type aheadCase struct{ n, readFails, useFails, used int }

func (c aheadCase) check(t *testing.T) {
	wrong := errors.New("wrong")
	used, read := 0, 0
	err := ahead(c.n, func(i int) (int, error) {
		read++
		if i == c.readFails {
			return 0, wrong
		}
		return i * i, nil
	}, func(i, value int) error {
		if i == c.useFails {
			return wrong
		}
		if value != i*i {
			t.Errorf("value %d was used as %d, want %d", i, value, i*i)
		}
		used++
		return nil
	})
	if fails := c.readFails+c.useFails > -2; used != c.used || (err != nil) != fails {
		t.Errorf("%+v: %d values are used, want %d, and an error only where one fails: %v", c, used, c.used, err)
	}
	if read > used+madeAhead+2 {
		t.Errorf("%+v: %d values were read though only %d were used: reading went on after the error", c, read, used)
	}
}
