package network

import (
	"net/netip"
	"strings"
)

// Of returns the part of an address that one customer has: an IPv4 address, or the first 64 bits of an IPv6 address. Text that is no
// address is returned unchanged.
func Of(address string) string { return Around(address)[0] }

// Around returns the networks in which an address is, the smallest first: what Of returns, then the /24 and the /16 of an IPv4 address, or
// the /48 and the /32 of an IPv6 address, as a customer with many addresses and a provider have them. Text that is no address has itself
// alone.
func Around(address string) []string {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return []string{address}
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() {
		return []string{ip.String(), within(ip, 24), within(ip, 16)}
	}
	return []string{within(ip, 64), within(ip, 48), within(ip, 32)}
}

// Delegated returns the networks around an IPv6 address in which one customer or provider may have any number of addresses, the smallest
// first: its /48 and its /32. It is nil for an IPv4 address, of which a customer has one.
func Delegated(address string) []string {
	if around := Around(address); len(around) > 1 && strings.Contains(around[0], ":") {
		return around[1:]
	}
	return nil
}

func within(ip netip.Addr, bits int) string {
	prefix, _ := ip.Prefix(bits) // cannot fail: the address has more bits
	return prefix.String()
}
