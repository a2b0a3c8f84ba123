package tally

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"strconv"

	"github.com/gevel/gevel/agency"
)

// day remembers who visited what on one day, by digests. With the day its salt goes, and with it all that could tell who it was.
type day struct {
	date agency.Date
	salt [32]byte
	seen map[uint64]struct{}
}

// mostSeen bounds what is remembered of a day, some 20 MB; beyond it visitors count anew.
const mostSeen = 500_000

// isNew tells whether a visitor is here for the first time that day.
func (d *day) isNew(today agency.Date, v Visit) bool {
	if d.date != today || len(d.seen) >= mostSeen {
		d.date, d.seen = today, map[uint64]struct{}{}
		rand.Read(d.salt[:])
	}
	who := d.digest(v)
	_, known := d.seen[who]
	d.seen[who] = struct{}{}
	return !known
}

func (d *day) digest(v Visit) uint64 {
	h := sha256.New()
	h.Write(d.salt[:])
	for _, part := range []string{v.Address, v.Agent, strconv.Itoa(v.Property)} {
		h.Write([]byte(strconv.Itoa(len(part)) + ":" + part))
	}
	return binary.BigEndian.Uint64(h.Sum(nil))
}
