package buffer

import (
	"net/http"
	"strconv"
	"time"
)

// answer is an answer in memory until its handler has returned.
type answer struct {
	to     http.ResponseWriter
	status int    // 0 before it begins
	text   []byte // its own copy
	shared []byte // sent in place of text: what a cache holds
	direct bool   // written by Direct's caller
}

// Header returns the header of the answer.
func (a *answer) Header() http.Header { return a.to.Header() }

// WriteHeader begins the answer.
func (a *answer) WriteHeader(status int) {
	if a.direct {
		a.to.WriteHeader(status)
		return
	}
	if a.status == 0 && status >= 200 {
		a.status = status
	}
}

// Write keeps a copy of p.
func (a *answer) Write(p []byte) (int, error) {
	if a.direct {
		return a.to.Write(p)
	}
	a.WriteHeader(http.StatusOK)
	if a.shared != nil {
		a.text, a.shared = append(a.text, a.shared...), nil
	}
	a.text = append(a.text, p...)
	return len(p), nil
}

// WriteShared is Write for a text that nobody changes any more and that somebody else keeps anyway: it is not copied.
func (a *answer) WriteShared(p []byte) {
	if a.text != nil || a.shared != nil || a.direct {
		a.Write(p)
		return
	}
	a.WriteHeader(http.StatusOK)
	a.shared = p
}

// SetReadDeadline sets the deadline of the connection for what comes in.
func (a *answer) SetReadDeadline(at time.Time) error {
	return http.NewResponseController(a.to).SetReadDeadline(at)
}

// send sends the whole answer.
func (a *answer) send(r *http.Request) {
	text := a.text
	if a.shared != nil {
		text = a.shared
	}
	h := a.to.Header()
	if bodied := a.status != http.StatusNoContent && a.status != http.StatusNotModified; bodied && len(text) > 0 &&
		h["Content-Length"] == nil {
		h["Content-Length"] = []string{strconv.Itoa(len(text))}
	}
	if a.status != 0 {
		a.to.WriteHeader(a.status)
	}
	if len(text) > 0 && r.Method != http.MethodHead {
		a.to.Write(text)
	}
}

// fail sends a few words in place of the answer.
func (a *answer) fail(status int, words string) {
	h := a.to.Header()
	for _, name := range []string{"Content-Encoding", "Content-Length", "Content-Disposition", "Etag", "Last-Modified"} {
		h.Del(name)
	}
	h.Set("Cache-Control", "no-store")
	http.Error(a.to, words, status)
}

// Direct returns the writer behind a buffer, for an answer that is sent while it is made, or from a file: at the client's pace. Its handler
// must hold nothing from there on that others need; those that call it are listed in a test with their reasons.
func Direct(w http.ResponseWriter) http.ResponseWriter {
	a, ok := w.(*answer)
	if !ok {
		return w
	}
	a.direct = true
	return a.to
}
