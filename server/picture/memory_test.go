package picture

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/limits"
)

// TestLargePicturesAreDecodedOneAfterAnother reserves memory as pictures do: two small ones at once, a large one alone.
func TestLargePicturesAreDecodedOneAfterAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		small, err1 := memoryFor(t.Context(), limits.PictureMemoryBytes/4)
		other, err2 := memoryFor(t.Context(), limits.PictureMemoryBytes/4)
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal("two small pictures did not get memory at once:", err)
		}
		began := false
		go func() {
			done, err := memoryFor(t.Context(), 3*limits.PictureMemoryBytes)
			began = err == nil
			done()
		}()
		synctest.Wait()
		if began {
			t.Error("a large picture got memory while two others held theirs")
		}
		small()
		other()
		synctest.Wait()
		if !began {
			t.Error("a large picture did not get memory after the others")
		}
	})
}

// TestMemoryForEndsWithTheRequest decodes a visitor's picture while others hold all memory.
func TestMemoryForEndsWithTheRequest(t *testing.T) {
	done, err := memoryFor(t.Context(), limits.PictureMemoryBytes)
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
