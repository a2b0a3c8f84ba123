package server

import (
	"net/http"
	"time"
)

// patience is how long a client may take to read what was written last.
const patience = 30 * time.Second

// lasting is an answer that may take longer than a request: the limit of the server's reading does not end it, but a client that
// does not read any more does.
type lasting struct {
	http.ResponseWriter
	control *http.ResponseController
}

var _ http.Flusher = lasting{}

func newLasting(w http.ResponseWriter) lasting {
	l := lasting{w, http.NewResponseController(w)}
	l.control.SetReadDeadline(time.Time{}) // a server without deadlines has none to lift
	return l
}

func (l lasting) Write(p []byte) (int, error) {
	l.control.SetWriteDeadline(time.Now().Add(patience))
	return l.ResponseWriter.Write(p)
}

// Flush sends what was written. What fails ends the request's context.
func (l lasting) Flush() {
	l.control.SetWriteDeadline(time.Now().Add(patience))
	l.control.Flush()
}

// end lifts the deadline, which would hold for the next request of the connection too.
func (l lasting) end() { l.control.SetWriteDeadline(time.Time{}) }
