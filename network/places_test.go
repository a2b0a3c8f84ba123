package network

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gevel/gevel/limits"
)

func TestAround(t *testing.T) {
	for address, want := range map[string][]string{
		"192.0.2.77":               {"192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"},
		"::ffff:192.0.2.77":        {"192.0.2.77", "192.0.2.0/24", "192.0.0.0/16"},
		"2001:db8:1:2:3:4:5:6%en0": {"2001:db8:1:2::/64", "2001:db8:1::/48", "2001:db8::/32"},
		"@":                        {"@"},
	} {
		if got := Around(address); !slices.Equal(got, want) {
			t.Errorf("around %s are %v, want %v", address, got, want)
		}
	}
}

// take takes places for many clients, one each, and returns how many got one.
func take(p *Places, most int, client func(i int) Client) (n int) {
	for i := range most {
		if _, ok := p.Take(client(i), 1); ok {
			n++
		}
	}
	return n
}

// TestNoNetworkTakesAllPlaces shows of everything that is shared that no network, however large, takes what others need, and that keys and
// staff have places that no stranger takes.
func TestNoNetworkTakesAllPlaces(t *testing.T) {
	for _, share := range limits.Shares {
		if share.Strangers() == 0 {
			continue
		}
		unit := max(1, share.OfOne/4)
		share.All, share.ForKeys, share.ForStaff = share.All/unit, share.ForKeys/unit, share.ForStaff/unit
		share.OfOne, share.OfNetwork, share.OfProvider = share.OfOne/unit, share.OfNetwork/unit, share.OfProvider/unit
		for what, c := range map[string]struct {
			address string
			want    int
		}{
			"an address": {"192.0.2.1", share.OfOne}, "a /24": {"192.0.2.%d", share.OfNetwork},
			"a /64": {"2001:db8::%x", share.OfOne}, "a /48": {"2001:db8:0:%x::1", share.OfNetwork},
			"a /32": {"2001:db8:%x::1", share.OfProvider},
		} {
			p := NewPlaces(share)
			got := take(p, 250, func(i int) Client {
				if what == "an address" {
					return Client{Address: c.address}
				}
				return Client{Address: fmt.Sprintf(c.address, i+1)}
			})
			if got != c.want {
				t.Errorf("%s: %s has %d, want %d", share.What, what, got, c.want)
			}
			if _, ok := p.Take(Client{Address: "198.51.100.9"}, 1); !ok {
				t.Errorf("%s: nobody else has a place beside %s", share.What, what)
			}
		}
		p := NewPlaces(share)
		if got := take(p, 250, func(i int) Client { return Client{Address: fmt.Sprintf("%d.1.1.1", i+1)} }); got > share.Strangers() {
			t.Errorf("%s: strangers from everywhere have %d, want at most %d", share.What, got, share.Strangers())
		}
		if got := take(p, 250, func(i int) Client { return Client{Key: fmt.Sprint(i)} }); got < share.ForKeys {
			t.Errorf("%s: programs with a key have %d, want %d", share.What, got, share.ForKeys)
		}
		if got := take(p, 250, func(i int) Client { return Client{Staff: fmt.Sprint(i)} }); got != share.ForStaff {
			t.Errorf("%s: staff has %d, want %d", share.What, got, share.ForStaff)
		}
	}
}

func TestPlacesAreGivenBackOnce(t *testing.T) {
	p := NewPlaces(limits.Share{All: 1, OfOne: 1, OfNetwork: 1, OfProvider: 1})
	leave, _ := p.Take(Client{Address: "192.0.2.1"}, 1)
	if _, ok := p.Take(Client{}, 1); ok {
		t.Error("two have the only place")
	}
	leave()
	leave()
	if p.Taken() != 0 || len(p.of) != 0 {
		t.Errorf("%d places are taken and %v counted, want none", p.Taken(), p.of)
	}
}
