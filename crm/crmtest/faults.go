package crmtest

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"time"
)

// Status answers with a status and a reason.
func Status(code int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { http.Error(w, http.StatusText(code), code) }
}

// Busy answers 429 and asks to wait so many seconds.
func Busy(seconds string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", seconds)
		w.WriteHeader(http.StatusTooManyRequests)
	}
}

// Redirect leads elsewhere.
func Redirect(to string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) }
}

// Half ends the connection in the middle of an answer.
func Half(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Length", "1000")
	w.Write([]byte(`{"id": "`))
}

// LoseAnswer lets the CRM do what it is asked, and ends the connection before its answer.
func (s *Server) LoseAnswer(w http.ResponseWriter, r *http.Request) {
	s.crm.ServeHTTP(httptest.NewRecorder(), r)
	panic(http.ErrAbortHandler)
}

// Text answers with a text, such as JSON of another shape or the HTML of a sign-in page.
func Text(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { w.Write([]byte(text)) }
}

// Huge answers with 50 MB of JSON.
func Huge(w http.ResponseWriter, r *http.Request) {
	w.Write([]byte(`{"id": "`))
	line := bytes.Repeat([]byte("a"), 1<<20)
	for range 50 {
		if _, err := w.Write(line); err != nil {
			return
		}
	}
}

// Silence answers nothing until the client goes away, which is noticed once the request is read.
func Silence(w http.ResponseWriter, r *http.Request) {
	io.Copy(io.Discard, r.Body)
	<-r.Context().Done()
}

// Wait tells that a request came and answers 404 when it may go on.
func Wait(started chan<- bool, goOn <-chan bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		select {
		case started <- true:
		case <-goOn:
		}
		<-goOn
		w.WriteHeader(http.StatusNotFound)
	}
}

// Drip answers a byte a second, until the client goes away.
func Drip(w http.ResponseWriter, r *http.Request) {
	io.Copy(io.Discard, r.Body)
	for seconds := time.NewTicker(time.Second); ; {
		w.Write([]byte(" "))
		http.NewResponseController(w).Flush()
		select {
		case <-seconds.C:
		case <-r.Context().Done():
			return
		}
	}
}

// DripHeaders sends a byte a second of its headers, until the client goes away.
func DripHeaders(w http.ResponseWriter, r *http.Request) {
	io.Copy(io.Discard, r.Body)
	connection, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		return
	}
	defer connection.Close()
	connection.Write([]byte("HTTP/1.1 200 OK\r\nX-Long: "))
	for _, err := connection.Write([]byte("a")); err == nil; _, err = connection.Write([]byte("a")) {
		time.Sleep(time.Second)
	}
}
