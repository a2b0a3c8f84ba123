package picture

import (
	"context"
	"testing"
	"time"
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
	m.Warm(t.Context(), names)
	if got := sizesOnDisk(t, m); len(got) != 2*2*len(Widths) {
		t.Error(got)
	}
	if made := count.made.Load(); made != 19+2 || count.most.Load() != 1 { // the damaged picture is tried once for each format
		t.Error("made", made, "at a time", count.most.Load())
	}
	m.Warm(t.Context(), names)
	if made := count.made.Load(); made != 19+2+2 {
		t.Error("sizes were made again, in all", made)
	}
}

func TestWarmStops(t *testing.T) {
	m, _ := warmable(t)
	ctx, stop := context.WithCancel(t.Context())
	build := m.build
	m.build = func(original string, size Size, to string) error {
		if size.Width == 400 {
			stop()
		}
		return build(original, size, to)
	}
	var count counting
	count.in(m)
	m.Warm(ctx, []string{name(1, "jpg"), name(2, "png")})
	until(t, func() bool { return count.running.Load() == 0 }) // the size that had begun is finished
	if count.made.Load() != 2 {
		t.Error("made", count.made.Load())
	}
}

func TestWarmLetsVisitorsGoFirst(t *testing.T) {
	m, _ := warmable(t)
	var count counting
	count.in(m)
	m.visitors.Add(1)
	done := make(chan struct{})
	go func() { m.Warm(t.Context(), []string{name(1, "jpg")}); close(done) }()
	until(t, func() bool { return count.made.Load() == 1 && count.running.Load() == 0 })
	time.Sleep(100 * time.Millisecond) // time enough for all ten
	select {
	case <-done:
		t.Error("sizes were made while a visitor waited")
	default:
	}
	if made := count.made.Load(); made != 1 {
		t.Error("made", made)
	}
	m.visitors.Add(-1)
	<-done
	if count.made.Load() != 10 {
		t.Error("made", count.made.Load())
	}
}
