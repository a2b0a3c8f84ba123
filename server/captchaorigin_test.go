package server_test

import (
	"net/http"
	"testing"
)

// TestCaptchaForAnyOrigin: a form on another site asks for a captcha as its browser does, and may read it.
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
		w, err := noFollow.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		w.Body.Close()
		if w.Header.Get("Access-Control-Allow-Origin") != "*" {
			t.Errorf("%s: %d %v", method, w.StatusCode, w.Header)
		}
	}
}
