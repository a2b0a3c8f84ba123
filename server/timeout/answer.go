package timeout

import (
	"io"
	"math"
	"net/http"
	"time"
)

// answer writes in pieces, each with a deadline of its own. Between two pieces there is no deadline, so that the handler may take its time.
type answer struct {
	http.ResponseWriter
	control *http.ResponseController
	pace    Limits
	body    *body // nil for a request without one
	closes  bool  // an early answer ends the connection
	begun   bool
	status  int // of the answer, 0 before it begins
}

var (
	_ http.Flusher  = (*answer)(nil)
	_ io.ReaderFrom = (*answer)(nil)
)

// Unwrap lets an http.ResponseController find the connection.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

func (a *answer) WriteHeader(status int) {
	if !a.begun && status >= 200 {
		a.begun, a.status = true, status
		if a.closes && !a.body.ended {
			a.Header().Set("Connection", "close")
		}
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) begin() {
	if !a.begun {
		a.WriteHeader(http.StatusOK)
	}
}

// timed writes a piece with a deadline.
func (a *answer) timed(write func() error) error {
	a.control.SetWriteDeadline(time.Now().Add(a.pace.Answer))
	defer a.control.SetWriteDeadline(time.Time{})
	return write()
}

func (a *answer) Write(p []byte) (n int, err error) {
	a.begin()
	for {
		piece := p[n:min(len(p), n+int(a.pace.Piece))]
		err = a.timed(func() error {
			m, err := a.ResponseWriter.Write(piece)
			n += m
			return err
		})
		if err != nil || n == len(p) {
			return n, err
		}
	}
}

// ReadFrom copies a file without reading it into memory, where the system can (sendfile).
func (a *answer) ReadFrom(src io.Reader) (n int64, err error) {
	a.begin()
	from, ok := src.(*io.LimitedReader)
	if !ok {
		from = &io.LimitedReader{R: src, N: math.MaxInt64}
	}
	for from.N > 0 {
		piece := &io.LimitedReader{R: from.R, N: min(from.N, a.pace.Piece)}
		err := a.timed(func() error {
			m, err := io.Copy(a.ResponseWriter, piece)
			n, from.N = n+m, from.N-m
			return err
		})
		if err != nil || piece.N > 0 {
			return n, err
		}
	}
	return n, nil
}

// Flush sends what was written. A failure ends the request's context.
func (a *answer) Flush() {
	a.begin()
	a.timed(a.control.Flush)
}

// end sets the deadlines for the last bytes of the answer and for the unread rest of the body.
func (a *answer) end() {
	a.control.SetWriteDeadline(time.Now().Add(a.pace.Answer))
	if a.body == nil || a.body.ended {
		return
	}
	if a.closes && !a.begun {
		a.Header().Set("Connection", "close")
	}
	a.control.SetReadDeadline(time.Now().Add(a.pace.After))
}
