package mail

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/internal/posttest"
)

// TestTry sends an email to a mail server that takes it, to one that is not there, and to a folder, and reads what each said.
func TestTry(t *testing.T) {
	server := posttest.Start(t, nil, false)
	o := agency.Outgoing{ID: "test", Recipient: "an@example.com",
		Message: []byte("From: site@example.com\r\nTo: an@example.com\r\nSubject: Test\r\n\r\nTest\r\n")}
	for address, want := range map[string]Words{"smtp://" + server.Addr: {Taken: true, Said: "OK"},
		"smtp://127.0.0.1:9": {Said: "connection refused"}} {
		relay, err := ParseRelay(address)
		if err != nil {
			t.Fatal(err)
		}
		if got := Try(t.Context(), relay, o); got.Taken != want.Taken || !strings.Contains(got.Said, want.Said) {
			t.Errorf("%s says %+v, want %+v", address, got, want)
		}
	}
	if got := Try(t.Context(), Folder(t.TempDir()), o); !got.Taken || !strings.Contains(got.Said, "no mail server") {
		t.Errorf("a folder says %+v, want that there is no mail server", got)
	}
}
