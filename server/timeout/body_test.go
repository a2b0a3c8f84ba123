package timeout

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
	"testing/synctest"
	"time"
)

// client sends 1000 bytes of a body after each pause, size bytes in all, and is cut off at the deadline that the server sets.
type client struct {
	http.ResponseWriter
	pause    time.Duration
	size     int
	deadline time.Time
}

func (c *client) SetReadDeadline(t time.Time) error  { c.deadline = t; return nil }
func (c *client) SetWriteDeadline(t time.Time) error { return nil }
func (c *client) Close() error                       { return nil }

func (c *client) Read(p []byte) (int, error) {
	if c.size <= 0 {
		return 0, io.EOF
	}
	sent, cancel := context.Background(), func() {}
	if !c.deadline.IsZero() {
		sent, cancel = context.WithDeadline(sent, c.deadline)
	}
	defer cancel()
	select {
	case <-time.After(c.pause):
		n := min(len(p), 1000, c.size)
		c.size -= n
		return n, nil
	case <-sent.Done():
		return 0, os.ErrDeadlineExceeded
	}
}

// TestBodyMayTakeAsLongAsItsSpeedAllows sends 100,000 bytes, where a body has ten seconds and one more for each 1000 bytes that have
// come: 109 seconds for the last piece.
func TestBodyMayTakeAsLongAsItsSpeedAllows(t *testing.T) {
	pace := Limits{Body: 10 * time.Second, Speed: 1000}
	for pause, refused := range map[time.Duration]bool{time.Millisecond: false, time.Second: false, 1089 * time.Millisecond: false,
		1091 * time.Millisecond: true, 9 * time.Second: true, 11 * time.Second: true} {
		synctest.Test(t, func(t *testing.T) {
			c := &client{ResponseWriter: httptest.NewRecorder(), pause: pause, size: 100_000}
			r := httptest.NewRequest("POST", "/", c)
			var err error
			pace.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				_, err = io.Copy(io.Discard, r.Body)
			})).ServeHTTP(c, r)
			if errors.Is(err, os.ErrDeadlineExceeded) != refused || err != nil && !refused {
				t.Errorf("1000 bytes each %v: error %v, want it refused: %v", pause, err, refused)
			}
			if !refused && !c.deadline.IsZero() {
				t.Errorf("1000 bytes each %v: the deadline stays after the body has ended", pause)
			}
		})
	}
}
