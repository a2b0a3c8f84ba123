package captcha

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"image/png"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

func serve(h http.Handler, method, path string) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(method, path, nil))
	return w
}

func handler(t *testing.T) (http.Handler, *Service, *time.Time) {
	t.Helper()
	d, _, clock := open(t)
	return d.Handler(func(r *http.Request) string { return r.RemoteAddr }), d, clock
}

func TestIssueCaptcha(t *testing.T) {
	h, d, _ := handler(t)
	w := serve(h, "POST", "/captcha")
	var c Captcha
	if err := json.Unmarshal(w.Body.Bytes(), &c); err != nil || w.Code != 200 {
		t.Fatalf("a new captcha: status %d, want 200 and JSON (%v): %s", w.Code, err, w.Body)
	}
	if w.Header().Get("Cache-Control") != "no-store" || !passes(t, d, c.ID, "", solve(t, c.Proof)) {
		t.Errorf("a new captcha is %+v with %v, want no-store and a proof that passes", c, w.Header())
	}
}

func TestPictureAndRecording(t *testing.T) {
	h, d, _ := handler(t)
	id := d.Issue().ID
	w := serve(h, "GET", "/captcha/"+id+".png")
	m, err := png.Decode(w.Body)
	if err != nil || m.Bounds().Dx() != width || m.Bounds().Dy() != height || w.Header().Get("Cache-Control") != "no-store" {
		t.Errorf("the picture: status %d, %v (%v), want a PNG of the full size, not to be stored", w.Code, w.Header(), err)
	}
	if _, _, _, opaque := m.At(0, 0).RGBA(); opaque != 0xffff {
		t.Error("the background of the picture is transparent")
	}
	w = serve(h, "GET", "/captcha/"+id+".wav?language=nl")
	sound := w.Body.Bytes()
	if !bytes.HasPrefix(sound, []byte("RIFF")) || int(binary.LittleEndian.Uint32(sound[4:])) != len(sound)-8 {
		t.Errorf("the recording: status %d, %d bytes, want a WAV file of the length it says", w.Code, len(sound))
	}
	if w.Header().Get("Content-Language") != "en" || w.Header().Get("Content-Type") != "audio/wav" {
		t.Errorf("the recording has the headers %v, want a WAV file in English", w.Header())
	}
}

func TestExpiredAndUnknownCaptchasAreNotFound(t *testing.T) {
	h, d, clock := handler(t)
	id := d.Issue().ID
	*clock = clock.Add(limits.CaptchaTime)
	for _, path := range []string{id + ".png", id + ".wav", id + ".gif", id, "x.png", ".png", d.Issue().ID} {
		if w := serve(h, "GET", "/captcha/"+path); w.Code != 404 {
			t.Errorf("/captcha/%s: status %d, want 404", path, w.Code)
		}
	}
}

func TestCaptchasPerMinute(t *testing.T) {
	h, _, clock := handler(t)
	for range limits.CaptchasPerMinute {
		if w := serve(h, "POST", "/captcha"); w.Code != 200 {
			t.Fatalf("a captcha within the limit: status %d, want 200", w.Code)
		}
	}
	if w := serve(h, "POST", "/captcha"); w.Code != 429 || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(),
		`"retryAfter":`+w.Header().Get("Retry-After")) {
		t.Errorf("a captcha over the limit: status %d, %v, want 429 and when to try again: %s", w.Code, w.Header(), w.Body)
	}
	r, other := httptest.NewRequest("POST", "/captcha", nil), httptest.NewRecorder()
	r.RemoteAddr = "203.0.113.9:1"
	if h.ServeHTTP(other, r); other.Code != 200 {
		t.Errorf("a captcha for another address: status %d, want 200", other.Code)
	}
	*clock = clock.Add(time.Minute)
	if w := serve(h, "POST", "/captcha"); w.Code != 200 {
		t.Errorf("a captcha in the next minute: status %d, want 200", w.Code)
	}
}
