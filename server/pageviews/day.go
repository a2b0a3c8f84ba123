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
	seen map[uint64]uint8 // times counted, up to the limit
}

// isNew reports whether a visitor views the property for the first time that day. A network counts only so often, whatever its user agents.
func (d *day) isNew(today locale.Date, v View) bool {
	if d.date != today {
		d.date, d.seen = today, map[uint64]uint8{}
		rand.Read(d.salt[:])
	}
	property, visitorNetwork := strconv.Itoa(v.Property), network.Of(v.Address)
	return len(d.seen) < limits.PageViewDigests && d.room(1, visitorNetwork, v.Agent, property) && d.room(limits.PageViewsOfProperty,
		visitorNetwork,
		property) && d.room(limits.PageViewsOfNetwork, visitorNetwork)
}

// room counts once more under a digest, and reports false when the limit is reached.
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
