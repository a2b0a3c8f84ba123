package handle

import (
	"context"
	"sync/atomic"
)

// Answer is what was last read of what raises the data version, and is read again once that is another. The zero Answer has read nothing.
type Answer[T any] struct{ last atomic.Pointer[answered[T]] }

type answered[T any] struct {
	version int64
	key     string
	value   T
}

// Get gives the value of a key at the present data version. It reads it with read, which says how many bytes the value takes, unless the
// last one was of that key and version; one of more than most bytes is read each time. The version is that before the reading, so that what
// is written meanwhile is read the next time. A value is shared: nobody changes it.
func (a *Answer[T]) Get(ctx context.Context, d *DB, key string, most int, read func() (T, int, error)) (value T, err error) {
	version, err := d.Version(ctx)
	if err != nil {
		return value, err
	}
	if last := a.last.Load(); last != nil && last.version == version && last.key == key {
		return last.value, nil
	}
	value, bytes, err := read()
	if err == nil && bytes <= most {
		a.last.Store(&answered[T]{version, key, value})
	}
	return value, err
}
