package basemap

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/internal/streetstest"
	"github.com/gevel/gevel/limits"
)

// TestFetch fetches the part around two places, and compares each tile with the basemap's.
func TestFetch(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	o.Places = []Place{bree, {49.61, 6.13}, {38.3, -0.5}} // the last is in Spain, which the map does not show
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	measured := b.sent.Load()
	if entries(t, o.File) != "" {
		t.Errorf("measuring wrote %s", entries(t, o.File))
	}
	var heard []uint64
	if err := plan.Fetch(t.Context(), func(done uint64) { heard = append(heard, done) }); err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(o.File)
	if err != nil || uint64(len(content)) != plan.Bytes || heard[len(heard)-1] != plan.Bytes || entries(t, o.File) != "streets.pmtiles" {
		t.Errorf("%d bytes are there of %d, %d were heard of, and beside it there is %s (%v)", len(content), plan.Bytes,
			heard[len(heard)-1], entries(t, o.File), err)
	}
	all, got := tilesOf(t, b.content), tilesOf(t, content)
	if uint64(len(got)) != plan.Tiles || len(got) >= len(all) {
		t.Errorf("%d tiles were fetched of %d that were measured, of a basemap of %d", len(got), plan.Tiles, len(all))
	}
	for number, tile := range got {
		if all[number] != tile {
			t.Errorf("tile %d has other bytes than the basemap's", number)
		}
	}
	for zoom := range 10 {
		for _, p := range o.Places[:2] {
			x, y := pmtiles.At(zoom, p.Longitude, p.Latitude)
			if _, ok := got[pmtiles.Number(zoom, x, y)]; !ok {
				t.Errorf("the tile of zoom %d at %v is missing", zoom, p)
			}
		}
	}
	x, y := pmtiles.At(9, 3, 51) // between nothing
	if _, ok := got[pmtiles.Number(9, x, y)]; ok {
		t.Error("a tile far from all places was fetched")
	}
	if sent := b.sent.Load() - measured; sent > int64(plan.Bytes)+16*limits.StreetsGapBytes {
		t.Errorf("%d bytes were sent for a file of %d", sent, plan.Bytes)
	}
}

// TestFetchAgain replaces the file in one step: until the new one is complete, the old one is there.
func TestFetchAgain(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	if _, err := o.fetched(t.Context()); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(o.File)
	newer := streetstest.Good()
	newer.Layers = append(newer.Layers, "pois")
	b.content, b.tag = newer.Bytes(), `"2"`
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	err = plan.Fetch(t.Context(), func(uint64) {
		if now, _ := os.ReadFile(o.File); !bytes.Equal(now, before) {
			t.Error("the old file is gone before the new one is complete")
		}
	})
	if after, _ := os.ReadFile(o.File); err != nil || bytes.Equal(after, before) {
		t.Errorf("the new file did not take the place of the old one (%v)", err)
	}
}

// TestFetchGoesOn breaks a fetch off in the middle, by its end, and goes on in another one: each byte of a tile is sent once.
func TestFetchGoesOn(t *testing.T) {
	b := serveBasemap(t)
	want := b.order(t)
	if _, err := want.fetched(t.Context()); err != nil {
		t.Fatal(err)
	}
	o := b.order(t)
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	half := plan.Bytes / 2
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { return b.sendHalf(w, r) }
	err = plan.Fetch(ctx, func(done uint64) {
		if done > half {
			cancel()
		}
	})
	b.answer = nil
	if !errors.Is(err, context.Canceled) || entries(t, o.File) != "streets.pmtiles.part streets.pmtiles.part.json" {
		t.Fatalf("the fetch ends with %v and leaves %s", err, entries(t, o.File))
	}
	o.Places = append(o.Places, Place{50.85, 4.35}) // a new property does not make what came useless
	again, err := o.Measure(t.Context())
	if err != nil || again.Done <= half || again.Bytes != plan.Bytes {
		t.Fatalf("%d of %d bytes are there, want more than %d of %d (%v)", again.Done, again.Bytes, half, plan.Bytes, err)
	}
	sent := b.sent.Load()
	if err := again.Fetch(t.Context(), func(uint64) {}); err != nil {
		t.Fatal(err)
	}
	if sent = b.sent.Load() - sent; uint64(sent) > plan.Bytes-again.Done+16*limits.StreetsGapBytes {
		t.Errorf("%d bytes were sent for the last %d", sent, plan.Bytes-again.Done)
	}
	one, _ := os.ReadFile(want.File)
	other, _ := os.ReadFile(o.File)
	if !bytes.Equal(one, other) {
		t.Error("the file is another one than when it is fetched in one go")
	}
}

// sendHalf answers with the first half of what is requested and breaks off the connection.
func (b *basemap) sendHalf(w http.ResponseWriter, r *http.Request) bool {
	var from, to int
	fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &from, &to)
	if to-from < 8 {
		return false
	}
	w.Header().Set("ETag", b.tag)
	w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", from, to, len(b.content)))
	w.Header().Set("Content-Length", fmt.Sprint(to-from+1))
	w.WriteHeader(http.StatusPartialContent)
	w.Write(b.content[from : (from+to)/2])
	w.(http.Flusher).Flush()
	panic(http.ErrAbortHandler)
}

