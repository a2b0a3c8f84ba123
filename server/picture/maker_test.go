package picture

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// counting counts the sizes that a maker makes, and the most at the same time.
type counting struct{ made, running, most atomic.Int32 }

func (c *counting) in(m *Maker) {
	build := m.build
	m.build = func(ctx context.Context, o *original, size Size, to string) error {
		c.made.Add(1)
		now := c.running.Add(1)
		defer c.running.Add(-1)
		for most := c.most.Load(); now > most && !c.most.CompareAndSwap(most, now); most = c.most.Load() {
		}
		return build(ctx, o, size, to)
	}
}

// until waits for a condition that another goroutine brings about.
func until(t *testing.T, done func() bool) {
	t.Helper()
	for end := time.Now().Add(5 * time.Second); !done(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the other goroutine did not finish its part within 5 seconds")
		}
	}
}

func TestFileIsMadeOnceForManyRequests(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(500, 300))}))
	var count counting
	build := m.build
	m.build = func(ctx context.Context, o *original, size Size, to string) error {
		until(t, func() bool { return m.visitors.Load() == 20 })
		return build(ctx, o, size, to)
	}
	count.in(m)
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			if w := get(m, "GET", name(1, "jpg")+"?width=400&format=webp"); w.Code != 200 || w.Body.Len() == 0 {
				t.Errorf("one of 20 requests: status %d with %d bytes, want 200 and the picture", w.Code, w.Body.Len())
			}
		})
	}
	wg.Wait()
	if count.made.Load() != 1 {
		t.Errorf("20 requests for one size made it %d times, want once", count.made.Load())
	}
}

func TestMakerUsesItsSlotsOnly(t *testing.T) {
	originals := map[string][]byte{}
	for n := range 6 {
		originals[name(n, "jpg")] = asJPEG(t, gradient(50+n, 30))
	}
	m := NewMaker(folder(t, originals))
	m.slots = make(chan struct{}, 2)
	var count counting
	build := m.build
	m.build = func(ctx context.Context, o *original, size Size, to string) error {
		time.Sleep(20 * time.Millisecond)
		return build(ctx, o, size, to)
	}
	count.in(m)
	var wg sync.WaitGroup
	for file := range originals {
		wg.Go(func() { get(m, "GET", file+"?width=100") })
	}
	wg.Wait()
	if count.made.Load() != 6 || count.most.Load() != 2 {
		t.Errorf("%d sizes were made, at most %d at the same time, want 6 and 2", count.made.Load(), count.most.Load())
	}
}

func TestFileEndsWithTheRequest(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(50, 30))}))
	m.slots = make(chan struct{}, 1)
	m.slots <- struct{}{} // takes the only slot
	var count counting
	count.in(m)
	first, leave := context.WithCancel(t.Context())
	gone, stayed := make(chan error, 1), make(chan error, 1)
	size := Size{Width: 100, Format: WebP}
	go func() { _, err := m.File(first, name(1, "jpg"), size); gone <- err }()
	time.Sleep(20 * time.Millisecond) // so that the first request starts the work
	go func() { _, err := m.File(t.Context(), name(1, "jpg"), size); stayed <- err }()
	time.Sleep(20 * time.Millisecond)
	leave()
	if err := <-gone; !errors.Is(err, context.Canceled) {
		t.Errorf("the request that ended got %v, want context.Canceled", err)
	}
	if count.made.Load() != 0 {
		t.Error("a size was made without a slot")
	}
	<-m.slots
	if err := <-stayed; err != nil || count.made.Load() != 1 {
		t.Errorf("the request that waited got the error %v with %d sizes made, want none and 1", err, count.made.Load())
	}
}

func TestMakeUsesWhatWasMadeMeanwhile(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(50, 30))}))
	size := Size{Width: 100, Format: WebP}
	file, err := m.File(t.Context(), name(1, "jpg"), size)
	if err != nil {
		t.Fatal(err)
	}
	m.build = func(context.Context, *original, Size, string) error {
		t.Error("a size that another request made was made again")
		return nil
	}
	if err := m.make(t.Context(), name(1, "jpg"), size, file); err != nil {
		t.Errorf("a size that another request made is not used: %v", err)
	}
}

func TestAFailedWriteLeavesNothing(t *testing.T) {
	dir := folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(50, 30))})
	to := filepath.Join(dir, "sizes", "taken")
	if err := os.MkdirAll(to, 0o755); err != nil { // a folder, so that no file can be written there
		t.Fatal(err)
	}
	o := &original{file: filepath.Join(dir, name(1, "jpg")), most: Portrait}
	defer o.close()
	if err := build(t.Context(), o, Size{Width: 100, Format: WebP}, to); err == nil {
		t.Error("writing a file over a folder did not fail")
	}
	if files, err := os.ReadDir(filepath.Dir(to)); err != nil || len(files) != 1 {
		t.Errorf("the failed write leaves %v, want the folder alone (%v)", files, err)
	}
}
