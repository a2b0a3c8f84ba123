package picture

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/idle"
)

func warmable(t *testing.T) (*Maker, []string) {
	m := NewMaker(folder(t, map[string][]byte{
		name(1, "jpg"): asJPEG(t, gradient(50, 30)),
		name(2, "png"): asPNG(t, gradient(50, 30)),
		name(3, "jpg"): []byte("no picture"),
		name(4, "svg"): []byte("<svg/>"),
		name(5, "pdf"): []byte("%PDF"),
	}))
	return m, []string{name(3, "jpg"), name(4, "svg"), name(5, "pdf"), name(6, "jpg"), name(1, "jpg"), name(2, "png")}
}

func TestWarmMakesWhatIsMissing(t *testing.T) {
	m, names := warmable(t)
	get(m, "GET", name(1, "jpg")+"?width=100&format=webp")
	var count counting
	count.in(m)
	gate := idle.NewGate()
	m.Warm(t.Context(), gate, names)
	if got := sizesOnDisk(t, m); len(got) != 2*len(Widths)+1 {
		t.Errorf("the sizes on disk are %v, want all %d of two pictures as WebP, and that the damaged one has none", got, 2*len(Widths))
	}
	if made := count.made.Load(); made != 9+2 || count.most.Load() != 1 { // the damaged picture and the one that is gone are tried once
		t.Errorf("%d sizes were begun, at most %d at a time, want 11 and 1", made, count.most.Load())
	}
	m.Warm(t.Context(), gate, names)
	if made := count.made.Load(); made != 9+2+1 { // the one that is gone
		t.Errorf("%d sizes were begun in all, want 12: no size that exists is made again, and none of a damaged picture", made)
	}
}

func TestWarmStops(t *testing.T) {
	m, _ := warmable(t)
	ctx, stop := context.WithCancel(t.Context())
	build := m.build
	m.build = func(ctx context.Context, o *original, size Size, to string) error {
		if size.Width == 400 {
			stop()
		}
		return build(ctx, o, size, to)
	}
	var count counting
	count.in(m)
	m.Warm(ctx, idle.NewGate(), []string{name(1, "jpg"), name(2, "png")})
	until(t, func() bool { return count.running.Load() == 0 })
	if made, files := count.made.Load(), len(sizesOnDisk(t, m)); made != 2 || files != 1 {
		t.Errorf("%d sizes were begun and %d made, want 2 and 1", made, files)
	}
}

// TestWarmLetsRequestsGoFirst keeps requests coming before and while a size is made: it waits, until a visitor asks for that very size.
func TestWarmLetsRequestsGoFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := warmable(t)
		var count counting
		count.in(m)
		gate, ctx := idle.NewGate(), t.Context()
		requests, end := context.WithCancel(ctx)
		go func() {
			for ; requests.Err() == nil; time.Sleep(10 * time.Millisecond) {
				gate.Note()
			}
		}()
		done := make(chan struct{})
		go func() { m.Warm(ctx, gate, []string{name(1, "jpg")}); close(done) }()
		time.Sleep(limits.QuietTime + 200*time.Millisecond)
		if made := count.made.Load(); made != 0 {
			t.Errorf("%d sizes were made while requests came, want none", made)
		}
		if w := get(m, "GET", name(1, "jpg")+"?width=100&format=webp"); w.Code != 200 || count.made.Load() != 1 {
			t.Errorf("a visitor got status %d, and %d sizes were made, want 1", w.Code, count.made.Load())
		}
		end()
		<-done
		if count.made.Load() != 5 {
			t.Errorf("%d sizes were made in all, want 5", count.made.Load())
		}
	})
}

// TestSizesOfAnotherVersionAreDropped shows that a size that another version made is never served, and is deleted.
func TestSizesOfAnotherVersionAreDropped(t *testing.T) {
	m, _ := warmable(t)
	dir, size := filepath.Join(m.media, "sizes"), Size{Width: 100, Format: WebP}
	old := []string{filepath.Join(dir, size.file(name(1, "jpg"))), filepath.Join(dir, "1", size.file(name(1, "jpg")))}
	for _, file := range old {
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte("old"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	if w := get(m, "GET", name(1, "jpg")+"?width=100&format=webp"); w.Code != 200 || w.Body.String() == "old" {
		t.Errorf("a size that another version made is served: status %d", w.Code)
	}
	if err := m.DropOthers(); err != nil {
		t.Fatal(err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 || left[0].Name() != version {
		t.Errorf("the folder of sizes has %v (%v), want this version's alone", left, err)
	}
}