// TestFetchSurvivesBrokenConnections fetches from a server that breaks off each answer in its middle.
func TestFetchSurvivesBrokenConnections(t *testing.T) {
	b := serveBasemap(t)
	want := b.order(t)
	if _, err := want.fetched(t.Context()); err != nil {
		t.Fatal(err)
	}
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { return b.sendHalf(w, r) }
	o := b.order(t)
	if _, err := o.fetched(t.Context()); err != nil {
		t.Fatal(err)
	}
	one, _ := os.ReadFile(want.File)
	other, _ := os.ReadFile(o.File)
	if !bytes.Equal(one, other) {
		t.Error("the file is another one than over a good connection")
	}
}

func TestStreetsTries(t *testing.T) {
	b := serveBasemap(t)
	var waits []time.Duration
	o := b.order(t)
	o.pause = func(_ context.Context, d time.Duration) error { waits = append(waits, d); return nil }
	b.answer = func(w http.ResponseWriter, r *http.Request) bool {
		if int(b.requests.Load()) < limits.StreetsTries {
			w.WriteHeader(http.StatusBadGateway)
			return true
		}
		return false
	}
	if _, err := o.fetched(t.Context()); err != nil {
		t.Errorf("a server that answers at the last try gives %v", err)
	}
	if len(waits) != limits.StreetsTries-1 || waits[0] != limits.StreetsPause || waits[2] != 4*limits.StreetsPause {
		t.Errorf("it waits %v between tries, want doubled pauses from %v on", waits, limits.StreetsPause)
	}
	before := b.requests.Load()
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { w.WriteHeader(http.StatusBadGateway); return true }
	var down fetch.Unavailable
	if _, err := o.fetched(t.Context()); !errors.As(err, &down) || down.Status != 502 ||
		b.requests.Load()-before != limits.StreetsTries {
		t.Errorf("a server that is down gives %v after %d requests, want 502 after %d", err, b.requests.Load()-before, limits.StreetsTries)
	}
}

// TestFetchNamesWhatIsWrong has a server that is wrong in each way.
func TestFetchNamesWhatIsWrong(t *testing.T) {
	status := func(code int) func(w http.ResponseWriter, r *http.Request) bool {
		return func(w http.ResponseWriter, r *http.Request) bool { w.WriteHeader(code); return true }
	}
	for name, c := range map[string]struct {
		change func(b *basemap)
		want   error
	}{
		"no ranges": {func(b *basemap) {
			b.answer = func(w http.ResponseWriter, r *http.Request) bool { w.Write(b.content); return true }
		}, fetch.ErrNoRanges},
		"other ranges": {func(b *basemap) {
			b.answer = func(w http.ResponseWriter, r *http.Request) bool {
				r.Header.Set("Range", "bytes=5-99")
				return false
			}
		}, fetch.ErrNoRanges},
		"404":             {func(b *basemap) { b.answer = status(404) }, fetch.Unavailable{Status: 404}},
		"a page":          {func(b *basemap) { b.content = []byte("<!doctype html>" + strings.Repeat(" ", 20000)) }, pmtiles.ErrFormat},
		"a short file":    {func(b *basemap) { b.content = b.content[:5] }, pmtiles.ErrFormat},
		"pictures":        {func(b *basemap) { b.content[99] = 2 }, pmtiles.ErrKind},
		"another maker's": {func(b *basemap) { b.content = otherMaker() }, pmtiles.ErrLayers},
		"damaged":         {func(b *basemap) { clear(b.content[130:200]) }, pmtiles.ErrDirectory},
	} {
		t.Run(name, func(t *testing.T) {
			b := serveBasemap(t)
			c.change(b)
			o := b.order(t)
			if _, err := o.fetched(t.Context()); !errors.Is(err, c.want) || strings.Contains(err.Error(), "127.0.0.1") {
				t.Errorf("it ends with %v, want %v without an address", err, c.want)
			}
			if entries(t, o.File) != "" {
				t.Errorf("it leaves %s", entries(t, o.File))
			}
		})
	}
}

func otherMaker() []byte {
	f := streetstest.Good()
	f.Layers = []string{"earth", "water", "transportation"}
	return f.Bytes()
}

// TestFetchSeesThatTheBasemapChanged changes the basemap between two requests, and between two fetches.
func TestFetchSeesThatTheBasemapChanged(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	b.tag = `"2"`
	if err := plan.Fetch(t.Context(), func(uint64) {}); !errors.Is(err, ErrChanged) {
		t.Errorf("a basemap that changed gives %v, want ErrChanged", err)
	}
	again, err := o.Measure(t.Context())
	if err != nil || again.Done != 0 {
		t.Fatalf("%d bytes of another basemap are gone on with (%v)", again.Done, err)
	}
	if err := again.Fetch(t.Context(), func(uint64) {}); err != nil || entries(t, o.File) != "streets.pmtiles" {
		t.Errorf("after the change it ends with %v and leaves %s", err, entries(t, o.File))
	}
}

