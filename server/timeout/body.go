package timeout

import (
	"io"
	"net/http"
	"time"
)

// body is a request's body whose deadline moves on as bytes arrive. It is lifted only at the end of the body, so that a request that is
// refused half-way cannot hold its connection.
type body struct {
	io.ReadCloser
	control *http.ResponseController
	pace    Limits
	began   time.Time
	come    int64
	ended   bool
}

// Read fails with os.ErrDeadlineExceeded when the body comes too slowly.
func (b *body) Read(p []byte) (int, error) {
	if b.ended {
		return b.ReadCloser.Read(p)
	}
	if b.began.IsZero() {
		b.began = time.Now()
	}
	earned := time.Duration(b.come) * time.Second / time.Duration(b.pace.Speed)
	b.control.SetReadDeadline(b.began.Add(b.pace.Body + earned))
	n, err := b.ReadCloser.Read(p)
	b.come += int64(n)
	if err == io.EOF {
		b.ended = true
		b.control.SetReadDeadline(time.Time{}) // it would end the answer too
	}
	return n, err
}
