package network

import "testing"

func TestOf(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.7": "192.0.2.7", "::ffff:192.0.2.7": "192.0.2.7", "2001:db8:1:2:3::4": "2001:db8:1:2::/64",
		"2001:db8:1:2:ffff::": "2001:db8:1:2::/64",
		"fe80::1%eth0":        "fe80::/64", "nonsense": "nonsense", "": "",
	} {
		if got := Of(address); got != want {
			t.Errorf("Of(%s) = %s, want %s", address, got, want)
		}
	}
}
