package server

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// networkAddress tells from which network address a request comes: what the connection says or, when that is a proxy on this
// machine, what the proxy says last. Anybody can write the header, so nobody else's is believed.
func networkAddress(r *http.Request) string {
	host, local := remoteHost(r)
	if !local {
		return host
	}
	list := strings.Split(r.Header.Get("X-Forwarded-For"), ",")
	if said, err := netip.ParseAddr(strings.TrimSpace(list[len(list)-1])); err == nil {
		return said.Unmap().String()
	}
	return host
}

// remoteHost is the address that the connection says, and whether it is on this machine.
func remoteHost(r *http.Request) (host string, local bool) {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	ip, err := netip.ParseAddr(host)
	return host, err == nil && ip.Unmap().IsLoopback()
}