// TestFetchThrowsAwayWhatIsDamaged has a server that sends other bytes than the basemap's under the same tag.
func TestFetchThrowsAwayWhatIsDamaged(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i := len(b.content) / 2; i < len(b.content); i += 100 {
		b.content[i]++
	}
	if err := plan.Fetch(t.Context(), func(uint64) {}); !errors.Is(err, ErrDamaged) || entries(t, o.File) != "" {
		t.Errorf("damaged tiles give %v and leave %s, want ErrDamaged and nothing", err, entries(t, o.File))
	}
}

// TestFetchOnAFullDisk writes to Linux' device that is always full.
func TestFetchOnAFullDisk(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("this system has no device that is always full")
	}
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	b := serveBasemap(t)
	s := &source{client: fetch.Chosen(), address: b.address, pause: sleep}
	err = ofDisk(s.copy(t.Context(), full, 0, 1000))
	if !errors.Is(err, ErrFull) || b.requests.Load() != 1 {
		t.Errorf("a full disk gives %v after %d requests, want ErrFull after one", err, b.requests.Load())
	}
}

func TestFetchByOneAtATime(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	plan, err := o.Measure(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	release, err := reserve(o.File)
	if err != nil {
		t.Fatal(err)
	}
	if err := plan.Fetch(t.Context(), func(uint64) {}); !errors.Is(err, ErrRunning) {
		t.Errorf("a second fetch into the same folder gives %v, want ErrRunning", err)
	}
	release()
	if err := plan.Fetch(t.Context(), func(uint64) {}); err != nil {
		t.Errorf("after the first it gives %v", err)
	}
}

// TestStreetsBuildDays takes the newest build that is there.
func TestStreetsBuildDays(t *testing.T) {
	b := serveBasemap(t)
	oldest := time.Now().UTC().AddDate(0, 0, -limits.StreetsBuildDays).Format("20060102")
	b.answer = func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path == "/"+oldest+".pmtiles" {
			return false
		}
		w.WriteHeader(http.StatusNotFound)
		return true
	}
	o := b.order(t)
	o.From = strings.Replace(b.address, "basemap", "{date}", 1)
	if plan, err := o.Measure(t.Context()); err != nil || !strings.Contains(plan.Address, oldest) {
		t.Errorf("the oldest build is not found: %v", err)
	}
	b.answer = func(w http.ResponseWriter, r *http.Request) bool { w.WriteHeader(http.StatusNotFound); return true }
	before := b.requests.Load()
	if _, err := o.Measure(t.Context()); !errors.Is(err, ErrNoBuild) || b.requests.Load()-before != limits.StreetsBuildDays+1 {
		t.Errorf("no build gives %v after %d requests, want ErrNoBuild after %d", err, b.requests.Load()-before, limits.StreetsBuildDays+1)
	}
}

func TestStreetsPartAge(t *testing.T) {
	b := serveBasemap(t)
	o := b.order(t)
	for age, want := range map[time.Duration]bool{limits.StreetsPartAge - time.Hour: true, limits.StreetsPartAge + time.Hour: false} {
		plan, err := o.Measure(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		os.Remove(partOf(o.File))
		plan.record.At = time.Now().Add(-age)
		f, _, err := plan.openPart()
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
		if again, err := o.Measure(t.Context()); err != nil || (again.Done > 0) != want {
			t.Errorf("of a part that is %v old %d bytes are used (%v)", age, again.Done, err)
		}
		os.Chtimes(partOf(o.File), time.Time{}, time.Now().Add(-age))
		if Sweep(o.File); (entries(t, o.File) != "") != want {
			t.Errorf("of a part that is %v old there is %q after sweeping", age, entries(t, o.File))
		}
	}
}

// TestStreetsTime ends a fetch at its time, in the pause before another try.
func TestStreetsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := inTime(t.Context())
		defer cancel()
		begun := time.Now()
		if err := sleep(ctx, 2*limits.StreetsTime); !errors.Is(err, ErrTime) || time.Since(begun) != limits.StreetsTime {
			t.Errorf("a fetch without an end ends with %v after %v, want ErrTime after %v", err, time.Since(begun), limits.StreetsTime)
		}
	})
}

func TestStreetsRequests(t *testing.T) {
	b := serveBasemap(t)
	s := &source{client: fetch.Chosen(), address: b.address, requests: limits.StreetsRequests - 1, pause: sleep}
	if err := s.copy(t.Context(), io.Discard, 0, 10); err != nil {
		t.Errorf("the last request gives %v", err)
	}
	if err := s.copy(t.Context(), io.Discard, 0, 10); !errors.Is(err, ErrMany) {
		t.Errorf("one request more gives %v, want ErrMany", err)
	}
}
