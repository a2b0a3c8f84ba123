// Package network identifies customers of internet providers, for rate limits and counts.
package network

import "net/netip"

// Of returns the part of an address that one customer has: an IPv4 address, or the first 64 bits of an IPv6 address. Text that is no
// address is returned unchanged.
func Of(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return ip.String()
	}
	prefix, _ := ip.Prefix(64) // cannot fail: an IPv6 address has 128 bits
	return prefix.String()
}
