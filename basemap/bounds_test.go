package basemap

import (
	"bytes"
	"encoding/binary"
	"errors"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/limits"
)

// hugeBasemap serves a basemap whose root has rows of the largest length, each for the next number of needed: of tiles, or of
// directories. Nothing but its beginning has bytes on the disk.
func hugeBasemap(t *testing.T, rows int, directories bool) *basemap {
	t.Helper()
	needed, err := spans([]Place{bree}, 20, [2]byte{0, 15})
	if err != nil {
		t.Fatal(err)
	}
	var numbers []uint64
	for _, s := range needed {
		for n := s.first; n <= s.last; n++ {
			numbers = append(numbers, n)
		}
	}
	d := binary.AppendUvarint(nil, uint64(rows))
	last := uint64(0)
	for _, n := range numbers[len(numbers)-rows:] {
		d, last = binary.AppendUvarint(d, n-last), n
	}
	for range rows {
		run := uint64(1)
		if directories {
			run = 0
		}
		d = binary.AppendUvarint(d, run)
	}
	for range rows {
		d = binary.AppendUvarint(d, limits.StreetsRangeBytes)
	}
	d = append(binary.AppendUvarint(d, 1), make([]byte, rows-1)...) // one after another
	return serveSparse(t, d, uint64(rows)*limits.StreetsRangeBytes)
}

// serveSparse serves a basemap of zooms 0 to 15 with a root directory, and tiles and directories of one size.
func serveSparse(t *testing.T, root []byte, size uint64) *basemap {
	t.Helper()
	small := streetstest.Good()
	small.MaxZoom = 0
	b := serveBasemap(t)
	content := small.Bytes()
	metadata := content[binary.LittleEndian.Uint64(content[24:]):][:binary.LittleEndian.Uint64(content[32:])]
	packed := streetstest.Pack(root)
	h := bytes.Clone(content[:127])
	h[101] = 15
	start := uint64(127)
	for i, length := range []uint64{uint64(len(packed)), uint64(len(metadata)), size, size} {
		binary.LittleEndian.PutUint64(h[8+16*i:], start)
		binary.LittleEndian.PutUint64(h[16+16*i:], length)
		start += length
	}
	file, err := os.Create(filepath.Join(t.TempDir(), "sparse"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	if _, err := file.Write(bytes.Join([][]byte{h, packed, metadata}, nil)); err != nil {
		t.Fatal(err)
	}
	if err := file.Truncate(int64(start)); err != nil {
		t.Fatal(err)
	}
	b.answer = func(w http.ResponseWriter, r *http.Request) bool {
		http.ServeContent(w, r, "", time.Unix(1, 0), file)
		return true
	}
	return b
}

func TestStreetsBytes(t *testing.T) {
	const most = limits.StreetsBytes / limits.StreetsRangeBytes
	if plan, err := hugeBasemap(t, most-1, false).order(t).Measure(t.Context()); err != nil || plan.Tiles != most-1 {
		t.Errorf("a file of nearly the most bytes gives %v", err)
	}
	b := hugeBasemap(t, most, false) // its head is more than none
	if _, err := b.order(t).Measure(t.Context()); !errors.Is(err, ErrLarge) {
		t.Errorf("a file of more gives %v, want ErrLarge", err)
	}
}

func TestStreetsDirectoriesBytes(t *testing.T) {
	const most = limits.StreetsDirectoriesBytes / limits.StreetsRangeBytes
	b := hugeBasemap(t, most+1, true)
	if _, err := b.order(t).Measure(t.Context()); !errors.Is(err, ErrLarge) || b.requests.Load() > 2 {
		t.Errorf("directories of more bytes give %v after %d requests, want ErrLarge before they are read", err, b.requests.Load())
	}
	b = hugeBasemap(t, most, true)
	if _, err := b.order(t).Measure(t.Context()); err == nil || errors.Is(err, ErrLarge) || b.requests.Load() <= 2 {
		t.Errorf("as many as may be give %v, want that they are read and are no directories", err)
	}
}

func TestStreetsGapBytes(t *testing.T) {
	parts := [][2]uint64{{0, 10}, {10 + limits.StreetsGapBytes, 1_000_000}, {1_000_000 + limits.StreetsGapBytes + 1, 2_000_000}}
	part := func(i int) (from, to uint64) { return parts[i][0], parts[i][1] }
	if n := together(len(parts), part); n != 2 {
		t.Errorf("one request reads %d parts, want the two with the largest gap that may be", n)
	}
}
