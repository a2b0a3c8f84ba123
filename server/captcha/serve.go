package captcha

import (
	"bytes"
	"encoding/json"
	"image/color"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/dchest/captcha"
	"github.com/gevel/gevel/server/ratelimit"
)

// The picture's size in pixels, twice as large as it is shown.
const width, height = 480, 160

// spokenLanguage is the language of the recordings: the library has no Dutch, French or German voice. The page says so, and offers the
// computation.
const spokenLanguage = "en"

// Handler answers POST /captcha with a new captcha, and GET /captcha/{id}.png and .wav with its characters to see and to hear. address
// returns the client's network address, whose requests per minute are limited. No answer may be cached.
func (d *Service) Handler(address func(*http.Request) string) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /captcha", d.give)
	mux.HandleFunc("GET /captcha/{file}", d.show)
	return limited(mux, address, ratelimit.NewCounter(d.Now))
}

func (d *Service) give(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(d.Issue())
}

// show sends the picture or the recording. An id that was not issued here or has expired is not found.
func (d *Service) show(w http.ResponseWriter, r *http.Request) {
	file := r.PathValue("file")
	if id, ok := strings.CutSuffix(file, ".png"); ok && d.open(id) {
		w.Header().Set("Content-Type", "image/png")
		send(w, r, withBackground(captcha.NewImage(id, d.digits(id), width, height)))
		return
	}
	if id, ok := strings.CutSuffix(file, ".wav"); ok && d.open(id) {
		w.Header().Set("Content-Type", "audio/wav")
		w.Header().Set("Content-Language", spokenLanguage)
		send(w, r, captcha.NewAudio(id, d.digits(id), spokenLanguage))
		return
	}
	http.NotFound(w, r)
}

// withBackground fills the background of a picture, which the library leaves transparent although its ink is dark.
func withBackground(m *captcha.Image) *captcha.Image {
	m.Palette[0] = color.White
	return m
}

// send sends a picture or recording, in ranges where a browser requests them.
func send(w http.ResponseWriter, r *http.Request, made io.WriterTo) {
	var all bytes.Buffer
	if _, err := made.WriteTo(&all); err != nil {
		http.Error(w, "the captcha cannot be shown now", http.StatusInternalServerError)
		return
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(all.Bytes()))
}
