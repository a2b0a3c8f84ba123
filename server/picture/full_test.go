package picture

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFullDiskServesWhatWasMade shows that sizes that cannot be stored are served, and that the log has it once. A file where the folder
// of sizes would be stands for the full disk.
func TestAFullDiskServesWhatWasMade(t *testing.T) {
	var log bytes.Buffer
	defer slog.SetDefault(slog.Default())
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	dir := folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(500, 300))})
	sizes := filepath.Join(dir, "sizes")
	if err := os.WriteFile(sizes, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	m := NewMaker(dir)
	for range 3 {
		for _, query := range []string{"?width=400&format=webp", "?width=100&format=jpeg"} {
			if w := get(m, "GET", name(1, "jpg")+query); w.Code != 200 || w.Body.Len() == 0 {
				t.Errorf("%s on a full disk: status %d with %d bytes", query, w.Code, w.Body.Len())
			}
		}
	}
	m.Warm(t.Context(), nil, nil)
	if lines := strings.Count(log.String(), "\n"); lines != 1 {
		t.Errorf("the log has %d lines, want 1:\n%s", lines, &log)
	}
	if err := os.Remove(sizes); err != nil {
		t.Fatal(err)
	}
	if w := get(m, "GET", name(1, "jpg")+"?width=400&format=webp"); w.Code != 200 {
		t.Error("after it there is room:", w.Code)
	}
	if found, _ := filepath.Glob(filepath.Join(sizes, version, "*")); len(found) != 1 {
		t.Errorf("the sizes are %v, want the one that was asked for when there was room", found)
	}
}
