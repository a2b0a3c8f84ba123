package db

import (
	"errors"
	"testing"
)

func TestAheadEndsWithTheFirstError(t *testing.T) {
	wrong := errors.New("wrong")
	for _, c := range []struct{ n, readFails, useFails, used int }{{100, -1, -1, 100}, {100, 40, -1, 40}, {100, -1, 3, 3}, {0, -1, -1, 0}} {
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
				t.Error(i, value)
			}
			used++
			return nil
		})
		if failed := c.readFails+c.useFails > -2; used != c.used || (err != nil) != failed || read > used+madeAhead+2 {
			t.Errorf("%+v: %d used, %d read, %v", c, used, read, err)
		}
	}
}
