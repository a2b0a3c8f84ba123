package checks

import (
	"crypto/x509"
	"io"
	"net"
	"strings"
	"testing"
	"time"
)

func TestUnreached(t *testing.T) {
	ended := &x509.Certificate{NotAfter: time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), DNSNames: []string{"a.example", "b.example"}}
	for want, err := range map[string]error{"is for a.example and b.example, not for c.example": x509.HostnameError{Certificate: ended,
		Host: "c.example"},
		"ended on 2026-01-02": x509.CertificateInvalidError{Cert: ended, Reason: x509.Expired}, "whole chain": x509.UnknownAuthorityError{},
		"DNS does not know the name d.example":      &net.DNSError{Name: "d.example", IsNotFound: true},
		"systemctl status gevel), then look at DNS": io.EOF} {
		if said := unreached(err); !strings.Contains(said, want) {
			t.Errorf("%v is said as %q, want %q", err, said, want)
		}
	}
}
