package pixels

import (
	"bytes"
	"context"
	"errors"
	"image"
	"io"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/limits"
)

// TestCheckDecodes finds what only the pixels tell.
func TestCheckDecodes(t *testing.T) {
	broken := "BREAKS"
	image.RegisterFormat("breaks", broken, nil, func(io.Reader) (image.Config, error) { panic("a broken decoder") })
	marked := oddpicture.Inks(300, 200, true)
	if err := Check(t.Context(), marked); err != nil {
		t.Errorf("four inks with Adobe's mark give %v, want a picture", err)
	}
	for name, data := range map[string][]byte{"four inks without a mark": oddpicture.Inks(300, 200, false), "cut": marked[:len(marked)-200],
		"no picture": []byte("no picture"), "breaks its decoder": []byte(broken)} {
		if err := Check(t.Context(), data); err == nil {
			t.Errorf("%s counts as a picture", name)
		}
	}
	large := bytes.Replace(marked, []byte{0, 200, 1, 44, 4}, []byte{0xff, 0xff, 0xff, 0xff, 4}, 1)
	if err := Check(t.Context(), large); !errors.Is(err, ErrTooLarge) {
		t.Errorf("65535 by 65535 pixels give %v, want ErrTooLarge", err)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	done, err := Memory(t.Context(), limits.PictureMemoryBytes)
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	if err := Check(gone, marked); !errors.Is(err, context.Canceled) || strings.Contains(err.Error(), "decode") {
		t.Errorf("a caller who went away gets %v, want context.Canceled", err)
	}
}
