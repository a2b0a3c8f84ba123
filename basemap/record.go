package basemap

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"time"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/limits"
)

// record says what FILE.part is of. Properties that came since are left to the next time, so that what was fetched is not lost.
type record struct {
	From    string    `json:"from"`
	Address string    `json:"address"`
	Version string    `json:"version"`
	Size    uint64    `json:"size"` // of the basemap
	Margin  float64   `json:"margin"`
	Zoom    int       `json:"zoom"`
	Places  []Place   `json:"places"`
	Bytes   uint64    `json:"bytes"` // of the file when it is complete
	At      time.Time `json:"at"`
}

func partOf(file string) string { return file + ".part" }

func recordOf(file string) string { return file + ".part.json" }

func (o *Order) record(s *source, places []Place) *record {
	return &record{From: o.From, Address: s.address, Version: s.version, Size: s.size, Margin: o.Margin, Zoom: o.Zoom,
		Places: slices.Clone(places), At: time.Now()}
}

// readRecord returns nil when there is nothing that can be gone on with.
func readRecord(file string) *record {
	text, err := os.ReadFile(recordOf(file))
	r := &record{}
	if err != nil || json.Unmarshal(text, r) != nil || time.Since(r.At) > limits.StreetsPartAge {
		return nil
	}
	if info, err := os.Stat(partOf(file)); err != nil || info.Size() == 0 {
		return nil
	}
	return r
}

// of says whether the record is of an order. A server that does not name versions may have another file by now.
func (r *record) of(o *Order) bool {
	return r != nil && r.Version != "" && r.From == o.From && r.Margin == o.Margin && r.Zoom == o.Zoom
}

func (r *record) write(file string) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return atomicfile.Write(recordOf(file), bytes.NewReader(text), 0o600)
}

// goesOn says whether what an earlier fetch brought is the beginning of this plan, and counts it.
func (p *Plan) goesOn(before *record) bool {
	if p.record.Version != before.Version || p.record.Size != before.Size {
		return false
	}
	f, err := os.Open(partOf(p.file))
	if err != nil {
		return false
	}
	defer f.Close()
	p.Done = p.have(f)
	p.record.At = before.At
	return p.Done > 0
}

// have returns how many bytes of the file are there: 0 when it begins otherwise.
func (p *Plan) have(part *os.File) uint64 {
	head := make([]byte, len(p.extract.Head))
	if n, err := part.ReadAt(head, 0); n < len(head) && err != nil || !bytes.Equal(head, p.extract.Head) {
		return 0
	}
	info, err := part.Stat()
	if err != nil || uint64(info.Size()) > p.extract.Size {
		return 0
	}
	return uint64(info.Size())
}

// Sweep removes what a fetch that was broken off left, when it is too old to go on with.
func Sweep(file string) {
	if info, err := os.Stat(partOf(file)); err == nil && time.Since(info.ModTime()) > limits.StreetsPartAge {
		os.Remove(partOf(file))
		os.Remove(recordOf(file))
	}
}
