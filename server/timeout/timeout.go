// Package pace ends requests that come too slowly and answers that are read too slowly, whatever they are about: a body has a lowest
// speed, and so has a reader.
package timeout

import (
	"net/http"
	"time"

	"github.com/gevel/gevel/limits"
)

// Pace is how slow a client may be.
type Limits struct {
	Body   time.Duration // how long a body may take to come, beside a second for each Speed
	Speed  int64         // bytes of a body that come in a second
	Answer time.Duration // how long a reader may take for a Piece of an answer
	Piece  int64         // bytes of an answer
	After  time.Duration // how long the rest of a body is waited for that nobody reads any more
}

// Usual is the pace of the site.
var Default = Limits{Body: limits.BodyTime, Speed: limits.BodyBytesPerSecond, Answer: limits.AnswerTime, Piece: limits.AnswerPieceBytes,
	After: time.Second}

// Handler holds clients of a handler to the pace. An answer given before its request has come wholly ends the connection of HTTP/1.
func (p Limits) Handler(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a := &answer{ResponseWriter: w, control: http.NewResponseController(w), pace: p}
		a.control.SetWriteDeadline(time.Time{}) // that of the request before
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

// Lasting lifts the limit of a request's whole time, for an answer that takes longer: a client that does not read any more still ends it.
func Lasting(w http.ResponseWriter) {
	http.NewResponseController(w).SetReadDeadline(time.Time{}) // a server without deadlines has none to lift
}
