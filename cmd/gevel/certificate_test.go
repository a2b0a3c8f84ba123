package main

import (
	"crypto/tls"
	"encoding/binary"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/certificates"
)

// TestCertificatesAreRenewedAndOutliveTheAuthority gets a certificate from a real authority, keeps it across a restart, renews it, and goes
// on serving the last one while the authority cannot be reached.
func TestCertificatesAreRenewedAndOutliveTheAuthority(t *testing.T) {
	releasetest.Only(t, "it waits for certificates to end")
	s := startSecure(t, 24, func(s *secureSite) (string, string) { return s.http, s.https })
	s.run(t)
	client := s.client(t)
	page := get(t, client, "https://www.example.com/nl/")
	if page.StatusCode != http.StatusOK || page.ProtoMajor != 2 || page.Header.Get("Strict-Transport-Security") != "max-age=31536000" {
		t.Errorf("the first page is answered %s over %s with HSTS %q, want 200 over HTTP/2 with a year", page.Status, page.Proto,
			page.Header.Get("Strict-Transport-Security"))
	}
	checkRedirects(t, client)
	checkPrivate(t, certificates.Folder(s.dir))
	s.checkStreams(t)
	s.stop(t)
	s.run(t, held(t, s.https), held(t, s.http))
	if again := get(t, client, "https://www.example.com/nl/"); serial(again) != serial(page) {
		t.Error("after a restart the certificate is another")
	}
	renewed := s.awaitRenewal(t, client, serial(page))
	s.authority.Stop()
	for end := time.Now().Add(30 * time.Second); !s.log.has("could not be renewed"); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("within 30 seconds the log did not say that the certificate could not be renewed")
		}
	}
	if late := get(t, client, "https://www.example.com/nl/"); serial(late) != renewed || !s.log.has("connection refused") {
		t.Errorf("without the authority want the renewed certificate, and the reason in the log: %t", s.log.has("connection refused"))
	}
}

// awaitRenewal reads pages until they come with another certificate.
func (s *secureSite) awaitRenewal(t *testing.T, client *http.Client, before string) (after string) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
		if now := serial(get(t, client, "https://www.example.com/nl/")); now != before {
			return now
		}
	}
	t.Fatal("the certificate was not renewed")
	return ""
}

// checkRedirects shows that http and other names lead to the one address of each page, and that monitors need no name.
func checkRedirects(t *testing.T, client *http.Client) {
	t.Helper()
	for from, to := range map[string]string{"http://www.example.com/nl/?a=b": "https://www.example.com/nl/?a=b",
		"http://example.com/fr/": "https://www.example.com/fr/", "http://evil.example/": "https://www.example.com/",
		"http://www.example.com//evil.example/": "https://www.example.com//evil.example/",
		"https://example.com/nl/":               "https://www.example.com/nl/"} {
		r := get(t, client, from)
		if r.StatusCode != http.StatusPermanentRedirect || r.Header.Get("Location") != to {
			t.Errorf("%s is answered %s with %q, want a redirect to %s", from, r.Status, r.Header.Get("Location"), to)
		}
	}
	if r := get(t, client, "http://127.0.0.1/readyz"); r.StatusCode != http.StatusOK {
		t.Errorf("/readyz over http is answered %s", r.Status)
	}
}

func checkPrivate(t *testing.T, folder string) {
	t.Helper()
	files := 0
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := e.Info()
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("others may read %s: %v", path, info.Mode())
		}
		files++
		return err
	})
	if err != nil || files < 3 {
		t.Errorf("%s has %d entries, want the folder, the account and a certificate (%v)", folder, files, err)
	}
}

// checkStreams reads the first frame of HTTP/2, the server's settings.
func (s *secureSite) checkStreams(t *testing.T) {
	t.Helper()
	c, err := tls.Dial("tcp", s.https, &tls.Config{ServerName: "www.example.com", NextProtos: []string{"h2"}, InsecureSkipVerify: true})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	io.WriteString(c, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00")
	head := make([]byte, 9)
	if _, err := io.ReadFull(c, head); err != nil || head[3] != 4 {
		t.Fatalf("the first frame is %v, want settings (%v)", head, err)
	}
	settings := make([]byte, int(head[1])<<8|int(head[2]))
	if _, err := io.ReadFull(c, settings); err != nil {
		t.Fatal(err)
	}
	for ; len(settings) >= 6; settings = settings[6:] {
		if binary.BigEndian.Uint16(settings) == 3 { // SETTINGS_MAX_CONCURRENT_STREAMS
			if most := binary.BigEndian.Uint32(settings[2:]); most != limits.ConnectionRequests {
				t.Errorf("a connection may have %d requests at once, want %d", most, limits.ConnectionRequests)
			}
			return
		}
	}
	t.Error("a connection may have any number of requests at once")
}

// TestCertificateOverHTTP shows that a name is proved at port 80 when the authority cannot reach 443.
func TestCertificateOverHTTP(t *testing.T) {
	s := startSecure(t, 3600, func(s *secureSite) (string, string) { return s.http, freeAddress(t) })
	s.run(t)
	if page := get(t, s.client(t), "https://www.example.com/nl/"); page.StatusCode != http.StatusOK {
		t.Errorf("the first page is answered %s", page.Status)
	}
}

// TestAMissingCertificateIsLoggedAndNotOrderedAgain shows that the log says why there is none, that strangers cannot make the program order
// one again and again, and that the program runs on.
func TestAMissingCertificateIsLoggedAndNotOrderedAgain(t *testing.T) {
	s := startSecure(t, 3600, func(s *secureSite) (string, string) { return freeAddress(t), freeAddress(t) })
	s.run(t)
	for end := time.Now().Add(30 * time.Second); !s.log.has("name=example.com error="); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the log does not name the second name")
		}
	}
	if !s.log.has("there is no certificate") || !s.log.has("connection refused") {
		t.Error("the log does not say why there is no certificate")
	}
	orders := s.orders(t)
	for range 20 {
		if _, err := tls.Dial("tcp", s.https, &tls.Config{ServerName: "www.example.com", InsecureSkipVerify: true}); err == nil {
			t.Fatal("a connection began without a certificate")
		}
	}
	if now := s.orders(t); now != orders {
		t.Errorf("twenty visitors made the program order %d times more", now-orders)
	}
	if s.log.has("127.0.0.1:") && s.log.has("handshake error") {
		t.Error("the log has the address of a visitor")
	}
	if status := statusOf(t, "http://"+s.http+"/healthz"); status != http.StatusOK {
		t.Errorf("/healthz is answered %d", status)
	}
}

// orders counts the orders for the first name that the authority logged.
func (s *secureSite) orders(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile(s.authority.Said)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Count(string(text), "Added order")
}
