package pixels

import (
	"errors"
	"testing"
	"testing/synctest"

	"github.com/gevel/gevel/limits"
)

// TestLargePicturesAreDecodedOneAfterAnother reserves memory as pictures do: two small ones at once, a large one alone.
func TestLargePicturesAreDecodedOneAfterAnother(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		small, err1 := Memory(t.Context(), limits.PictureMemoryBytes/4)
		other, err2 := Memory(t.Context(), limits.PictureMemoryBytes/4)
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal("two small pictures did not get memory at once:", err)
		}
		began := false
		go func() {
			done, err := Memory(t.Context(), 3*limits.PictureMemoryBytes)
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
