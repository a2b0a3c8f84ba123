package server_test

import (
	"net/http"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// TestCaptchaForAnyOrigin requests a captcha as the browser of a form on another site does; it may read the answer.
func TestCaptchaForAnyOrigin(t *testing.T) {
	v := visitShared(t)
	for _, method := range []string{http.MethodOptions, http.MethodPost} {
		r, err := http.NewRequestWithContext(t.Context(), method, v.URL+"/captcha", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Origin", "https://partner.example")
		if method == http.MethodOptions {
			r.Header.Set("Access-Control-Request-Method", "POST")
		}
		w, err := sitetest.NoFollow.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Close()
		if w.Header.Get("Access-Control-Allow-Origin") != "*" {
			t.Errorf("%s: status %d, but another site may not read the answer: %v", method, w.StatusCode, w.Header)
		}
	}
}
