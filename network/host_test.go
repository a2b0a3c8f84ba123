package network

import (
	"regexp"
	"strings"
	"testing"
)

var host = regexp.MustCompile(`^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?\z|^\[[0-9a-fA-F:]{2,45}\](:[0-9]{1,5})?\z`)

var hosts = []string{"", "localhost", "www.example.com:8080", "a:", "a:123456", "a:x", ":80", "[::1]", "[::1]:80", "[::1]80", "[::1", "[]",
	"[:]", "[::1]:", "[g::]", "[[::]]", "a b", "a/b", "é.be", "a\n", "A-Z.0", "a_b", "@", "`", "{", "[::1]:80:80", "a:1:1",
	strings.Repeat("a", 253), strings.Repeat("a", 254), "[" + strings.Repeat(":", 46) + "]"}

// FuzzIsHost compares with the rule as a regular expression. Without -fuzz it runs the list above.
func FuzzIsHost(f *testing.F) {
	for _, text := range hosts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got, want := IsHost(text), host.MatchString(text); got != want {
			t.Errorf("%q is a host: %v, want %v", text, got, want)
		}
	})
}

func TestAuthorityIsWrittenAsBrowsersDo(t *testing.T) {
	for host, want := range map[string]string{"www.example.com": "www.example.com", "WWW.Example.COM.:443": "www.example.com",
		"www.example.com.": "www.example.com", "www.example.com:8443": "www.example.com:8443", "[::1]:443": "[::1]", "[::1]": "[::1]",
		"[FE80::1]:8080": "[fe80::1]:8080"} {
		if got := Authority(host, ":443"); got != want {
			t.Errorf("%s is %s, want %s", host, got, want)
		}
	}
}
