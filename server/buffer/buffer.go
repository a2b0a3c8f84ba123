// Package buffer keeps a client's pace out of handlers. The body of a request is received before its handler runs, and the answer is sent
// after the handler returned: whatever a handler holds that others need (a place at the gate, a lock, a connection of the store), it holds
// for as long as its own work takes, however slowly the client sends or reads.
package buffer

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strconv"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// ReadsItself is the size of a body for a handler that receives it by itself, before it does anything else, because how large it may be
// depends on who sends it.
const ReadsItself = -1

// Buffer holds bodies and answers in memory, up to the part of it that a client may have.
type Buffer struct {
	memory *network.Places // bytes
	client func(*http.Request) network.Client
}

// New returns a buffer; client says whose memory a request takes.
func New(client func(*http.Request) network.Client) *Buffer {
	return &Buffer{network.NewPlaces(limits.SharedMemory), client}
}

// Handler returns a handler with a buffer before and after it. body is the largest body that next takes: 0 for none, or ReadsItself. A
// larger one, and one that came too slowly, is an error of next's first read beyond what came.
func (b *Buffer) Handler(body int64, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a := &answer{to: w}
		if body != ReadsItself && r.Body != nil && r.Body != http.NoBody {
			received, forget, ok := b.receive(w, r, body)
			defer forget()
			if !ok {
				refuse(w)
				return
			}
			own := r.WithContext(r.Context()) // net/http looks at the body of its own request
			own.Body = received
			r = own
		}
		handle(next, a, r)
		b.send(a, r)
	})
}

// handle runs a handler. One that panics is answered with 500 instead of a connection that is cut off, which proxies take for a site that
// is down; what it sends itself is cut off, so that nobody takes a part for the whole.
func handle(next http.Handler, a *answer, r *http.Request) {
	defer func() {
		p := recover()
		switch {
		case p == nil:
			return
		case p == http.ErrAbortHandler || a.direct:
			panic(p)
		}
		slog.ErrorContext(r.Context(), "a request panicked", "path", r.Pattern, "panic", p, "stack", string(debug.Stack()))
		a.status, a.text, a.shared = 0, nil, nil
		a.fail(http.StatusInternalServerError, "Something went wrong on our side. Please try again later.")
	}()
	next.ServeHTTP(a, r)
}

// received is a body in memory. Its end is the reason why no more of it came.
type received struct {
	bytes.Reader
	end error
}

func (b *received) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if err == io.EOF {
		err = b.end
	}
	return n, err
}

func (b *received) Close() error { return nil }

// Received returns how many bytes of a request's body came before its handler ran; 0 for a handler that receives its body by itself.
func Received(r *http.Request) int {
	if b, ok := r.Body.(*received); ok {
		return int(b.Size())
	}
	return 0
}

// piece is how many bytes of a body are received before memory is taken for more.
const piece = 16 << 10

// receive reads a body to its end. It reads nothing of one that says that it is too large; ok is false when the client has its part of the
// memory already.
func (b *Buffer) receive(w http.ResponseWriter, r *http.Request, most int64) (body *received, forget func(), ok bool) {
	taken := []func(){}
	forget = func() {
		for _, leave := range taken {
			leave()
		}
	}
	if r.ContentLength > most {
		return &received{end: &http.MaxBytesError{Limit: most}}, forget, true
	}
	var text bytes.Buffer
	from := http.MaxBytesReader(w, r.Body, most)
	for {
		leave, ok := b.memory.Take(b.client(r), piece)
		if !ok {
			return nil, forget, false
		}
		taken = append(taken, leave)
		if _, err := io.CopyN(&text, from, piece); err != nil {
			body = &received{end: err}
			body.Reset(text.Bytes())
			return body, forget, true
		}
	}
}

// send sends an answer, or refuses the request when so much of the client's waits to be read that this would be too much. What a cache
// holds anyway takes no memory.
func (b *Buffer) send(a *answer, r *http.Request) {
	if a.direct {
		return
	}
	if len(a.text) > limits.AnswerBytes {
		slog.ErrorContext(r.Context(), "an answer is larger than any may be", "path", r.Pattern, "bytes", len(a.text))
		a.fail(http.StatusInternalServerError, "The answer is too large.")
		return
	}
	if len(a.text) > 0 {
		leave, ok := b.memory.Take(b.client(r), len(a.text))
		if !ok {
			refuse(a.to)
			return
		}
		defer leave()
	}
	a.send(r)
}

// refuse asks a client to come back that lets too much wait.
func refuse(w http.ResponseWriter) {
	a := &answer{to: w}
	w.Header().Set("Retry-After", strconv.Itoa(int(limits.OverloadRetry.Seconds())))
	a.fail(http.StatusServiceUnavailable, "Too much of what this network asked for waits to be read. Read it, and ask again.")
}
