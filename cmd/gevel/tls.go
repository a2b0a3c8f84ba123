package main

import (
	"errors"
	"flag"
	"fmt"
	"net/url"

	"github.com/gevel/gevel/server/certificates"
	"golang.org/x/crypto/acme"
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
	if t.names, err = certificates.Names(t.list); err != nil {
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
