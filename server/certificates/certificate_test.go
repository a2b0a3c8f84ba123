package certificates

import (
	"io"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// TestRefusedNamesWaitLonger shows that each refusal doubles the time until the next try, up to an hour.
func TestRefusedNamesWaitLonger(t *testing.T) {
	c := &Store{refused: map[string]refusal{}}
	for _, want := range []time.Duration{65 * time.Second, 130 * time.Second, 260 * time.Second} {
		c.refuse("www.example.com", io.EOF)
		c.refuse("www.example.com", io.EOF) // another visitor, who waited for the same answer
		r := c.refused["www.example.com"]
		if r.wait != want || c.refusedNow("www.example.com") == nil {
			t.Errorf("the authority is left alone for %v, want %v", r.wait, want)
		}
		r.until = time.Now()
		c.refused["www.example.com"] = r
	}
	c.refused["www.example.com"] = refusal{wait: 50 * time.Minute}
	if c.refuse("www.example.com", io.EOF); c.refused["www.example.com"].wait != limits.CertificateLongestWait {
		t.Errorf("the authority is left alone for %v, want an hour", c.refused["www.example.com"].wait)
	}
}
