package picture

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/idle"
)

// TestBacklog counts the sizes that are to be made and works out how long they take from the last ones made: not known before there are
// two, without the pauses between them, and nothing once only the damaged picture lacks its sizes.
func TestBacklog(t *testing.T) {
	m, names := warmable(t)
	check := func(when string, want Backlog) {
		t.Helper()
		if got, err := ReadBacklog(t.Context(), m.media); err != nil || got != want {
			t.Errorf("%s the backlog is %+v (%v), want %+v", when, got, err, want)
		}
	}
	each := len(Widths)
	check("at first", Backlog{Missing: 3 * each})
	at := time.Now().Add(-time.Hour)
	made := func(width int, after time.Duration) {
		file := filepath.Join(sizes(m.media), Size{Width: width, Format: WebP}.file(name(1, "jpg")))
		get(m, "GET", name(1, "jpg")+"?format=webp&width="+map[int]string{100: "100", 400: "400", 600: "600"}[width])
		at = at.Add(after)
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	made(100, 0)
	check("after one", Backlog{Made: 1, Missing: 3*each - 1})
	made(400, 2*time.Second)
	check("after two", Backlog{Made: 2, Missing: 3*each - 2, Left: time.Duration(3*each-2) * 2 * time.Second})
	made(600, limits.PictureSizePause+time.Second)
	check("after a pause", Backlog{Made: 3, Missing: 3*each - 3, Left: time.Duration(3*each-3) * 2 * time.Second})
	m.Warm(t.Context(), idle.NewGate(), names)
	check("at the end", Backlog{Made: 2 * each})
	if got, err := ReadBacklog(t.Context(), filepath.Join(m.media, "none")); err != nil || got != (Backlog{}) {
		t.Errorf("without a media folder the backlog is %+v (%v), want none", got, err)
	}
}
