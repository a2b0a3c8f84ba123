package certificates

import (
	"errors"
	"fmt"
	"net/netip"
	"slices"
	"strings"

	"golang.org/x/net/idna"
)

// Names reads a list of names that certificates can be had for. Its error says which name gets no certificate, and why.
func Names(list string) (names []string, err error) {
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
