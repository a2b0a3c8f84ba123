package server

import (
	"errors"
	"io"
	"net/http/httptest"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/klauspost/compress/gzip"
)

// TestABrokenExportSaysWhy reads what a client gets of an export that breaks off, compressed as it is when the connection is cut.
func TestABrokenExportSaysWhy(t *testing.T) {
	for err, want := range map[error]string{
		graph.BrokenExport{Record: "property 1096"}: `{"error":{"code":"INTERNAL","message":"property 1096 cannot be read, and an export ` +
			`without it would not be whole: read it again later"}}`,
		errors.New("the disk is at /srv/secret"): `{"error":{"code":"INTERNAL","message":"something went wrong on our side: ` +
			`read the export again"}}`,
	} {
		w := httptest.NewRecorder()
		sayBroken(w, compressed(w, "gzip"), err)
		r, open := gzip.NewReader(w.Body)
		if open != nil {
			t.Fatal(open)
		}
		got, end := io.ReadAll(r)
		if string(got) != want+"\n" || end != io.ErrUnexpectedEOF || !w.Flushed {
			t.Errorf("the client reads %q until %v (sent: %v), want %q, which is not the end", got, end, w.Flushed, want)
		}
	}
}
