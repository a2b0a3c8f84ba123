package network

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// Proxies are the addresses of trusted reverse proxies. Only their forwarding headers are believed: anybody can send such headers.
type Proxies []netip.Prefix

// OwnMachine lists the addresses of this machine.
const OwnMachine = "127.0.0.0/8,::1"

// ParseProxies reads addresses and ranges, separated by commas: "127.0.0.1, 10.0.0.0/8"; "none" for no proxy. Its error names the first
// that is neither.
func ParseProxies(list string) (proxies Proxies, err error) {
	if strings.TrimSpace(list) == "none" {
		return nil, nil
	}
	for text := range strings.SplitSeq(list, ",") {
		text = strings.TrimSpace(text)
		if text == "" {
			continue
		}
		p, err := netip.ParsePrefix(text)
		if err != nil {
			ip, wrong := netip.ParseAddr(text)
			if wrong != nil {
				return nil, fmt.Errorf("%q is no network address like 10.0.0.1 or 10.0.0.0/8", text)
			}
			p = netip.PrefixFrom(ip, ip.BitLen())
		}
		proxies = append(proxies, p.Masked())
	}
	return proxies, nil
}

// Address returns the client's network address: the connection's or, behind a trusted proxy, the last one in X-Forwarded-For that is not
// a proxy. Whatever stands before it may be forged.
func (p Proxies) Address(r *http.Request) string {
	said := Peer(r)
	list := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(list) - 1; i >= 0 && p.Trust(said); i-- {
		ip, err := netip.ParseAddr(strings.TrimSpace(list[i]))
		if err != nil {
			break
		}
		said = ip.Unmap().String()
	}
	return said
}

// Secure reports whether the client uses TLS, to this program or to a trusted proxy.
func (p Proxies) Secure(r *http.Request) bool {
	return r.TLS != nil || p.Trust(Peer(r)) && r.Header.Get("X-Forwarded-Proto") == "https"
}

// Trust reports whether an address is a trusted proxy's.
func (p Proxies) Trust(address string) bool {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return false
	}
	for _, prefix := range p {
		if prefix.Contains(ip.Unmap()) {
			return true
		}
	}
	return false
}

// Peer returns the address at the other end of the connection.
func Peer(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}
