package main

import (
	"crypto/x509"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/server/certificates"
)

// nearProxy is a proxy for https that leads to the site whatever name is asked for.
func (s *secureSite) nearProxy(t *testing.T) string {
	t.Helper()
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		site, err := net.Dial("tcp", s.https)
		if err != nil || r.Method != http.MethodConnect {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		client, _, err := w.(http.Hijacker).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		io.WriteString(client, "HTTP/1.1 200 OK\r\n\r\n")
		go func() { io.Copy(site, client); site.Close() }()
		go func() { io.Copy(client, site); client.Close() }()
	}))
	t.Cleanup(proxy.Close)
	return proxy.URL
}

// checkFrom runs gevel check as the operator does, on a machine that trusts the authorities of a file.
func (s *secureSite) checkFrom(t *testing.T, trust string, args ...string) string {
	t.Helper()
	c := exec.Command(program(t), append([]string{"check", "-data", s.dir}, args...)...)
	c.Env = append(os.Environ(), "HTTPS_PROXY="+s.nearProxy(t), "SSL_CERT_FILE="+trust, "SSL_CERT_DIR=/nowhere",
		"GEVEL_SMTP=smtp://127.0.0.1:1")
	out, _ := c.CombinedOutput() // it ends with 1, because the mail server is away
	return string(out)
}

// TestCheckReadsTheCertificate runs gevel check on a site with certificates of a real authority.
func TestCheckReadsTheCertificate(t *testing.T) {
	releasetest.Only(t, "it runs a certificate authority")
	s := startSecure(t, 90*24*3600, func(s *secureSite) (string, string) { return s.http, s.https })
	s.run(t)
	client := s.client(t)
	get(t, client, "https://www.example.com/healthz")
	get(t, client, "https://example.com/healthz")
	root := filepath.Join(t.TempDir(), "root.pem")
	if err := os.WriteFile(root, s.authority.Root(t), 0o600); err != nil {
		t.Fatal(err)
	}
	said := s.checkFrom(t, root, "-tls", "www.example.com,example.com")
	for _, want := range []string{"ok       address   https://www.example.com answers; its certificate for www.example.com, " +
		"of Pebble Root CA ",
		", is good for 89 days, until ",
		"ok       address   https://example.com leads to https://www.example.com; its certificate is good for 89 days"} {
		if !strings.Contains(said, want) {
			t.Errorf("gevel check does not say %q:\n%s", want, said)
		}
	}
	said = s.checkFrom(t, s.authority.Trust, "-origin", "https://www.example.com")
	if !strings.Contains(said, "problem  address   https://www.example.com cannot be reached: its certificate is of an authority that") {
		t.Errorf("gevel check does not say that the certificate's authority is unknown:\n%s", said)
	}
	said = s.checkFrom(t, root, "-tls", "www.example.com,other.example")
	if !strings.Contains(said, "problem  address   https://other.example cannot be reached: it has no certificate (remote error: tls: ") {
		t.Errorf("gevel check does not say that a name without a certificate cannot be reached:\n%s", said)
	}
}

// TestIsLate shows when a certificate should have been renewed, for one of three months and one of six days.
func TestIsLate(t *testing.T) {
	for _, c := range []struct {
		life, left int // days
		want       bool
	}{{90, 60, false}, {90, 23, false}, {90, 22, true}, {6, 5, false}, {6, 1, true}, {365, 29, false}, {365, 20, true}} {
		ends := time.Now().Add(time.Duration(c.left) * 24 * time.Hour)
		leaf := &x509.Certificate{NotBefore: ends.AddDate(0, 0, -c.life), NotAfter: ends}
		if certificates.IsLate(leaf) != c.want {
			t.Errorf("a certificate of %d days with %d left is late: %t, want %t", c.life, c.left, !c.want, c.want)
		}
	}
}
