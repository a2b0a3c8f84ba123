package main

import (
	"errors"
	"flag"
	"fmt"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/crypto/acme"
	"golang.org/x/net/idna"
)

// tlsSettings say how the program speaks https by itself. Without names it speaks http.
type tlsSettings struct {
	list, http, authority string

	names []string // the first is the site's; the others lead to it
}

// tlsFlag adds -tls to a command.
func tlsFlag(flags *flag.FlagSet) *tlsSettings {
	t := &tlsSettings{}
	flags.StringVar(&t.list, "tls", env("GEVEL_TLS", ""), "the names for which the site speaks https by itself, separated by commas; the "+
		"first is the site's, the others lead to it. By it you accept the terms of Let's Encrypt, which gives the certificates (GEVEL_TLS)")
	return t
}

// tlsFlags adds -tls to a command, and what belongs to it.
func tlsFlags(flags *flag.FlagSet) *tlsSettings {
	t := tlsFlag(flags)
	flags.StringVar(&t.http, "http", env("GEVEL_HTTP", ":80"), "with -tls: where http is answered, which leads to https (GEVEL_HTTP)")
	flags.StringVar(&t.authority, "acme", env("GEVEL_ACME", acme.LetsEncryptURL),
		"with -tls: the directory of another certificate authority that speaks ACME (GEVEL_ACME)")
	return t
}

// on reports whether the program speaks https.
func (t *tlsSettings) on() bool { return len(t.names) > 0 }

// check reads the names, and sets origin and address when they are not set.
func (t *tlsSettings) check(origin, addr *string) error {
	if t.list == "" {
		*addr = or(*addr, "localhost:8080")
		return nil
	}
	if u, err := url.Parse(t.authority); err != nil || u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("-acme %q is no address that begins with https://", t.authority)
	}
	if t.http == "" {
		return errors.New("-http is empty: name the address where http is answered, which leads to https, such as :80")
	}
	*addr = or(*addr, ":443")
	return t.checkNames(origin)
}

// checkNames reads the names, and sets the origin when it is not set.
func (t *tlsSettings) checkNames(origin *string) (err error) {
	if t.list == "" {
		return nil
	}
	if t.names, err = hostNames(t.list); err != nil {
		return err
	}
	*origin = or(*origin, "https://"+t.names[0])
	if u, err := url.Parse(*origin); err != nil || u.Scheme != "https" || u.Hostname() != t.names[0] {
		return fmt.Errorf("the origin %q is not https://%s, the first name of -tls", *origin, t.names[0])
	}
	return nil
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

// hostNames reads a list of names that certificates can be had for. Its error says which name gets no certificate, and why.
func hostNames(list string) (names []string, err error) {
	for text := range strings.SplitSeq(list, ",") {
		name, err := hostName(strings.TrimSpace(text))
		if err != nil {
			return nil, fmt.Errorf("-tls takes names such as www.example.com: %q %w", text, err)
		}
		if slices.Contains(names, name) {
			return nil, fmt.Errorf("-tls has the name %q twice", text)
		}
		names = append(names, name)
	}
	return names, nil
}

func hostName(text string) (string, error) {
	if strings.ContainsAny(text, "/:") {
		return "", errors.New("is an address; leave out https://, the port and the path")
	}
	if _, err := netip.ParseAddr(text); err == nil {
		return "", errors.New("is a network address; only names get certificates")
	}
	if strings.Contains(text, "*") {
		return "", errors.New("is a pattern; write out each name")
	}
	name, err := idna.Lookup.ToASCII(text)
	if err != nil || !strings.Contains(strings.Trim(name, "."), ".") || strings.HasSuffix(name, ".") {
		return "", errors.New("is no name of the public internet")
	}
	return name, nil
}
