package upload

import "net/http"

// Bound hands requests on whose body has at most so many bytes. It refuses one that says it is larger before reading any of
// it (413), and ends the reading of one that turns out to be: then the handler gets an *http.MaxBytesError.
func Bound(next http.Handler, most int64) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength > most {
			w.Header().Set("Connection", "close")
			http.Error(w, "the request is too large", http.StatusRequestEntityTooLarge)
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		next.ServeHTTP(w, r)
	})
}
