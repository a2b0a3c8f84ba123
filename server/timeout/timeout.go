// Package timeout ends requests that are sent too slowly and responses that are read too slowly, so that slow clients cannot hold
// connections.
package timeout

import (
	"net/http"
	"time"

	"github.com/gevel/gevel/limits"
)

// Limits are how slow a client may be.
type Limits struct {
	Body   time.Duration // how long a body may take, besides a second for each Speed bytes
	Speed  int64         // bytes of a body per second
	Answer time.Duration // how long a reader may take for a Piece of an answer
	Piece  int64         // bytes of an answer
	After  time.Duration // how long the server waits for the rest of a body that nobody reads
}

// Default are the limits of the site.
var Default = Limits{Body: limits.BodyTime, Speed: limits.BodyBytesPerSecond, Answer: limits.AnswerTime, Piece: limits.AnswerPieceBytes,
	After: time.Second}

// Handler enforces the limits. Over HTTP/1, a response given before the whole request has arrived closes the connection.
func (p Limits) Handler(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a := &answer{ResponseWriter: w, control: http.NewResponseController(w), pace: p}
		a.control.SetWriteDeadline(time.Time{}) // clears the deadline of the previous request
		defer a.end()
		if r.Body == nil || r.Body == http.NoBody {
			h.ServeHTTP(a, r)
			return
		}
		a.body = &body{ReadCloser: r.Body, control: a.control, pace: p}
		a.closes = r.ProtoMajor == 1
		own := r.WithContext(r.Context()) // net/http looks at the body of its own request
		own.Body = a.body
		h.ServeHTTP(a, own)
	})
}

// Status is the status of the answer that w has begun; 0 when it has begun none, or is no writer of this package.
func Status(w http.ResponseWriter) int {
	if a, ok := w.(*answer); ok {
		return a.status
	}
	return 0
}

// Lasting lifts the limit on a request's whole time, for an answer that takes longer. A client that stops reading is still disconnected.
func Lasting(w http.ResponseWriter) {
	http.NewResponseController(w).SetReadDeadline(time.Time{}) // a server without deadlines has none to lift
}
