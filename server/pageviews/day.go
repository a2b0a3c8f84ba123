package pageviews

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"strconv"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/network"
)

// day remembers the digests of one day's visitors. Its salt goes with the day, so nobody can tell afterwards who they were.
type day struct {
	date locale.Date
	salt [32]byte
	seen map[uint64]uint8 // how often, up to the bound that holds
}

// isNew tells whether a visitor is here for the first time that day. A network counts only so often, however its browsers call themselves.
func (d *day) isNew(today locale.Date, v View) bool {
	if d.date != today {
		d.date, d.seen = today, map[uint64]uint8{}
		rand.Read(d.salt[:])
	}
	home, who := strconv.Itoa(v.Property), network.Of(v.Address)
	return len(d.seen) < limits.PageViewDigests && d.room(1, who, v.Agent, home) && d.room(limits.PageViewsOfHome, who,
		home) && d.room(limits.PageViewsOfNetwork, who)
}

// room counts once more under a digest, up to a bound.
func (d *day) room(most uint8, parts ...string) bool {
	key := d.digest(parts)
	if d.seen[key] >= most {
		return false
	}
	d.seen[key]++
	return true
}

func (d *day) digest(parts []string) uint64 {
	h := sha256.New()
	h.Write(d.salt[:])
	for _, part := range parts {
		h.Write([]byte(strconv.Itoa(len(part)) + ":" + part))
	}
	return binary.BigEndian.Uint64(h.Sum(nil))
}
