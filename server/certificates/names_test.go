package certificates

import (
	"strings"
	"testing"
)

func TestNamesOfCertificates(t *testing.T) {
	for list, want := range map[string]string{"www.example.com": "www.example.com",
		"WWW.Example.com, example.com": "www.example.com example.com",
		"www.bücher.example":           "www.xn--bcher-kva.example"} {
		if names, err := Names(list); err != nil || strings.Join(names, " ") != want {
			t.Errorf("-tls %s has the names %q, want %q (%v)", list, names, want, err)
		}
	}
	for list, why := range map[string]string{"https://www.example.com": "is an address", "www.example.com:443": "is an address",
		"93.184.216.34": "is a network address", "*.example.com": "is a pattern", "localhost": "is no name", "": "is no name",
		"www.example.com.": "is no name", "a_b.example.com": "is no name", "www.example.com,": "is no name",
		"www.exam ple.com":            "is no name",
		"a.example.com,A.example.com": "twice", "2001:db8::1": "is an address"} {
		if names, err := Names(list); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("-tls %q has the names %q (%v), want that one %s", list, names, err, why)
		}
	}
}
