// Package network tells one customer of an internet provider from another, wherever somebody is counted.
package network

import "net/netip"

// Of is the part of an address that one customer has: an IPv4 address, 64 bits of an IPv6 address. What is no address stays as it is.
func Of(address string) string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return address
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return ip.String()
	}
	prefix, _ := ip.Prefix(64) // an IPv6 address has 128 bits
	return prefix.String()
}
