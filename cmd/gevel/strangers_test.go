package main

import (
	"crypto/tls"
	"io"
	"net/http"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
)

// TestStrangersChooseNeitherCertificatesNorTheLog begins connections as no browser does: names in capital letters, the authority's protocol
// beside another one, and words that are not HTTP/2. None makes the program order another certificate or write who connects.
func TestStrangersChooseNeitherCertificatesNorTheLog(t *testing.T) {
	releasetest.Only(t, "it runs a certificate authority")
	s := startSecure(t, 3600, func(s *secureSite) (string, string) { return s.http, s.https })
	s.run(t)
	client := s.client(t)
	get(t, client, "https://www.example.com/nl/")
	get(t, client, "https://example.com/nl/")
	orders := s.orders(t)
	old := []uint16{tls.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256}
	for _, hello := range []*tls.Config{{ServerName: "WWW.Example.com", CipherSuites: old, MaxVersion: tls.VersionTLS12},
		{ServerName: "example.com", CipherSuites: old, MaxVersion: tls.VersionTLS12, NextProtos: []string{"h2", "acme-tls/1"}},
		{ServerName: "www.example.com", NextProtos: []string{"acme-tls/1"}}, {ServerName: "other.example"}} {
		hello.InsecureSkipVerify = true
		if c, err := tls.Dial("tcp", s.https, hello); err == nil {
			c.Close()
			t.Errorf("a connection began with the name %s, %d kinds of keys and the protocols %v", hello.ServerName,
				len(hello.CipherSuites),
				hello.NextProtos)
		}
	}
	if now := s.orders(t); now != orders {
		t.Errorf("strangers made the program order %d certificates more", now-orders)
	}
	c, err := tls.Dial("tcp", s.https, &tls.Config{ServerName: "WWW.EXAMPLE.COM", NextProtos: []string{"h2"}, InsecureSkipVerify: true})
	if err != nil {
		t.Fatal("a name in capital letters gets no certificate: ", err)
	}
	defer c.Close()
	io.WriteString(c, "words that a stranger chose for the log")
	c.SetReadDeadline(time.Now().Add(10 * time.Second))
	io.Copy(io.Discard, c) // until the program closes the connection
	if status := statusOf(t, "http://"+s.http+"/healthz"); status != http.StatusOK {
		t.Errorf("/healthz is answered %d", status)
	}
	if s.log.has("127.0.0.1:") || s.log.has("a stranger chose") || s.log.has("a client") {
		t.Error("the log tells of connections that strangers began wrongly")
	}
}
