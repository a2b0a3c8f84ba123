package network

import (
	"sync"

	"github.com/gevel/gevel/limits"
)

// Client is who takes places: a program with a key, a session of staff, or else a stranger, who is counted by network address. Work of the
// site itself has none of the three, and leaves keys and staff what is theirs as strangers do.
type Client struct{ Address, Key, Staff string }

// Places are places that many share. They are safe for concurrent use.
type Places struct {
	share limits.Share

	mutex                       sync.Mutex
	own, strangers, keys, staff int
	of                          map[string]int // by client, and for strangers by each network around
}

// NewPlaces returns the places of a share, all of them free.
func NewPlaces(share limits.Share) *Places { return &Places{share: share, of: map[string]int{}} }

// Take takes n places until leave is called. It takes none when the client has its part of them already, or too few are free for it.
func (p *Places) Take(c Client, n int) (leave func(), ok bool) {
	names, parts, count := p.countedAs(c)
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for i, name := range names {
		if p.of[name]+n > parts[i] {
			return nil, false
		}
	}
	*count += n
	if !p.fits() {
		*count -= n
		return nil, false
	}
	for _, name := range names {
		p.of[name] += n
	}
	return sync.OnceFunc(func() { p.leave(names, count, n) }), true
}

// countedAs returns the names by which a client is counted, with the part that each may have, and the count of all clients of its kind.
func (p *Places) countedAs(c Client) (names []string, parts []int, count *int) {
	switch one := []int{p.share.OfOne, p.share.OfNetwork, p.share.OfProvider}; {
	case c.Key != "":
		return []string{"key " + c.Key}, one[:1], &p.keys
	case c.Staff != "":
		return []string{"staff " + c.Staff}, one[:1], &p.staff
	case c.Address == "":
		return nil, nil, &p.own
	default:
		names = Around(c.Address)
		return names, one[:len(names)], &p.strangers
	}
}

// fits says whether those who have places leave the others what is theirs alone.
func (p *Places) fits() bool {
	s, others := p.share, p.own+p.strangers
	return others <= s.Strangers() && others+p.keys <= s.All-s.ForStaff && others+p.staff <= s.All-s.ForKeys &&
		others+p.keys+p.staff <= s.All
}

func (p *Places) leave(names []string, count *int, n int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	*count -= n
	for _, name := range names {
		if p.of[name] -= n; p.of[name] == 0 {
			delete(p.of, name)
		}
	}
}

// Taken is how many places are taken.
func (p *Places) Taken() int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.own + p.strangers + p.keys + p.staff
}
