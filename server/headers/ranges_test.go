package headers_test

import (
	"net/http"
	"testing"

	"github.com/gevel/gevel/server/headers"
)

// TestRangesOfAnotherUnitMeanNothing reads ranges as clients write them.
func TestRangesOfAnotherUnitMeanNothing(t *testing.T) {
	for said, want := range map[string]string{"": "", "bytes=0-1,5-": "bytes=0-1,5-", "Bytes=0-1": "bytes=0-1", "items=0-1": "", "none": "",
		"bytes": "bytes=", "seconds=1-2": ""} {
		h := http.Header{}
		if said != "" {
			h.Set("Range", said)
		}
		if headers.ReadRange(h); h.Get("Range") != want {
			t.Errorf("the range %q is read as %q, want %q", said, h.Get("Range"), want)
		}
	}
}
