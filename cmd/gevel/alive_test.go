package main

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestAlive(t *testing.T) {
	status := http.StatusOK
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/healthz" {
			w.WriteHeader(status)
		}
	}))
	addr := strings.TrimPrefix(site.URL, "http://")
	if err := alive(t.Context(), []string{"-addr", addr}); err != nil {
		t.Error(err)
	}
	t.Setenv("GEVEL_TLS", "www.example.com")
	t.Setenv("GEVEL_HTTP", addr)
	if err := alive(t.Context(), nil); err != nil {
		t.Error(err)
	}
	status = http.StatusServiceUnavailable
	if err := alive(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "503") {
		t.Errorf("a site that answers 503 gives %v", err)
	}
	site.Close()
	if err := alive(t.Context(), nil); err == nil {
		t.Error("a site that is gone is alive")
	}
}
