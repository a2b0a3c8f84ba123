package picture

import (
	"context"
	"errors"
	"testing"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/pixels"
	"github.com/gevel/gevel/limits"
)

// TestMemoryEndsWithTheRequest decodes a visitor's picture while others hold all memory.
func TestMemoryEndsWithTheRequest(t *testing.T) {
	done, err := pixels.Memory(t.Context(), limits.PictureMemoryBytes)
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	gone, leave := context.WithCancel(t.Context())
	leave()
	picture := oddpicture.PNG(300, 200, oddpicture.Depth{Bits: 8, Colours: 2})
	if _, err := Fresh(gone, picture, Bounds{Pixels: 1e6, Bytes: 1e7, Scans: 1}); !errors.Is(err, context.Canceled) {
		t.Errorf("a picture whose visitor left got %v, want context.Canceled", err)
	}
}
