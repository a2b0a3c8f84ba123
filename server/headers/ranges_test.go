package headers_test

import (
	"net/http"
	"testing"

	"github.com/gevel/gevel/server/headers"
)

// TestRangesAsClientsWriteThem reads ranges of other units, which mean nothing, and the last 0 bytes, which lie behind the end.
func TestRangesAsClientsWriteThem(t *testing.T) {
	for said, want := range map[string]string{"": "", "bytes=0-1,5-": "bytes=0-1,5-", "Bytes=0-1": "bytes=0-1", "items=0-1": "", "none": "",
		"bytes": "bytes=", "seconds=1-2": "", "bytes=-10": "bytes=-10", "bytes=-": "bytes=-", "bytes=-0": "bytes=9223372036854775807-",
		"bytes=0-1, -00": "bytes=0-1,9223372036854775807-"} {
		h := http.Header{}
		if said != "" {
			h.Set("Range", said)
		}
		if headers.ReadRange(h); h.Get("Range") != want {
			t.Errorf("the range %q is read as %q, want %q", said, h.Get("Range"), want)
		}
	}
}
